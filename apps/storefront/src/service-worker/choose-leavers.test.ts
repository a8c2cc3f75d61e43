import { array, assert, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { chooseLeavers } from './choose-leavers.ts';
import { LONGEST_MS } from './lifetimes.ts';

const NOW = LONGEST_MS * 2;
const entry = record({ keptAt: integer({ min: 0, max: NOW }), bytes: integer({ min: 1, max: 100 }) });
const limits = record({ entries: integer({ min: 0, max: 20 }), bytes: integer({ min: 0, max: 1000 }) });

test('what stays keeps to all limits, is newer than what leaves, and nothing leaves without need', () => {
  assert(
    property(array(entry, { maxLength: 40 }), limits, (kept, limit) => {
      const entries = kept.map((facts, index) => ({ ...facts, address: `/img/${index}` }));
      const leaving = new Set(chooseLeavers(entries, limit, NOW));
      const stays = entries.filter(({ address }) => !leaving.has(address));
      const leaves = entries.filter(({ address }) => leaving.has(address));
      const bytes = stays.reduce((sum, each) => sum + each.bytes, 0);

      expect(stays.length).toBeLessThanOrEqual(limit.entries);
      expect(bytes).toBeLessThanOrEqual(limit.bytes);
      for (const { keptAt } of stays) expect(NOW - keptAt).toBeLessThanOrEqual(LONGEST_MS);
      const newest = leaves.toSorted((a, b) => b.keptAt - a.keptAt)[0];
      if (!newest) return;
      expect(Math.min(NOW, ...stays.map(({ keptAt }) => keptAt))).toBeGreaterThanOrEqual(newest.keptAt);
      const isNeeded =
        NOW - newest.keptAt > LONGEST_MS || stays.length + 1 > limit.entries || bytes + newest.bytes > limit.bytes;
      expect(isNeeded).toBe(true);
    }),
  );
});
