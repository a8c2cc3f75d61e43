import { expect, test } from 'vitest';
import { compareRows, isDifferent } from './compare-rows.ts';

test('every label gets a row, missing facts stay open, long texts stay out', () => {
  const rows = compareRows([
    {
      facts: [
        { label: 'Maße', value: '8 mm' },
        { label: 'Sicherheit', value: 'Achtung! '.repeat(20) },
      ],
    },
    {
      facts: [
        { label: 'Teile', value: '286' },
        { label: 'Maße', value: '16 mm' },
      ],
    },
    { facts: [] },
  ]);
  expect(rows).toEqual([
    { label: 'Maße', values: ['8 mm', '16 mm', null] },
    { label: 'Teile', values: [null, '286', null] },
  ]);
});

test('saying nothing differs from saying something', () => {
  expect(isDifferent(['ABS', 'ABS'])).toBe(false);
  expect(isDifferent(['ABS', null])).toBe(true);
});
