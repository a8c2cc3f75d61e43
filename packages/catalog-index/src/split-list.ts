import { DocumentSet } from './document-set.ts';
import type { SetTest } from './filter.ts';
import type { Selection } from './selection.ts';
import type { FacetChoice } from './split-hits.ts';

/** A list that is not searched by a text, as chosen in its facets. */
export interface SplitList {
  /** those that fail no choice, ascending */
  hits: Uint32Array;
  /** those that fail no other choice than this one */
  without(choice: number): Uint32Array;
}

/** A set is made of all documents, so it is worth its while for a good part of them only. */
const LONG_PART = 0.25;

export const isLongList = ({ documents }: Selection, documentCount: number): boolean =>
  documents.length >= LONG_PART * documentCount;

export const areSetTests = (choices: readonly FacetChoice[]): choices is readonly SetTest[] =>
  choices.every((choice) => typeof choice !== 'function');

/** Long lists are combined 32 documents at a time: what passes each choice is a set, and what passes several is common to them. */
export function splitList({ members }: Selection, choices: readonly SetTest[]): SplitList {
  const passing = choices.map((choice) => DocumentSet.passing(choice));
  return {
    hits: members.and(passing).toArray(),
    without: (choice) => members.and(passing.toSpliced(choice, 1)).toArray(),
  };
}
