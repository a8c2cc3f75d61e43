import { expect, test } from 'vitest';
import { shipBy } from './ship-by.ts';

const dispatchDays = { min: 1, max: 2 };
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
  expect(shipBy({ ...order, payment: { paidAt } }, dispatchDays)).toBe(day);
});

test('what is paid on delivery counts from the order; what is not to be sent has no day', () => {
  expect(shipBy(order, dispatchDays)).toBe('2026-11-18');
  expect(shipBy(order, { min: 0, max: 0 })).toBe('2026-11-16');
  expect(shipBy({ ...order, status: 'pending' }, dispatchDays)).toBeNull();
  expect(shipBy({ ...order, status: 'complete' }, dispatchDays)).toBeNull();
  expect(shipBy({ ...order, fulfilment: null }, dispatchDays)).toBeNull();
});
