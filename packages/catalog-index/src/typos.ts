import { editDistance } from './edit-distance.ts';
import type { Expansion } from './expand.ts';
import type { Lexicon, Phrase } from './lexicon.ts';
import type { TermDictionary } from './term-dictionary.ts';

/** What a misspelt word may have been meant for: terms of the dictionary and names of the lexicon. */
export interface Guesses {
  terms: Expansion[];
  phrases: { phrase: Phrase; factor: number }[];
}

const ONE_SLIP_FACTOR = 0.5;
const TWO_SLIPS_FACTOR = 0.25;
const UNFINISHED_FACTOR = 0.35;
const SHORTEST_UNFINISHED = 5;

const SHORTEST_WITH_ONE_SLIP = 4;
const SHORTEST_WITH_TWO_SLIPS = 7;

/** Short words are close to too many others: a crane is not clear, and what is led is not red. */
export function allowedDistance(text: string, fuzziness: number): number {
  if (text.length < SHORTEST_WITH_ONE_SLIP) return 0;
  return Math.min(fuzziness, text.length < SHORTEST_WITH_TWO_SLIPS ? 1 : 2);
}

/** One typo, also in a word that is not finished yet: "maton" is on the way to "mattoncino". */
export function guessOneTypo(dictionary: TermDictionary, lexicon: Lexicon, text: string): Guesses {
  const terms = dictionary.similarTo(text, 1).map(({ term }) => ({ term, factor: ONE_SLIP_FACTOR }));
  if (text.length >= SHORTEST_UNFINISHED) {
    for (const term of dictionary.startingLike(text)) terms.push({ term, factor: UNFINISHED_FACTOR });
  }
  return { terms, phrases: similarPhrases(lexicon, text, 1, ONE_SLIP_FACTOR) };
}

/** Two typos, but not in the first letter. */
export function guessTwoTypos(dictionary: TermDictionary, lexicon: Lexicon, text: string): Guesses {
  const isLikely = (candidate: string): boolean => candidate.startsWith(text.charAt(0));
  const similar = dictionary.similarTo(text, 2).filter(({ term }) => isLikely(dictionary.term(term)));
  return {
    terms: similar.map(({ term }) => ({ term, factor: TWO_SLIPS_FACTOR })),
    phrases: similarPhrases(lexicon, text, 2, TWO_SLIPS_FACTOR).filter(({ phrase }) => isLikely(phrase.key)),
  };
}

function similarPhrases({ words }: Lexicon, text: string, distance: number, factor: number): Guesses['phrases'] {
  return words.filter(({ key }) => editDistance(key, text, distance) <= distance).map((phrase) => ({ phrase, factor }));
}
