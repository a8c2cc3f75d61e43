import { ALL_CUSTOMER_GROUPS } from '@brixel/commerce/tier-prices';
import type { Transaction } from 'kysely';
import { parseJson, toJson } from '../database/column-types.ts';
import type { GoodsBefore } from '../database/import-tables.ts';
import type { Schema } from '../database/schema.ts';
import { insertRows } from '../seed/insert-rows.ts';

const AT_ONCE = 500;

/** Keeps how goods are before an import changes them, so that it can be undone. */
export async function rememberGoods(tx: Transaction<Schema>, jobId: number): Promise<void> {
  const rows = await tx
    .selectFrom('import_row')
    .select(['sku', 'action'])
    .where('job_id', '=', jobId)
    .where('action', 'in', ['create', 'update', 'retire'])
    .where('sku', 'is not', null)
    .execute();
  const skus = (isNew: boolean): string[] =>
    rows.flatMap(({ sku, action }) => (sku !== null && (action === 'create') === isNew ? sku : []));
  await insertRows(
    tx,
    'import_undo',
    skus(true).map((sku) => ({ job_id: jobId, sku, before: null })),
  );
  const changed = skus(false);
  for (let first = 0; first < changed.length; first += AT_ONCE) {
    const before = await goodsBefore(tx, changed.slice(first, first + AT_ONCE));
    await insertRows(
      tx,
      'import_undo',
      before.map(([sku, goods]) => ({ job_id: jobId, sku, before: toJson(goods) })),
    );
  }
}

async function goodsBefore(tx: Transaction<Schema>, skus: readonly string[]): Promise<[string, GoodsBefore][]> {
  const lots = await tx
    .selectFrom('lot')
    .innerJoin('product', 'product.id', 'lot.product_id')
    .select([
      'lot.sku',
      'lot.source',
      'lot.source_qty',
      'lot.is_gone',
      'product.id',
      'product.status',
      'product.price',
      'product.special_price',
    ])
    .where('lot.sku', 'in', skus)
    .execute();
  const ids = lots.map(({ id }) => id);
  const tiers = await tx
    .selectFrom('tier_price')
    .select(['product_id', 'qty', 'price'])
    .where('product_id', 'in', ids)
    .where('customer_group_id', '=', ALL_CUSTOMER_GROUPS)
    .orderBy('qty')
    .execute();
  const texts = await tx
    .selectFrom('product_text')
    .select(['product_id', 'store_code', 'name', 'description'])
    .where('product_id', 'in', ids)
    .execute();
  const tiersOf = Map.groupBy(tiers, ({ product_id }) => product_id);
  const textsOf = Map.groupBy(texts, ({ product_id }) => product_id);
  return lots.map((lot) => [
    lot.sku,
    {
      status: lot.status,
      price: lot.price,
      specialPrice: lot.special_price,
      tiers: (tiersOf.get(lot.id) ?? []).map(({ qty, price }) => ({ qty, price })),
      texts: (textsOf.get(lot.id) ?? []).map(({ store_code, name, description }) => ({
        store: store_code,
        name,
        description,
      })),
      lot: { source: parseJson(lot.source), sourceQty: lot.source_qty, isGone: lot.is_gone },
    },
  ]);
}
