import { expect, test } from 'vitest';
import { canWithdraw, withdrawUntil } from './order-state.ts';
import type { StoredOrder } from './stored-order.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const PAID = Date.parse('2026-10-01T10:00:00Z');
const SENT = PAID + 3 * DAY_MS;

const note = (status: StoredOrder['status'], at: number): StoredOrder['history'][number] => ({
  ...{ kind: 'status', status, at: new Date(at).toISOString(), text: '', author: '', amount: null },
});
type Facts = Pick<StoredOrder, 'status' | 'history' | 'shippingAddress'>;
const parcel: Facts = {
  status: 'complete',
  shippingAddress: {} as StoredOrder['shippingAddress'],
  history: [note('processing', PAID), note('complete', SENT)],
};
const tickets: Facts = { status: 'processing', shippingAddress: null, history: [note('processing', PAID)] };

test.each([14, 30, 60])(
  'what is sent can be withdrawn from for the %i days that the owner promises, and a week',
  (returnDays) => {
    const last = SENT + (returnDays + 7) * DAY_MS;
    expect(canWithdraw(parcel, { now: last, returnDays })).toBe(true);
    expect(canWithdraw(parcel, { now: last + 1, returnDays })).toBe(false);
    expect(withdrawUntil(parcel, returnDays)).toBe(new Date(last).toISOString());
  },
);

test('what needs no parcel was there with the payment; what is not sent yet has no end', () => {
  const last = PAID + 37 * DAY_MS;
  expect(canWithdraw(tickets, { now: last, returnDays: 30 })).toBe(true);
  expect(canWithdraw(tickets, { now: last + 1, returnDays: 30 })).toBe(false);
  const unsent: Facts = { ...parcel, status: 'processing', history: [note('processing', PAID)] };
  expect(canWithdraw(unsent, { now: last + 365 * DAY_MS, returnDays: 30 })).toBe(true);
  expect(withdrawUntil(unsent, 30)).toBeNull();
});
