import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TopK } from './top-k.ts';

it('keeps the smallest keys in order, whatever order they come in', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20 })), fc.integer({ min: 0, max: 30 }), (keys, capacity) => {
      const top = new TopK(capacity);
      for (const [number, key] of keys.entries()) top.offer(key, number, number);
      const expected = [...keys.keys()].sort((a, b) => keys[a]! - keys[b]! || a - b).slice(0, capacity);
      expect(top.sorted()).toEqual(expected);
    }),
  );
});
