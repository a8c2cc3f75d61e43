import { hasDigit } from './analyse.ts';
import { editDistance } from './edit-distance.ts';

/** All terms of an index: words first, then whatever holds a digit, each part in alphabetical order. */
export interface TermDictionary {
  readonly terms: readonly string[];
  /** terms below this number are plain words, the only ones that may be matched loosely */
  readonly wordCount: number;
  find(term: string): number;
  /** terms that begin with the text and are longer than it */
  startingWith(text: string): number[];
  /** plain words that end with the text and are longer than it: the heads of compounds */
  endingWith(text: string): number[];
  /** plain words within the distance, with it */
  similarTo(text: string, distance: number): { term: number; distance: number }[];
  /** plain words that begin with the text but for one slip */
  startingLike(text: string): number[];
}

/** A prefix of one letter could name half the dictionary; nobody looks past this many. */
const LONGEST_RANGE = 5000;

export function createTermDictionary(unsorted: Iterable<string>): TermDictionary {
  const all = [...unsorted];
  const wordTerms = all.filter((term) => !hasDigit(term)).sort(byCodeUnits);
  const terms = [...wordTerms, ...all.filter(hasDigit).sort(byCodeUnits)];
  const wordCount = wordTerms.length;
  const masks = Uint32Array.from(wordTerms, letterMask);
  const reversed = wordTerms.map((term, number) => ({ text: reverse(term), number }));
  reversed.sort((a, b) => byCodeUnits(a.text, b.text));
  const reversedTexts = reversed.map(({ text }) => text);

  const bounds = (text: string): [number, number] => (hasDigit(text) ? [wordCount, terms.length] : [0, wordCount]);

  return {
    terms,
    wordCount,
    find(term) {
      const [low, high] = bounds(term);
      const position = lowerBound(terms, term, low, high);
      return position < high && terms[position] === term ? position : -1;
    },
    startingWith(text) {
      const found = rangeOf(terms, text, 0, wordCount);
      found.push(...rangeOf(terms, text, wordCount, terms.length));
      return found;
    },
    endingWith(text) {
      const range = rangeOf(reversedTexts, reverse(text), 0, wordCount);
      return range.map((position) => reversed[position]!.number);
    },
    similarTo(text, distance) {
      const mask = letterMask(text);
      const found: { term: number; distance: number }[] = [];
      for (let number = 0; number < wordCount; number++) {
        // Each edit changes at most two letters of the set, so this rules most words out without reading them.
        if (bitCount(masks[number]! ^ mask) > 2 * distance) continue;
        const actual = editDistance(text, terms[number]!, distance);
        if (actual <= distance) found.push({ term: number, distance: actual });
      }
      return found;
    },
    startingLike(text) {
      const mask = letterMask(text);
      const found: number[] = [];
      for (let number = 0; number < wordCount; number++) {
        if (bitCount(mask & ~masks[number]!) > 1) continue;
        if (beginsLike(terms[number]!, text)) found.push(number);
      }
      return found;
    },
  };
}

function beginsLike(term: string, text: string): boolean {
  for (let length = text.length - 1; length <= text.length + 1; length++) {
    if (length < term.length && editDistance(text, term.slice(0, length), 1) <= 1) return true;
  }
  return false;
}

const byCodeUnits = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function lowerBound(sorted: readonly string[], text: string, from: number, to: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

function rangeOf(sorted: readonly string[], prefix: string, from: number, to: number): number[] {
  const found: number[] = [];
  for (let at = lowerBound(sorted, prefix, from, to); at < to && found.length < LONGEST_RANGE; at++) {
    const text = sorted[at]!;
    if (!text.startsWith(prefix)) break;
    if (text.length > prefix.length) found.push(at);
  }
  return found;
}

const reverse = (text: string): string => [...text].reverse().join('');

function letterMask(text: string): number {
  let mask = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at) - 97;
    mask |= 1 << (letter >= 0 && letter < 26 ? letter : 26 + (letter & 3));
  }
  return mask >>> 0;
}

function bitCount(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
