import type { Expansion } from './expand.ts';

/** A word of a query, resolved. */
export interface QueryWord {
  /** the word as typed, folded; two words where they are one name */
  word: string;
  /** empty if the word is unknown */
  expansions: readonly Expansion[];
  /** whether the word is unknown as it is written */
  isGuess: boolean;
  /** the right spelling of a misspelt word, as the shop writes it */
  correction: string | null;
}
