import { expect, test } from 'vitest';
import { barcodeOf } from './barcode.ts';

test('each sign is eleven units wide, and the check follows from all', () => {
  const bars = barcodeOf('BX-4K7M-9QTD')!;
  const signs = Array.from({ length: 14 }, (_, place) => bars.slice(place * 6, place * 6 + 6));
  expect(signs.every((sign) => sign.reduce((sum, width) => sum + width, 0) === 11)).toBe(true);
  expect(new Set(signs.map(String)).size).toBeGreaterThan(8);
  expect(bars.slice(-7)).toEqual([2, 3, 3, 1, 1, 1, 2]);
  // "A": start B (104), value 33, check (104 + 33) % 103 = 34
  expect(barcodeOf('A')!.join('')).toBe('211214'.concat('111323', '131123', '2331112'));
});

test('what it cannot write it leaves alone', () => {
  expect(barcodeOf('Straße')).toBeNull();
});
