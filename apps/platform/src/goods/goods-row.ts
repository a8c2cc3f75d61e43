import { isSpecialActive, type SourcePrice } from '@brixel/commerce/product-price';
import type { Money } from '../database/column-types.ts';

/** A product as the list of goods holds it in memory. */
export interface GoodsRow {
  id: number;
  sku: string;
  /** in the default store */
  name: string;
  picture: string;
  colour: number | null;
  /** of a part, as its lot has it: a printed one is not the plain one */
  number: string | null;
  /** what numbers of the same part have in common */
  part: string | null;
  condition: 'new' | 'used' | null;
  isOn: boolean;
  /** null: it costs what its parts cost */
  price: SourcePrice | null;
  /** null: it is not counted */
  stock: number | null;
  place: string;
  cost: Money | null;
  sold: number;
  categories: readonly number[];
  updatedAt: string;
  /** what it is found by, the name first: plain words with a blank before each */
  words: string;
  /** the place so that K07-2 comes before K07-12; those without one come last */
  placeKey: string;
}

/** Without capitals, accents and signs: "Brüstung 1×2" is found by "brustung 1x2". */
export const plainWords = (text: string): string[] =>
  (isPlain(text) ? text : withoutAccents(text))
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Most numbers and places are, and a list of 100,000 is read in a fraction of the time. */
const isPlain = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll('×', 'x')
    .replaceAll('ß', 'ss');

export const wordsOf = (...texts: (string | null)[]): string =>
  texts.flatMap((text) => (text === null ? [] : plainWords(text).map((word) => ` ${word}`))).join('');

/** More are rare ones, which would only fill the memory. */
const MOST_KNOWN = 20_000;

/** The same for many names: they are made of few words, each of which is made plain once. */
export function rememberWords(): typeof wordsOf {
  const known = new Map<string, string>();
  function of(word: string): string {
    const found = known.get(word);
    if (found !== undefined) return found;
    const plain = wordsOf(word);
    if (known.size < MOST_KNOWN) known.set(word, plain);
    return plain;
  }
  return (...texts) => {
    let words = '';
    for (const text of texts) if (text !== null) for (const word of text.split(' ')) words += of(word);
    return words;
  };
}

const LAST = '\uffff';

export const placeKeyOf = (place: string): string =>
  place === '' ? LAST : place.toLowerCase().replaceAll(/\d+/g, (digits) => digits.padStart(8, '0'));

/** What is charged instead of the price, now. */
export const reducedPrice = ({ price }: Pick<GoodsRow, 'price'>, now: number): Money | null =>
  price?.special && isSpecialActive(price, now) ? price.special.price : null;
