import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TopK } from './top-k.ts';

it('keeps the first in order, whatever order they come in', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20 })), fc.integer({ min: 0, max: 30 }), (keys, capacity) => {
      const compare = (a: number, b: number): number => keys[a]! - keys[b]! || a - b;
      const top = new TopK(capacity, (a, b) => compare(a, b) < 0);
      for (const number of keys.keys()) top.offer(number);
      const expected = [...keys.keys()].sort(compare).slice(0, capacity);
      expect(top.sorted()).toEqual(expected);
      expect(top.last).toBe(expected.length < capacity ? -1 : (expected.at(-1) ?? -1));
    }),
  );
});
