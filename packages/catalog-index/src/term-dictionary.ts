import { hasDigit } from './analyse.ts';
import { bitCount } from './bit-count.ts';
import { editDistance } from './edit-distance.ts';
import { buildStringTable, byCodeUnits, StringTable, type StringTableData } from './string-table.ts';

/** All terms of an index: words first, then whatever holds a digit, each part in alphabetical order. */
export interface TermDictionary {
  readonly termCount: number;
  /** terms below this number are plain words, the only ones that may be matched loosely */
  readonly wordCount: number;
  term(number: number): string;
  lengthOf(number: number): number;
  find(term: string): number;
  /** terms that begin with the text and are longer than it */
  startingWith(text: string): number[];
  /** plain words that end with the text and are longer than it: the heads of compounds */
  endingWith(text: string): number[];
  /** plain words within the distance, with it */
  similarTo(text: string, distance: number): { term: number; distance: number }[];
  /** plain words that begin with the text but for one typo */
  startingLike(text: string): number[];
}

export interface TermDictionaryData {
  terms: StringTableData;
  wordCount: number;
  /** which letters each plain word has */
  masks: Uint32Array<ArrayBuffer>;
  /** the plain words read backwards, in alphabetical order, and their numbers */
  reversed: StringTableData;
  reversedNumbers: Uint32Array<ArrayBuffer>;
}

/** A prefix of one letter could match half the dictionary; so many are enough. */
const LONGEST_RANGE = 5000;

/** The data of a dictionary, and its terms in the order of their numbers. */
export function buildTermDictionary(unsorted: Iterable<string>): { data: TermDictionaryData; terms: string[] } {
  const wordTerms: string[] = [];
  const otherTerms: string[] = [];
  for (const term of unsorted) (hasDigit(term) ? otherTerms : wordTerms).push(term);
  const terms = wordTerms.sort(byCodeUnits).concat(otherTerms.sort(byCodeUnits));
  const reversed = wordTerms.map((term, number) => ({ text: reverse(term), number }));
  reversed.sort((a, b) => byCodeUnits(a.text, b.text));
  const data = {
    terms: buildStringTable(terms),
    wordCount: wordTerms.length,
    masks: Uint32Array.from(wordTerms, letterMask),
    reversed: buildStringTable(reversed.map(({ text }) => text)),
    reversedNumbers: Uint32Array.from(reversed, ({ number }) => number),
  };
  return { data, terms };
}

export function openTermDictionary(data: TermDictionaryData): TermDictionary {
  const { wordCount, masks, reversedNumbers } = data;
  const terms = new StringTable(data.terms);
  const reversed = new StringTable(data.reversed);
  // Misspelt words are compared with many others, so each is read out of the table once.
  const words: (string | undefined)[] = new Array(wordCount);

  function term(number: number): string {
    if (number >= wordCount) return terms.at(number);
    const known = words[number];
    if (known !== undefined) return known;
    const word = terms.at(number);
    words[number] = word;
    return word;
  }

  return {
    termCount: terms.length,
    wordCount,
    term,
    lengthOf: (number) => terms.lengthOf(number),
    find: (text) => (hasDigit(text) ? terms.find(text, wordCount) : terms.find(text, 0, wordCount)),
    startingWith(text) {
      const found = rangeOf(terms, text, 0, wordCount);
      found.push(...rangeOf(terms, text, wordCount, terms.length));
      return found;
    },
    endingWith: (text) => rangeOf(reversed, reverse(text), 0, wordCount).map((position) => reversedNumbers[position]!),
    similarTo(text, distance) {
      const mask = letterMask(text);
      const found: { term: number; distance: number }[] = [];
      for (let number = 0; number < wordCount; number++) {
        // Each edit changes at most two letters of the set, so this rules most words out without reading them.
        if (bitCount(masks[number]! ^ mask) > 2 * distance) continue;
        if (Math.abs(terms.lengthOf(number) - text.length) > distance) continue;
        const actual = editDistance(text, term(number), distance);
        if (actual <= distance) found.push({ term: number, distance: actual });
      }
      return found;
    },
    startingLike(text) {
      const mask = letterMask(text);
      const found: number[] = [];
      for (let number = 0; number < wordCount; number++) {
        if (bitCount(mask & ~masks[number]!) > 1) continue;
        if (beginsLike(term(number), text)) found.push(number);
      }
      return found;
    },
  };
}

/** At most one letter of the text is wrong, too many, missing or swapped with the next, and the term continues after it. */
function beginsLike(term: string, text: string): boolean {
  if (term.length < text.length) return false;
  let same = 0;
  while (same < text.length && term.charCodeAt(same) === text.charCodeAt(same)) same += 1;
  const rest = text.slice(same + 1);
  if (same === text.length || term.startsWith(rest, same)) return true;
  const goesOn = (ending: string, at: number): boolean =>
    term.startsWith(ending, at) && term.length > at + ending.length;
  if (goesOn(rest, same + 1) || goesOn(text.slice(same), same + 1)) return true;
  const isSwap =
    term.charCodeAt(same) === text.charCodeAt(same + 1) && term.charCodeAt(same + 1) === text.charCodeAt(same);
  return isSwap && goesOn(text.slice(same + 2), same + 2);
}

function rangeOf(sorted: StringTable, prefix: string, from: number, to: number): number[] {
  const found: number[] = [];
  const first = sorted.lowerBound(prefix, from, to);
  const end = sorted.endOfPrefix(prefix, first, to);
  for (let at = first; at < end && found.length < LONGEST_RANGE; at++) {
    if (sorted.lengthOf(at) > prefix.length) found.push(at);
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
