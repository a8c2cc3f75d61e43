import type { StockRow } from '@brixel/contract/catalog';
import { endpoints } from '@brixel/contract/endpoints';
import type { FastifyPluginAsync } from 'fastify';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/database.ts';
import { prepareQuery } from '../database/prepare-query.ts';
import type { Schema } from '../database/schema.ts';
import { mount } from '../http/mount.ts';
import { fail } from '../http/reply.ts';

const rowsOf = prepareQuery((db, wanted: readonly { sku: string }[]) =>
  db
    .selectFrom('stock')
    .selectAll()
    .where(
      'sku',
      'in',
      wanted.map(({ sku }) => sku),
    ),
);

/** The stock of the known ones among these skus, in their order. */
export async function stockOf(db: Kysely<Schema>, skus: readonly string[]): Promise<StockRow[]> {
  const rows = await rowsOf(
    db,
    skus.map((sku) => ({ sku })),
  );
  const bySku = new Map(rows.map((row) => [row.sku, row]));
  return skus.flatMap((sku) => {
    const row = bySku.get(sku);
    return row ? [toStockRow(row)] : [];
  });
}

export async function stockBySku(db: Kysely<Schema>, skus: readonly string[]): Promise<ReadonlyMap<string, StockRow>> {
  const rows = skus.length > 0 ? await stockOf(db, skus) : [];
  return new Map(rows.map((row) => [row.sku, row]));
}

/** What is not managed has no limit, so it is always in stock. */
function toStockRow({
  sku,
  product_id,
  qty,
  managed,
  min_sale,
  max_sale,
  step,
}: Selectable<Schema['stock']>): StockRow {
  return {
    item_id: product_id,
    product_id,
    stock_id: 1,
    sku,
    qty,
    is_in_stock: managed === 0 || qty >= step,
    min_qty: 0,
    min_sale_qty: min_sale,
    max_sale_qty: max_sale,
    backorders: 0,
    manage_stock: managed === 1,
    ...(step > 1 && { qty_increments: step }),
  };
}

export const stockRoutes =
  ({ db }: Database): FastifyPluginAsync =>
  async (app) => {
    const stockOfOne = async (sku: string) => {
      const [row] = await stockOf(db, [sku]);
      return row ?? fail('NOT_FOUND', `There is no product with the sku ${sku}`);
    };
    mount(app, endpoints.checkStock, ({ query }) => stockOfOne(query.sku));
    mount(app, endpoints.checkStockByPath, ({ params }) => stockOfOne(params.sku));
    mount(app, endpoints.listStock, ({ query }) => stockOf(db, query.skus));
  };
