import { hasDigit, type Token } from './analyse.ts';
import type { TermDictionary } from './term-dictionary.ts';

/** A dictionary term that answers a query word, and how much its score counts. */
export interface Expansion {
  term: number;
  factor: number;
}

/** How many documents hold a term. */
export type Frequency = (term: number) => number;

const MOST_EXPANSIONS = 50;
const SHORTEST_PREFIX = 2;
const SHORTEST_COMPOUND_PART = 4;
const PREFIX_FACTOR = 0.7;
const COMPOUND_FACTOR = 0.6;
const SIDE = /^\d{1,2}$/;

/**
 * The terms that a query word stands for as it is written. Numbers are meant as written: they match exactly, and as the
 * beginning of a number only while no such number exists (it is still being typed), but a short one may become a size.
 * A word also matches longer words that begin with all of it, or end with its stem. What begins only like the stem is chance:
 * "casa" is no "castagna".
 */
export function expandWritten(dictionary: TermDictionary, { word, term }: Token, frequency: Frequency): Expansion[] {
  const exact = dictionary.find(term);
  const expansions: Expansion[] = exact >= 0 ? [{ term: exact, factor: 1 }] : [];
  if (hasDigit(term)) {
    if (exact < 0) return prefixes(dictionary, term, frequency);
    return SIDE.test(term) ? [...expansions, ...prefixes(dictionary, `${term}x`, frequency)] : expansions;
  }
  expansions.push(...prefixes(dictionary, word, frequency), ...compounds(dictionary, term, frequency));
  return strongest(expansions, frequency);
}

function prefixes(dictionary: TermDictionary, text: string, frequency: Frequency): Expansion[] {
  if (text.length < SHORTEST_PREFIX) return [];
  const found = dictionary.startingWith(text).map((term) => ({
    term,
    factor: PREFIX_FACTOR * closeness(text, dictionary.lengthOf(term)),
  }));
  return strongest(found, frequency);
}

function compounds(dictionary: TermDictionary, text: string, frequency: Frequency): Expansion[] {
  if (text.length < SHORTEST_COMPOUND_PART) return [];
  const found = dictionary.endingWith(text).map((term) => ({
    term,
    factor: COMPOUND_FACTOR * closeness(text, dictionary.lengthOf(term)),
  }));
  return strongest(found, frequency);
}

const closeness = (text: string, longerLength: number): number => 0.5 + (0.5 * text.length) / longerLength;

/** Each term once, with its best factor; far-fetched ones are left out where there are many. */
export function strongest(expansions: Expansion[], frequency: Frequency): Expansion[] {
  const sorted = expansions.sort(
    (a, b) => b.factor - a.factor || frequency(b.term) - frequency(a.term) || a.term - b.term,
  );
  const seen = new Set<number>();
  const kept: Expansion[] = [];
  for (const expansion of sorted) {
    if (kept.length === MOST_EXPANSIONS) break;
    if (seen.has(expansion.term)) continue;
    seen.add(expansion.term);
    kept.push(expansion);
  }
  return kept;
}
