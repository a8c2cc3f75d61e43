import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entriesToEvict } from './entries-to-evict.ts';

const NOW = 1_000_000;
const entriesOf = fc.uniqueArray(
  fc.record({ id: fc.string(), at: fc.integer({ min: 0, max: NOW }), size: fc.nat({ max: 500 }) }),
  { selector: ({ id }) => id, maxLength: 40 },
);
const limitsOf = fc.record({
  size: fc.nat({ max: 2000 }),
  lifetimeMs: fc.nat({ max: NOW }),
  count: fc.nat({ max: 20 }),
});

const sizeOf = (entries: readonly { size: number }[]): number => entries.reduce((sum, { size }) => sum + size, 0);

test('what stays keeps to all limits and is newer than what goes, and nothing goes without need', () => {
  fc.assert(
    fc.property(entriesOf, limitsOf, (entries, limits) => {
      const gone = new Set(entriesToEvict(entries, limits, NOW));
      const staying = entries.filter(({ id }) => !gone.has(id));
      const going = entries.filter(({ id }) => gone.has(id)).toSorted((a, b) => b.at - a.at);

      expect(sizeOf(staying)).toBeLessThanOrEqual(limits.size);
      expect(staying.length).toBeLessThanOrEqual(limits.count);
      for (const { at } of staying) expect(NOW - at).toBeLessThan(limits.lifetimeMs);

      const [newest] = going;
      if (!newest) return;
      for (const { at } of staying) expect(at).toBeGreaterThanOrEqual(newest.at);
      const isTooMuch = sizeOf([...staying, newest]) > limits.size || staying.length >= limits.count;
      expect(isTooMuch || NOW - newest.at >= limits.lifetimeMs).toBe(true);
    }),
  );
});

test('without a number of entries only their size and age count', () => {
  const entries = Array.from({ length: 1000 }, (_, at) => ({ id: String(at), at: NOW - at, size: 1 }));
  expect(entriesToEvict(entries, { lifetimeMs: NOW, size: 999 }, NOW)).toEqual(['999']);
});
