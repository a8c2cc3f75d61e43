import { expect, test } from 'vitest';
import { lowestPrice } from './lowest-price.ts';

test('what counts is every price that was charged in the last 30 days, not what is planned', () => {
  const now = Date.parse('2026-11-30T12:00:00Z');
  const steps = [
    { valid_from: '2026-01-01T00:00:00Z', price: 100 },
    { valid_from: '2026-09-01T00:00:00Z', price: 300 },
    { valid_from: '2026-11-10T00:00:00Z', price: 400 },
    { valid_from: '2026-12-01T00:00:00Z', price: 50 },
  ];
  expect(lowestPrice(steps, now)).toBe(0.03);
  expect(lowestPrice(steps.slice(2), now)).toBe(0.04);
  expect(lowestPrice([], now)).toBeNull();
});
