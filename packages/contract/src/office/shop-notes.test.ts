import { expect, test } from 'vitest';
import { type ShopNote, shopNote, shopNoteIn } from './shop-notes.ts';

test.each<[ShopNote, string]>([
  ['paid', ''],
  ['notPaidInTime', ''],
  ['replaced', 'BX-4K7M-9QTD'],
  ['withdrawn', 'W-2026-7'],
  ['otherSum', '5O190127TN364715T'],
  ['tooLate', '5O190127TN364715T'],
  ['moreRefunded', '1JU08902781691411'],
])('%s is recognised with what it names', (note, name) => {
  expect(shopNoteIn(shopNote(note, name))).toEqual({ note, name });
});

test.each(['', 'paid in cash', 'Paid', 'It was replaced by me'])('“%s” is somebody’s own', (text) => {
  expect(shopNoteIn(text)).toBeNull();
});
