import type { Expansion } from './expand.ts';
import type { Phrase } from './lexicon.ts';
import type { TermDictionary } from './term-dictionary.ts';

/** The words of a phrase in the store's language, each with the terms that stand for it. */
export type Slots = Expansion[][];

/** Nothing where the catalogue lacks a word of the phrase. */
export type Translate = (phrase: Phrase, factor?: number) => Slots | null;

export const createTranslate =
  (dictionary: TermDictionary): Translate =>
  ({ translation }, factor = 1) => {
    const slots = translation.map((meanings) =>
      meanings
        .map((meaning) => ({ term: dictionary.find(meaning.term), factor: factor * meaning.factor }))
        .filter(({ term }) => term >= 0),
    );
    return slots.every((slot) => slot.length > 0) ? slots : null;
  };

/** The terms of a phrase that is one word; phrases of several words cannot stand beside other meanings of a word. */
export const singleSlot = (slots: Slots | null): Expansion[] => (slots?.length === 1 ? slots[0]! : []);
