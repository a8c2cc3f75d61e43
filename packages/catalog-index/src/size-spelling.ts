import type { Language } from './fold.ts';

/** How people write the cross between two sides; `×` has been folded to `x` before. */
const CROSS = '\\s*(?:x|\\*|mal|per|by)\\s*';
const SIDE = '(\\d{1,3})';
/** A side is neither part of a word nor of a decimal such as 38,4 × 51,2. */
const BEFORE = '(?<![\\p{L}\\p{N}]|\\d[.,])';
const AFTER = '(?:er)?(?![\\p{L}\\p{N}]|[.,]\\d)';

const SIZE = new RegExp(`${BEFORE}${SIDE}${CROSS}${SIDE}(?:${CROSS}${SIDE})?${AFTER}`, 'gu');
const BEGUN_SIZE = new RegExp(`${BEFORE}${SIDE}${CROSS}$`, 'u');

/** `2x4`, `2 x 4`, `2*4`, `2 mal 4`, `2 per 4`, `2 by 4` and `4x2` are the same brick: one token, short side first. */
export const joinSizes = (folded: string): string => folded.replace(SIZE, joinSides);

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

/** What only queries hold: `zwei mal vier` becomes `2x4`, and `2 x` at the end the size that somebody begins to type. */
export function readTypedSizes(folded: string, language: Language): string {
  const digits = (side: string): string => {
    const value = numerals[language].indexOf(side);
    return value < 0 ? side : String(value);
  };
  return folded
    .replace(spokenSizes[language], (_match, first: string, second: string) => `${digits(first)}x${digits(second)}`)
    .replace(BEGUN_SIZE, '$1x');
}
