import { hasDigit, type Token } from './analyse.ts';
import type { TermDictionary } from './term-dictionary.ts';

/** A dictionary term that answers a query word, and how much its score counts. */
export interface Expansion {
  term: number;
  factor: number;
}

const MOST_EXPANSIONS = 50;
const SHORTEST_PREFIX = 2;
const SHORTEST_COMPOUND_PART = 4;
const PREFIX_FACTOR = 0.7;
const COMPOUND_FACTOR = 0.6;
const FUZZY_FACTORS = [1, 0.5, 0.25];
const FUZZY_PREFIX_FACTOR = 0.35;
const SHORTEST_FUZZY_PREFIX = 5;

export interface ExpansionSettings {
  /** the most letters that a typed word may be wrong by */
  fuzziness: number;
  /** how many documents hold a term */
  frequency(term: number): number;
}

/**
 * The terms that a query word stands for. Numbers are meant as written: they match exactly, and as the beginning of a
 * number only while no such number exists (somebody is still typing). A word also matches longer words that begin or
 * end with it; only a word that matches nothing is taken for a slip.
 */
export function expandToken(dictionary: TermDictionary, token: Token, settings: ExpansionSettings): Expansion[] {
  const exact = dictionary.find(token.term);
  const expansions: Expansion[] = exact >= 0 ? [{ term: exact, factor: 1 }] : [];
  if (hasDigit(token.term)) {
    return exact >= 0 ? expansions : prefixes(dictionary, token.term, settings);
  }
  expansions.push(...prefixes(dictionary, token.term, settings), ...compounds(dictionary, token.term, settings));
  if (expansions.length > 0) return strongest(expansions, settings);
  return slips(dictionary, token.term, settings);
}

function prefixes(dictionary: TermDictionary, text: string, settings: ExpansionSettings): Expansion[] {
  if (text.length < SHORTEST_PREFIX) return [];
  const found = dictionary.startingWith(text).map((term) => ({
    term,
    factor: PREFIX_FACTOR * closeness(text, dictionary.terms[term]!),
  }));
  return strongest(found, settings);
}

function compounds(dictionary: TermDictionary, text: string, settings: ExpansionSettings): Expansion[] {
  if (text.length < SHORTEST_COMPOUND_PART) return [];
  const found = dictionary.endingWith(text).map((term) => ({
    term,
    factor: COMPOUND_FACTOR * closeness(text, dictionary.terms[term]!),
  }));
  return strongest(found, settings);
}

function slips(dictionary: TermDictionary, text: string, settings: ExpansionSettings): Expansion[] {
  const distance = allowedDistance(text, settings.fuzziness);
  if (distance === 0) return [];
  const found = dictionary.similarTo(text, distance).map((similar) => ({
    term: similar.term,
    factor: FUZZY_FACTORS[similar.distance] ?? 0,
  }));
  // Somebody may slip in a word they have not finished: "maton" is on the way to "mattoncino".
  if (text.length >= SHORTEST_FUZZY_PREFIX) {
    for (const term of dictionary.startingLike(text)) found.push({ term, factor: FUZZY_PREFIX_FACTOR });
  }
  return strongest(found, settings);
}

/** Short words are close to too many others: below five letters one slip is forgiven, below three none. */
export function allowedDistance(text: string, fuzziness: number): number {
  if (text.length < 3) return 0;
  return Math.min(fuzziness, text.length < 5 ? 1 : 2);
}

const closeness = (text: string, longer: string): number => 0.5 + (0.5 * text.length) / longer.length;

function strongest(expansions: Expansion[], { frequency }: ExpansionSettings): Expansion[] {
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
