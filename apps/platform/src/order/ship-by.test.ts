import { expect, test } from 'vitest';
import { shipBy } from './ship-by.ts';

const terms = { dispatchDays: { min: 1, max: 2 }, closed: [] };
const order = {
  status: 'processing' as const,
  fulfilment: 'to_pick' as const,
  createdAt: '2026-11-16T09:00:00.000Z',
  payment: { paidAt: null },
};

test.each([
  ['2026-11-16T09:00:00.000Z', '2026-11-18'],
  ['2026-11-19T09:00:00.000Z', '2026-11-23'],
  ['2026-11-20T09:00:00.000Z', '2026-11-24'],
  ['2026-11-21T09:00:00.000Z', '2026-11-24'],
  ['2026-11-22T23:30:00.000Z', '2026-11-25'],
])('what was paid on %s leaves by %s', (paidAt, day) => {
  expect(shipBy({ ...order, payment: { paidAt } }, terms)).toBe(day);
});

test('what is paid on delivery counts from the order; what is not to be sent has no day', () => {
  expect(shipBy(order, terms)).toBe('2026-11-18');
  expect(shipBy(order, { ...terms, dispatchDays: { min: 0, max: 0 } })).toBe('2026-11-16');
  expect(shipBy({ ...order, status: 'pending' }, terms)).toBeNull();
  expect(shipBy({ ...order, status: 'complete' }, terms)).toBeNull();
  expect(shipBy({ ...order, fulfilment: null }, terms)).toBeNull();
});

test('days on which the shop is closed do not count, a weekend among them counts once', () => {
  const christmas = { from: '2026-12-24', to: '2026-12-27' };
  const newYear = { from: '2027-01-01', to: '2027-01-01' };
  const paidAt = (day: string) => shipBy({ ...order, payment: { paidAt: `${day}T09:00:00.000Z` } }, closedTerms);
  const closedTerms = { ...terms, closed: [newYear, christmas] };
  expect(paidAt('2026-12-22')).toBe('2026-12-28');
  expect(paidAt('2026-12-24')).toBe('2026-12-29');
  expect(paidAt('2026-12-31')).toBe('2027-01-05');
});
