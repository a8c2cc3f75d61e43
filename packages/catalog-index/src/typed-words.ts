import { fold, type Language } from './fold.ts';
import type { QueryWord } from './query-word.ts';

const WRITTEN_WORD = /[\p{L}\p{M}]+/gu;

/** The text with its misspelt words put right, everything else as it was typed; null where there is none. */
export function correctText(text: string, words: readonly QueryWord[], language: Language): string | null {
  const corrections = new Map(words.map(({ word, correction }) => [word, correction]));
  let isChanged = false;
  const corrected = text.replace(WRITTEN_WORD, (written) => {
    const correction = corrections.get(fold(written, language));
    if (!correction) return written.toLowerCase();
    isChanged = true;
    return correction;
  });
  return isChanged ? corrected : null;
}

/** Words of a query as somebody typed them; sizes as the shop writes them. */
export function asTyped(text: string, words: readonly QueryWord[], language: Language): string[] {
  const written = new Map((text.match(WRITTEN_WORD) ?? []).map((word) => [fold(word, language), word]));
  const show = (part: string): string => written.get(part) ?? part.replace(/^(\d+)x(\d+)/, '$1×$2');
  return [...new Set(words.map(({ word }) => word.split(' ').map(show).join(' ')))];
}
