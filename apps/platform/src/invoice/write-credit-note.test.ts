import type { Invoice } from '@brixel/contract/invoice';
import { expect, test } from 'vitest';
import { writeCredit } from './write-credit-note.ts';

const SMALL = 'Als Kleinunternehmen berechnen wir keine Umsatzsteuer.';
const MARGIN = 'Differenzbesteuert.';
const line = (id: string, note: string) => ({
  ...{ id, name: id, details: '', sku: `P-${id}`, quantity: 2, note, category: 'E', rate: '0' },
  ...{ net: '20.00', gross: '20.00' },
});
const invoice = {
  ...{ language: 'de', number: 'RE-1', issueDate: '2026-11-19', payments: [] },
  lines: [line('1', ''), line('2', MARGIN)],
  shipping: { name: 'Versand', net: '5.00', gross: '5.00', category: 'E', rate: '0' },
  vat: [
    {
      category: 'E',
      rate: '0',
      net: '45.00',
      tax: '0.00',
      gross: '45.00',
      reason: `${SMALL} ${MARGIN}`,
      reasonCode: null,
    },
  ],
} as unknown as Invoice;

const notesOf = (wish: { items?: number[]; shipping?: number; other?: number }) =>
  writeCredit(
    invoice,
    {
      lines: (wish.items ?? []).map((itemId) => ({ itemId, quantity: 1, gross: 100_000 })),
      ...{ shippingGross: wish.shipping ?? 0, otherGross: wish.other ?? 0, onVouchers: 0 },
    },
    { number: 'GS-1', issueDate: '2026-11-20', earlier: [], isPaidBack: true, onVouchers: 0 },
  )?.notes;

test('a credit note says why it shows no VAT of what it credits, and of nothing else', () => {
  expect(notesOf({ items: [1] })).toEqual([SMALL]);
  expect(notesOf({ items: [2] })).toEqual([MARGIN]);
  expect(notesOf({ items: [2], shipping: 10_000 })).toEqual([`${MARGIN} ${SMALL}`]);
  expect(notesOf({ shipping: 10_000 })).toEqual([`${SMALL} ${MARGIN}`]);
  expect(notesOf({ other: 10_000 })).toEqual([`${SMALL} ${MARGIN}`]);
});
