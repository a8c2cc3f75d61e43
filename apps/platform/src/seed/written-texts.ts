import type { Language, Text } from '@brixel/demo-catalog/seed';

/** Those of the demo, each of them a store view. A further store shows the texts of the default one. */
export const languages: readonly Language[] = ['de', 'it', 'en'];

/** Those that something has texts in, by its name. */
export const languagesOf = (name: Text): Language[] => languages.filter((language) => name[language] !== undefined);

export const written = (text: Text, language: Language): string => text[language] ?? text.de;
