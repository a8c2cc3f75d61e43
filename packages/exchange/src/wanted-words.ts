import { DESIGNS } from '@brixel/bricks/designs';
import { bareWord } from './bare-word.ts';
import { COLOUR_NAMES, colourNumber } from './colour-number.ts';
import { designNames } from './design-name.ts';
import { designOf } from './part-number.ts';
import { isPartNumber, type Wanted, wantedQty } from './wanted.ts';

/**
 * A line in anybody's words: `10 rote 2x4 Steine`, `20 pezzi di 3001 in giallo`, `rot 3001 (20)`. It is understood where each of its
 * words is; whoever writes more than part, colour and quantity is told so, since half of it would be something else.
 */

const MOST_COLOUR_WORDS = 4;
const MOST_WORDS = 16;

/** Words around what counts. */
const FILLING = new Set(
  [
    'in der die das den von vom und mit farbe farbig teil teile nr nummer menge anzahl mal stk stück stueck st x',
    'di da del della dei degli delle in colore codice pezzo pezzi pz quantità numero',
    'of the color colour part no number qty quantity pieces piece pcs pc',
    'bitte noch brauche ich suche mir fehlen cerco servono mi mancano vorrei i need want please',
  ]
    .join(' ')
    .split(' ')
    .map(bareWord),
);

/** What a word is in each of its forms: rot, rote, roten; giallo, gialla, gialli; bianco, bianchi. */
const stem = (word: string): string =>
  bareWord(word)
    .replaceAll('ß', 'ss')
    .replace(/(?<=.{3})(?:er|es|en|em|(?<!s)s)$/, '')
    .replace(/(?<=.{2})[aeio]+$/, '')
    .replace(/(?<=c)h$/, '');

const SIZE = /^(\d{1,2})[x×](\d{1,2})$/i;
const COUNT = /^\d{1,3}(?:[.'’]\d{3})+$|^\d+$/;

/** Numbers of parts that are digits alone. */
const PART = /^\d{3,6}$/;

/** A studded size reads the same from either side. */
const sizeKey = (word: string): string | null => {
  const [, a, b] = SIZE.exec(word) ?? [];
  return a && b ? [Number(a), Number(b)].toSorted((one, other) => one - other).join('x') : null;
};

const nameKey = (words: readonly string[]): string =>
  words
    .map((word) => sizeKey(word) ?? stem(word))
    .filter((word) => word !== '')
    .toSorted()
    .join(' ');

/** Our designs by their names, where a name is that of one alone. */
const byName: ReadonlyMap<string, string | null> = (() => {
  const found = new Map<string, string | null>();
  for (const { number } of DESIGNS) {
    const names = designNames({ itemType: 'part', itemNo: number });
    for (const key of new Set(Object.values(names ?? {}).map((name) => nameKey(name.split(/[\s-]+/)))))
      found.set(key, found.has(key) && found.get(key) !== number ? null : number);
  }
  return found;
})();
const nameWords: ReadonlySet<string> = new Set([...byName.keys()].flatMap((key) => key.split(' ')));

const stems = (words: readonly string[]): string => words.map(stem).join('');

const colourByStems: ReadonlyMap<string, number> = new Map(
  COLOUR_NAMES.toReversed().map(([name, number]) => [stems(name.split(/[\s-]+/)), number]),
);

/** By its name, in whatever form that stands. */
const colourOf = (words: readonly string[]): number | null =>
  colourNumber(words.join(' '), 'bricklink') ?? colourByStems.get(stems(words)) ?? null;

/** The longest name of a colour in a line, and what is left of that. */
function takeColour(words: readonly string[]): { colourNo: number; rest: string[] } | null {
  for (let length = Math.min(MOST_COLOUR_WORDS, words.length); length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const some = words.slice(start, start + length);
      if (some.some((word) => /\d/.test(word))) continue;
      const colourNo = colourOf(some);
      if (colourNo !== null) return { colourNo, rest: words.toSpliced(start, length) };
    }
  }
  return null;
}

/** Null where it is not plain what is meant. */
export function wantedInWords(line: string): Wanted | null {
  const sized = line.replaceAll(/(?<=\b\d{1,2})\s+[x×]\s+(?=\d{1,2}\b)/gi, 'x');
  const written = sized.split(/[\s;,|()"„“:=/]+|(?:^|\s)[-–—](?:\s|$)/).map((word) => word.replace(/[.!?]+$/, ''));
  const words = written.filter((word) => word !== '' && !FILLING.has(bareWord(word)));
  if (words.length > MOST_WORDS) return null;
  const coloured = takeColour(words.map((word) => word.replace(/^x(?=\d+$)|(?<=^\d+)x$/i, '')));
  if (!coloured) return null;
  const numbers = coloured.rest.filter((word) => COUNT.test(word));
  const names = coloured.rest.filter((word) => !COUNT.test(word) && !isMould(word));
  const moulds = coloured.rest.filter((word) => !COUNT.test(word) && isMould(word));
  const part = partOf(moulds, numbers, names);
  if (!part) return null;
  const qty = wantedQty((part.count ?? '1').replaceAll(/[.'’]/g, ''));
  return qty === null ? null : { part: part.number, colourNo: coloured.colourNo || null, qty, condition: null };
}

/** A number with letters, such as 3069b. */
const isMould = (word: string): boolean => /^\d{2,}/.test(word) && isPartNumber(word) && sizeKey(word) === null;

function partOf(
  moulds: readonly string[],
  numbers: readonly string[],
  names: readonly string[],
): { number: string; count: string | undefined } | null {
  if (names.some((word) => sizeKey(word) === null && !nameWords.has(stem(word)))) return null;
  const [first, second, third] = numbers;
  if (third !== undefined || moulds.length > 1) return null;
  const named = moulds[0] ?? byName.get(nameKey(names)) ?? null;
  if (named !== null) return second === undefined ? { number: named, count: first } : null;
  const [one, other] = [first, second].filter((number) => number !== undefined && PART.test(number));
  if (!one) return null;
  const count = (number: string) => (number === first ? second : first);
  if (!other) return { number: one, count: count(one) };
  // of two numbers the part is the one that is known, else the longer one
  const [isFirst, isSecond] = [one, other].map((number) => designOf(number) !== null);
  if (isFirst === isSecond && one.length === other.length) return null;
  const number = isFirst === isSecond ? (one.length > other.length ? one : other) : isFirst ? one : other;
  return { number, count: count(number) };
}
