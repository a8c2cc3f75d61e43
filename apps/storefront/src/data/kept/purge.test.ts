import fc from 'fast-check';
import { expect, test } from 'vitest';
import { recordsToPurge } from './purge.ts';

const NOW = 1_000_000;
const ledgers = fc.uniqueArray(
  fc.record({ id: fc.string(), at: fc.integer({ min: 0, max: NOW }), size: fc.nat({ max: 500 }) }),
  { selector: ({ id }) => id },
);

test('what stays is young and fits; whatever goes was too old, or would not have fitted beside all that is newer', () => {
  fc.assert(
    fc.property(ledgers, fc.nat({ max: 2000 }), fc.nat({ max: NOW }), (ledger, quota, lifetimeMs) => {
      const gone = new Set(recordsToPurge(ledger, { quota, lifetimeMs }, NOW));
      const staying = ledger.filter(({ id }) => !gone.has(id));
      expect(staying.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(quota);
      for (const { at } of staying) expect(NOW - at).toBeLessThan(lifetimeMs);
      for (const entry of ledger.filter(({ id }) => gone.has(id))) {
        const newer = ledger.filter(({ at }) => at >= entry.at).reduce((sum, { size }) => sum + size, 0);
        expect(newer > quota || NOW - entry.at >= lifetimeMs).toBe(true);
      }
    }),
  );
});
