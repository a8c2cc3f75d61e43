import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

/** The textbook definition, without a table. */
function plainDistance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const shorterA = a.slice(0, -1);
  const shorterB = b.slice(0, -1);
  const options = [
    plainDistance(shorterA, b) + 1,
    plainDistance(a, shorterB) + 1,
    plainDistance(shorterA, shorterB) + (a.at(-1) === b.at(-1) ? 0 : 1),
  ];
  if (a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1)) {
    options.push(plainDistance(a.slice(0, -2), b.slice(0, -2)) + 1);
  }
  return Math.min(...options);
}

describe('edit distance', () => {
  it('counts a swap of neighbours once', () => {
    expect(editDistance('stien', 'stein', 2)).toBe(1);
    expect(editDistance('stein', 'stein', 2)).toBe(0);
    expect(editDistance('koralle', 'korale', 2)).toBe(1);
    expect(editDistance('rot', 'blau', 2)).toBe(3);
  });

  it('agrees with the definition up to its limit', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, limit) => {
        expect(editDistance(a, b, limit)).toBe(Math.min(plainDistance(a, b), limit + 1));
      }),
    );
  });
});
