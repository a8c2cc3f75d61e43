import { expect, test } from 'vitest';
import { type ShopNote, shopNote, shopNoteIn, transferName, transferOf } from './shop-notes.ts';

test.each<[ShopNote, string]>([
  ['paid', ''],
  ['transferred', '2026-11-19 · 42.50 EUR · IBAN …3000'],
  ['notPaidInTime', ''],
  ['replaced', 'BX-4K7M-9QTD'],
  ['withdrawn', 'W-2026-7'],
  ['otherSum', '5O190127TN364715T'],
  ['tooLate', '5O190127TN364715T'],
  ['moreRefunded', '1JU08902781691411'],
])('%s is recognised with what it names', (note, name) => {
  expect(shopNoteIn(shopNote(note, name))).toEqual({ note, name });
});

test('a transfer is read as it was booked, also from a release that wrote no word before it', () => {
  for (const transfer of [
    { day: '2026-11-19', euros: 42.5, ibanEnd: '3000' },
    { day: '2026-11-19', euros: 1042.05, ibanEnd: '' },
  ]) {
    expect(transferOf(transferName(transfer))).toEqual(transfer);
    expect(shopNoteIn(transferName(transfer))).toEqual({ note: 'transferred', name: transferName(transfer) });
  }
  expect(transferOf('BX-4K7M-9QTD')).toBeNull();
});

test.each(['', 'paid in cash', 'Paid', 'It was replaced by me'])('“%s” is somebody’s own', (text) => {
  expect(shopNoteIn(text)).toBeNull();
});
