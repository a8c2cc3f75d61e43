import { ALL_CUSTOMER_GROUPS } from '@brixel/commerce/tier-prices';
import type { TableStyle } from '@brixel/exchange/csv-row';
import { type Lot, storagePlace } from '@brixel/exchange/lot';
import type { LotWriter } from '@brixel/exchange/lot-writer';
import { bsxFile } from '@brixel/exchange/write-bsx';
import { csvFile } from '@brixel/exchange/write-csv-lots';
import { inventoryFile } from '@brixel/exchange/write-inventory-xml';
import type { Kysely } from 'kysely';
import { parseJson } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';
import { keepExport } from './export-base.ts';
import { reducedPrice } from './plan-row.ts';

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
  format: LotFileFormat,
  style: TableStyle,
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
    yield rows.map((row) => write(lotNow(row, tiers.get(row.product_id) ?? []))).join('');
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
    .select([
      'lot.sku',
      'lot.product_id',
      'lot.source',
      'lot.place',
      'lot.cost',
      'product.price',
      'product.special_price',
      'product.special_from',
      'product.special_to',
      'stock.qty',
      'stock.step',
    ])
    .where('lot.is_gone', '=', 0)
    .where('lot.sku', '>', sku)
    .orderBy('lot.sku')
    .limit(AT_ONCE)
    .execute();

type LotRow = Awaited<ReturnType<typeof lotsAfter>>[number];

async function tiersOf(db: Kysely<Schema>, productIds: readonly number[]): Promise<Map<number, Lot['tiers']>> {
  const rows = await db
    .selectFrom('tier_price')
    .select(['product_id', 'qty', 'price'])
    .where('product_id', 'in', productIds)
    .where('customer_group_id', '=', ALL_CUSTOMER_GROUPS)
    .orderBy('qty')
    .execute();
  const tiers = new Map<number, Lot['tiers'][number][]>();
  for (const { product_id, qty, price } of rows)
    tiers.set(product_id, [...(tiers.get(product_id) ?? []), { qty, price }]);
  return tiers;
}

/** What its file said, with what was changed or sold here since. */
function lotNow({ source, place, cost, price, qty, step, ...row }: LotRow, tiers: Lot['tiers']): Lot {
  const lot = parseJson(source);
  const sale = saleNow({ price, ...row }, lot);
  const remarks = place === storagePlace(lot) ? lot.remarks : lot.remarks.replace(storagePlace(lot), () => place);
  return { ...lot, remarks, cost, price, sale, qty, step, tiers };
}

/** In whole percent, as other programs read it, unless it still is what the file said. One that ends some day is this shop's own. */
function saleNow(
  { price, special_price, special_from, special_to }: Pick<LotRow, 'price' | `special_${'price' | 'from' | 'to'}`>,
  { sale }: Lot,
): number {
  if (special_from !== null || special_to !== null || reducedPrice({ price, sale }) === special_price) return sale;
  return special_price === null ? 0 : Math.min(Math.round((1 - special_price / price) * 100), 99) * 100;
}
