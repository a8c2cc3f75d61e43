import type { ProductRow } from '@brixel/contract/office/product-endpoints';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tableText } from './cell-range.ts';
import { shownColumns } from './grid-columns.ts';
import { parseCells, planPaste } from './pasted-cells.ts';

/** As spreadsheets write them. */
const toClipboard = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) => row.map((cell) => (/[\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'))
    .join('\r\n');

test('every table comes out of the clipboard as it went in', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '0,05', '"', '\t', '\n', '\r\n', ' ', '€') });
  const table = fc
    .integer({ min: 1, max: 4 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }))
    // an empty line at the end is how spreadsheets end the last row
    .filter((rows) => rows.at(-1)!.join('') !== '' || rows.at(-1)!.length > 1);
  fc.assert(
    fc.property(table, (rows) => {
      expect(parseCells(toClipboard(rows))).toEqual(rows);
      expect(parseCells(tableText(rows))).toEqual(rows);
      expect(parseCells(`${toClipboard(rows)}\r\n`)).toEqual(rows);
    }),
  );
});

const row = { sku: 'A', price: 0.05, cost: null, stock: 1240, place: 'K07-12', status: 'on' } as ProductRow;
const bundle = { ...row, sku: 'B', price: null, place: '' } as ProductRow;
const columns = shownColumns('owner', ['sku', 'place', 'price', 'stock', 'status', 'sold']);
const plan = (from: string, cells: string[][]) =>
  planPaste(cells, {
    rows: [row, bundle],
    columns: columns.slice(columns.findIndex(({ key }) => key === from)),
    isEditable: (goods, field) => field !== 'price' || goods.price !== null,
    status: { on: 'im Shop', off: 'verborgen' },
  });

test('a block changes what it covers; what is wrong or cannot be changed is told', () => {
  const made = plan('place', [
    ['K07-12', '0,06', '+10', 'Verborgen', '7'],
    ['K09', '0,07', 'viele'],
    ['K10', '1'],
  ]);
  expect(made).toEqual({
    changes: [
      { row, change: { field: 'price', from: 0.05, to: 0.06 } },
      { row, change: { field: 'stock', from: 1240, to: 1250 } },
      { row, change: { field: 'status', from: 'on', to: 'off' } },
      { row: bundle, change: { field: 'place', from: '', to: 'K09' } },
    ],
    wrong: [{ row: bundle, field: 'stock', text: 'viele', sentence: 'products.wrong.stock' }],
    left: 4,
  });
  expect(plan('status', [['weg']]).wrong).toMatchObject([{ sentence: 'products.wrong.status' }]);
});

test('an empty cell empties a place, and leaves a price, a stock and a status as they are', () => {
  expect(plan('place', [['', ' ', '', '']])).toEqual({
    changes: [{ row, change: { field: 'place', from: 'K07-12', to: '' } }],
    wrong: [],
    left: 0,
  });
});

test('a table that names other goods than the rows changes nothing in them', () => {
  const made = plan('sku', [
    ['C', 'K01'],
    ['B', 'K02'],
  ]);
  expect(made.changes).toEqual([{ row: bundle, change: { field: 'place', from: '', to: 'K02' } }]);
  expect(made.wrong).toMatchObject([{ row, field: 'sku', text: 'C' }]);
});
