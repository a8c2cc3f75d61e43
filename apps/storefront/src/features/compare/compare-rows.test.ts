import { expect, test } from 'vitest';
import { compareRows } from './compare-rows.ts';

test('every label gets a row, missing facts stay open, long texts stay out', () => {
  const rows = compareRows([
    {
      data_sheet: [
        { label: 'Maße', value: '8 mm' },
        { label: 'Sicherheit', value: 'Achtung! '.repeat(20) },
      ],
    },
    {
      data_sheet: [
        { label: 'Teile', value: '286' },
        { label: 'Maße', value: '16 mm' },
      ],
    },
    {},
  ]);
  expect(rows).toEqual([
    { label: 'Maße', values: ['8 mm', '16 mm', null] },
    { label: 'Teile', values: [null, '286', null] },
  ]);
});
