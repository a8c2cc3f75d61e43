import { joinSizes } from './size-spelling.ts';

export type Language = 'de' | 'it' | 'en';

const ASCII = /^[\0-\x7f]*$/;

/** Lower case without accents. In German `ü`, `ue` and `u` become one, so that grün, gruen and grun meet. */
export function fold(text: string, language: Language): string {
  let folded = text.toLowerCase();
  if (!ASCII.test(folded)) {
    folded = folded.replaceAll('ß', 'ss').replaceAll('×', 'x').normalize('NFD').replace(/\p{M}/gu, '');
  }
  // After another vowel or q the e belongs to the next syllable: blaue, neue, Quelle.
  return language === 'de' ? folded.replace(/(?<![aeioq])([aou])e/g, '$1') : folded;
}

const MARKUP = /<[^>]*>|&[a-z]+;/gi;
const WORD = /[\p{L}\p{N}]+(?:[-._][\p{L}\p{N}]+)*/gu;

/** The folded words of a text. Article numbers stay whole; a hyphen between plain words parts them. */
export function words(text: string, language: Language): string[] {
  const plain = text.includes('<') || text.includes('&') ? text.replace(MARKUP, ' ') : text;
  return foldedWords(fold(plain, language));
}

/** The words of a text that has been folded already. */
export function foldedWords(folded: string): string[] {
  const found: string[] = [];
  for (const [word] of joinSizes(folded).matchAll(WORD)) {
    const parts = word.split(/[-._]/);
    // A number keeps its parts findable too: `3001-red` is found as a whole, as 3001 and as red.
    if (parts.length > 1 && /\d/.test(word)) found.push(word);
    found.push(...parts);
  }
  return found;
}
