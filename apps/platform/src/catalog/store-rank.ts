import type { StoreCode } from '@brixel/contract/stores';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { textOrder } from './catalog-stores.ts';

/** To order texts by: those of the default store come first, then those of the others as the shop falls back to them. */
export function storeRank(column: string, defaultStore: StoreCode): RawBuilder<number> {
  const ranks = textOrder(defaultStore, defaultStore).map((store, rank) => sql`when ${store} then ${sql.lit(rank)}`);
  return sql`case ${sql.ref(column)} ${sql.join(ranks, sql` `)} end`;
}

/** What the product of a row is called, for a query that has it: in the default store, else wherever it has a name. */
export const productName = (db: Kysely<Schema>, defaultStore: StoreCode) =>
  db
    .selectFrom('product_text')
    .select('product_text.name')
    .where('product_text.product_id', '=', sql.ref<number>('product.id'))
    .where('product_text.name', '!=', '')
    .orderBy(storeRank('product_text.store_code', defaultStore))
    .limit(1);
