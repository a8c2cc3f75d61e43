import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCsv } from '../../../tests/support/parse-csv.ts';
import { csvRow, plainTable, spreadsheetTables, withoutMark } from './csv-row.ts';

test('whatever stands in a field comes back, but nothing begins like a formula', () => {
  const field = fc.oneof(
    fc.string(),
    fc.constantFrom('a"b', 'a,b', 'a\r\nb', '"', '=cmd|calc', '+49 89', '@x', '-1', '\t=', "'="),
  );
  fc.assert(
    fc.property(fc.array(fc.array(field, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 5 }), (rows) => {
      const parsed = parseCsv(rows.map(csvRow).join(''));
      expect(parsed.map((cells) => cells.map(withoutMark))).toEqual(rows);
      for (const cell of parsed.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    }),
  );
});

test('figures stay figures', () => {
  expect(csvRow(['BX-1', -2.5, 10])).toBe('BX-1,-2.5,10\r\n');
});

test('German and Italian spreadsheets get semicolons and decimal commas, English ones what programs get', () => {
  const cells = ['Würfel; rot', 'a,b', '1.5', 2.25, -3];
  for (const language of ['de', 'it'] as const) {
    expect(spreadsheetTables[language].row(cells)).toBe('"Würfel; rot";a,b;1.5;2,25;-3\r\n');
    expect(spreadsheetTables[language].start).toBe('\ufeff');
  }
  expect(spreadsheetTables.en.row(cells)).toBe('Würfel; rot,"a,b",1.5,2.25,-3\r\n');
  expect(spreadsheetTables.en.start).toBe('\ufeff');
  expect(plainTable.start + plainTable.row([1.5])).toBe('1.5\r\n');
});
