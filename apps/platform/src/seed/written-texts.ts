import { storeCodes } from '@brixel/contract/stores';
import type { Language, Text } from '@brixel/demo-catalog/seed';

/** One store view for each language. */
export const languages: readonly Language[] = storeCodes;

/** Those that something has texts in, by its name. */
export const languagesOf = (name: Text): Language[] => languages.filter((language) => name[language] !== undefined);

export const written = (text: Text, language: Language): string => text[language] ?? text.de;
