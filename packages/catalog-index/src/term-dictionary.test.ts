import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';
import { buildTermDictionary, openTermDictionary } from './term-dictionary.ts';

// Few letters, so that words are often alike; one beyond Latin-1, and digits, which make a term a number.
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'ł'), minLength: 1, maxLength: 8 });
const term = fc.oneof(word, fc.string({ unit: fc.constantFrom('a', '1', '2'), minLength: 1, maxLength: 4 }));
const hasDigit = (text: string): boolean => /\d/.test(text);

const dictionaryOf = (terms: readonly string[]) => openTermDictionary(buildTermDictionary(new Set(terms)).data);
type Dictionary = ReturnType<typeof dictionaryOf>;

/** Compares what the dictionary finds with what looking at every term finds. */
function expectFound(
  find: (dictionary: Dictionary, text: string) => number[],
  holds: (term: string, text: string) => boolean,
) {
  fc.assert(
    fc.property(fc.array(term, { maxLength: 30 }), term, (terms, text) => {
      const dictionary = dictionaryOf(terms);
      const found = find(dictionary, text).map((number) => dictionary.term(number));
      expect(found.sort()).toEqual([...new Set(terms)].filter((each) => holds(each, text)).sort());
    }),
    { numRuns: 500 },
  );
}

describe('a dictionary finds', () => {
  it('a term itself', () => {
    expectFound(
      (dictionary, text) => [dictionary.find(text)].filter((number) => number >= 0),
      (each, text) => each === text,
    );
  });

  it('longer terms that begin with a text, and longer words that end with it', () => {
    const isLonger = (each: string, text: string): boolean => each.length > text.length;
    expectFound(
      (dictionary, text) => dictionary.startingWith(text),
      (each, text) => isLonger(each, text) && each.startsWith(text),
    );
    expectFound(
      (dictionary, text) => dictionary.endingWith(text),
      (each, text) => isLonger(each, text) && each.endsWith(text) && !hasDigit(each),
    );
  });

  it('words that differ by a few letters', () => {
    for (const distance of [1, 2]) {
      expectFound(
        (dictionary, text) => dictionary.similarTo(text, distance).map((similar) => similar.term),
        (each, text) => !hasDigit(each) && editDistance(each, text, distance) <= distance,
      );
    }
  });

  it('words that begin with a text but for one typo', () => {
    expectFound(
      (dictionary, text) => dictionary.startingLike(text),
      (each, text) =>
        !hasDigit(each) &&
        [-1, 0, 1].some((more) => {
          const beginning = each.slice(0, text.length + more);
          return beginning.length === text.length + more && beginning !== each && editDistance(text, beginning, 1) <= 1;
        }),
    );
  });
});
