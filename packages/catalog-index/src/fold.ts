export type Language = 'de' | 'it' | 'en';

const ASCII = /^[\0-\x7f]*$/;
export const isAscii = (text: string): boolean => ASCII.test(text);

/** Lower case without accents. In German `ü`, `ue` and `u` become one, so that grün, gruen and grun meet. */
export function fold(text: string, language: Language): string {
  let folded = text.toLowerCase();
  if (!isAscii(folded)) {
    folded = folded.replaceAll('ß', 'ss').replaceAll('×', 'x').normalize('NFD').replace(/\p{M}/gu, '');
  }
  // After another vowel or q the e belongs to the next syllable: blaue, neue, Quelle.
  return language === 'de' ? folded.replace(/(?<![aeioq])([aou])e/g, '$1') : folded;
}

const MARKUP = /<[^>]*>|&[a-z]+;/gi;
const DIGIT = /\d/;
const JOINT = /[-._]/;
/** A full stop is followed by a space, or ends the text. */
const MAY_JOIN = /[-._]\S/;
const WORD = /[\p{L}\p{N}]+(?:[-._][\p{L}\p{N}]+)*/gu;

const MARKUP_OR_DIGIT = /[<&\d]/;
/** Whether the words of a text are those between its spaces, one after the other: only markup and sizes reach across them. */
export const isReadBySpaces = (text: string): boolean => !MARKUP_OR_DIGIT.test(text);

/** The folded words of a text. Article numbers stay whole; a hyphen between plain words parts them. */
export function words(text: string, language: Language): string[] {
  const plain = text.includes('<') || text.includes('&') ? text.replace(MARKUP, ' ') : text;
  return foldedWords(fold(plain, language));
}

/** The words of a text that has been folded already. */
export function foldedWords(folded: string): string[] {
  // a list of what matches: going through the matches themselves takes three times as long
  const whole = (DIGIT.test(folded) ? joinSizes(folded) : folded).match(WORD) ?? [];
  if (!MAY_JOIN.test(folded) || !whole.some((word) => JOINT.test(word))) return whole;
  return whole.flatMap((word) => {
    if (!JOINT.test(word)) return word;
    const parts = word.split(JOINT);
    // The parts of a number are searchable too: `3001-red` is found as a whole, as 3001 and as red.
    return DIGIT.test(word) ? [word, ...parts] : parts;
  });
}

/** How people write the cross between two sides; `×` has been folded to `x` before. */
const CROSS = '\\s*(?:x|\\*|mal|per|by)\\s*';
const SIDE = '(\\d{1,3})';
/** A side is neither part of a word nor of a decimal such as 38,4 × 51,2. */
const BEFORE = '(?<![\\p{L}\\p{N}]|\\d[.,])';
const AFTER = '(?:er)?(?![\\p{L}\\p{N}]|[.,]\\d)';
const SIZE = new RegExp(`${BEFORE}${SIDE}${CROSS}${SIDE}(?:${CROSS}${SIDE})?${AFTER}`, 'gu');
const BEGUN_SIZE = new RegExp(`${BEFORE}${SIDE}${CROSS}$`, 'u');

/** `2x4`, `2 x 4`, `2*4`, `2 mal 4`, `2 per 4`, `2 by 4` and `4x2` are the same brick: one token, short side first. */
const joinSizes = (folded: string): string => folded.replace(SIZE, joinSides);

function joinSides(_match: string, first: string, second: string, third: string | undefined): string {
  const [short, long] = Number(first) <= Number(second) ? [first, second] : [second, first];
  return ` ${short}x${long}${third === undefined ? '' : `x${third}`} `;
}

const numerals: Record<Language, readonly string[]> = {
  de: ['', 'eins', 'zwei', 'drei', 'vier', 'funf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwolf'],
  it: ['', 'uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci', 'undici', 'dodici'],
  en: ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
};

const spokenSize = (language: Language): RegExp => {
  const side = `(\\d{1,3}|${numerals[language].slice(1).join('|')})`;
  return new RegExp(`(?<!\\p{L})${side}${CROSS}${side}(?!\\p{L})`, 'gu');
};

const spokenSizes: Record<Language, RegExp> = { de: spokenSize('de'), it: spokenSize('it'), en: spokenSize('en') };

/** What only queries hold: `zwei mal vier` becomes `2x4`, and `2 x` at the end the beginning of a size. */
export function readTypedSizes(folded: string, language: Language): string {
  const digits = (side: string): string => {
    const value = numerals[language].indexOf(side);
    return value < 0 ? side : String(value);
  };
  return folded
    .replace(spokenSizes[language], (_match, first: string, second: string) => `${digits(first)}x${digits(second)}`)
    .replace(BEGUN_SIZE, '$1x');
}
