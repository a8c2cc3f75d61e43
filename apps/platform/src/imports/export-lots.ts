import type { TableStyle } from '@brixel/exchange/csv-row';
import type { LotWriter } from '@brixel/exchange/lot-writer';
import { bsxFile } from '@brixel/exchange/write-bsx';
import { csvFile } from '@brixel/exchange/write-csv-lots';
import { inventoryFile } from '@brixel/exchange/write-inventory-xml';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { keepExport } from './export-base.ts';
import { lotNow, lotNowColumns, tiersOf } from './lot-now.ts';

/** All lots as they are now, as a file that other programs for bricks read. */

export const lotFiles = {
  bsx: () => bsxFile,
  xml: () => inventoryFile,
  csv: csvFile,
} as const satisfies Record<string, (style: TableStyle) => LotWriter>;
export type LotFileFormat = keyof typeof lotFiles;

const AT_ONCE = 500;

export async function* exportLots(
  db: Kysely<Schema>,
  { format, style, seesCosts }: { format: LotFileFormat; style: TableStyle; seesCosts: boolean },
): AsyncGenerator<string> {
  const { start, lot: write, end } = lotFiles[format](style);
  const quantities: Record<string, number> = {};
  yield start;
  for (let last = ''; ; ) {
    const rows = await lotsAfter(db, last);
    if (rows.length === 0) break;
    const tiers = await tiersOf(
      db,
      rows.map(({ product_id }) => product_id),
    );
    yield rows
      .map(({ qty, ...row }) => {
        const lot = lotNow(row, tiers.get(row.product_id) ?? []);
        return write({ ...lot, qty, cost: seesCosts ? lot.cost : null });
      })
      .join('');
    for (const { sku, qty } of rows) quantities[sku] = qty;
    last = rows.at(-1)!.sku;
  }
  await keepExport(db, quantities);
  yield end;
}

const lotsAfter = (db: Kysely<Schema>, sku: string) =>
  db
    .selectFrom('lot')
    .innerJoin('product', 'product.sku', 'lot.sku')
    .innerJoin('stock', 'stock.sku', 'lot.sku')
    .select(['lot.sku', 'lot.product_id', 'stock.qty', ...lotNowColumns])
    .where('lot.is_gone', '=', 0)
    .where('lot.sku', '>', sku)
    .orderBy('lot.sku')
    .limit(AT_ONCE)
    .execute();
