import { type StoreCode, storeCodes } from './stores.ts';

/** In every language of the shop. */
export type LocalText = Readonly<Record<StoreCode, string>>;

/** What everything of ours is written in. */
type Written = Readonly<Record<'de' | 'it' | 'en', string>>;

/** Of names that are not known in every language of the shop, such as those of bricks: the English one stands for the others. */
export const textIn = (texts: Written, language: StoreCode): string =>
  (texts as Partial<LocalText>)[language] ?? texts.en;

/** What was stored before the shop learned a language: wherever a text lacks it, however deep, there is the English one. */
export function inAllLanguages(stored: unknown, languages: readonly string[] = storeCodes): unknown {
  const complete = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(complete);
    if (typeof part !== 'object' || part === null) return part;
    if (isWritten(part)) return { ...Object.fromEntries(languages.map((language) => [language, part.en])), ...part };
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, complete(value)]));
  };
  return complete(stored);
}

const isWritten = (value: object): value is Written =>
  ['de', 'it', 'en'].every((language) => typeof (value as Record<string, unknown>)[language] === 'string');
