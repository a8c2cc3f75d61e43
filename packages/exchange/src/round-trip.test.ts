import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBsx } from './bsx.ts';
import { colourNumber } from './colour-number.ts';
import { proposeColumns } from './csv-columns.ts';
import { readCsvLots } from './csv-lots.ts';
import { plainTable, spreadsheetTables } from './csv-row.ts';
import { decimalStyle } from './decimal-style.ts';
import { readInventoryXml } from './inventory-xml.ts';
import type { Lot } from './lot.ts';
import type { ReadLot } from './problems.ts';
import { readCsv, separatorOf } from './read-csv.ts';
import { anyLot } from './testing/any-lot.ts';
import { collect } from './testing/collect.ts';
import { bsxOf, lotFile } from './testing/lot-file.ts';
import { csvFile } from './write-csv-lots.ts';
import { inventoryFile } from './write-inventory-xml.ts';

const lots = fc.array(anyLot, { maxLength: 8 });

/** Files come in chunks of any size. */
const cut = (file: string, size: number): string[] => file.match(new RegExp(`.{1,${size}}`, 'gsu')) ?? [];

const lotsOf = async (rows: AsyncIterable<ReadLot>): Promise<(Lot | null)[]> =>
  (await collect(rows)).map(({ lot }) => lot);

test('any lots can be written as BSX and are the same when they are read', async () => {
  await fc.assert(
    fc.asyncProperty(lots, fc.integer({ min: 1, max: 5000 }), async (given, size) => {
      const file = bsxOf(given);
      expect(await lotsOf(readBsx(cut(file, size)))).toEqual(given);
    }),
  );
});

test('any lots can be written as inventory XML, which knows no names', async () => {
  await fc.assert(
    fc.asyncProperty(lots, fc.integer({ min: 1, max: 5000 }), async (given, size) => {
      const file = lotFile(inventoryFile, given);
      const named = given.map((lot) => ({ ...lot, name: '', category: '' }));
      expect(await lotsOf(readInventoryXml(cut(file, size)))).toEqual(named);
    }),
  );
});

test.each([plainTable, spreadsheetTables.de, spreadsheetTables.en])(
  'any lots can be written as a table, whose headers are understood again',
  async (style) => {
    await fc.assert(
      fc.asyncProperty(lots, fc.integer({ min: 1, max: 5000 }), async (given, size) => {
        const file = lotFile(csvFile(style), given);
        const [head, ...records] = await collect(readCsv(cut(file, size), separatorOf(file)));
        const header = head!.cells;
        const columns = proposeColumns(header);
        expect(columns).not.toContain(null);
        const prices = records.map(({ cells }) => cells[columns.indexOf('price')] ?? '');
        expect(decimalStyle(prices, separatorOf(file))).toBe(style.decimals);
        const colourNo = (text: string) => colourNumber(text, 'bricklink');
        expect(
          await lotsOf(readCsvLots(header, records, { columns, decimals: style.decimals, condition: null, colourNo })),
        ).toEqual(given);
      }),
    );
  },
);
