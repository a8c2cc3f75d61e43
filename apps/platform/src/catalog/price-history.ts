import { type PriceStep, plannedSteps } from '@brixel/commerce/lowest-price';
import type { SourcePrice } from '@brixel/commerce/product-price';
import { defaultStoreCode, type StoreCode } from '@brixel/contract/stores';
import { type Insertable, type Selectable, type SelectQueryBuilder, sql, type Transaction } from 'kysely';
import type { Flag, Money } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';

export type PricedRow = Pick<
  Selectable<Schema['product']>,
  'id' | 'price' | 'special_price' | 'special_from' | 'special_to'
>;

export const sourcePriceOf = ({ price, special_price, special_from, special_to }: PricedRow): SourcePrice => ({
  price,
  special: special_price === null ? null : { price: special_price, from: special_from, to: special_to },
});

/** Prices are entered including VAT and hold in every store, so their history is written once, whether this store is served or not. */
export const HISTORY_STORE: StoreCode = defaultStoreCode;

export const historyRows = (productId: number, steps: readonly PriceStep[]): Insertable<Schema['price_history']>[] =>
  steps.map(({ from, price, reduced }) => ({
    product_id: productId,
    store_code: HISTORY_STORE,
    valid_from: new Date(from).toISOString(),
    price,
    is_reduced: reduced ? 1 : 0,
  }));

/** To be called with the new row wherever a price changes, in the same transaction: forgets the old plan, writes the new one. */
export async function recordPrice(tx: Transaction<Schema>, product: PricedRow, now: number): Promise<void> {
  await tx
    .deleteFrom('price_history')
    .where('product_id', '=', product.id)
    .where('valid_from', '>=', new Date(now).toISOString())
    .execute();
  await tx
    .insertInto('price_history')
    .values(historyRows(product.id, plannedSteps(sourcePriceOf(product), now)))
    .execute();
}

/** Well below what a statement takes. */
const AT_ONCE = 500;

/** The same for many, those without dates a few hundred at a time. */
export async function recordPrices(
  tx: Transaction<Schema>,
  products: readonly PricedRow[],
  now: string,
): Promise<void> {
  const { planned = [], plain = [] } = Object.groupBy(products, ({ special_from, special_to }) =>
    special_from === null && special_to === null ? 'plain' : 'planned',
  );
  for (const product of planned) await recordPrice(tx, product, Date.parse(now));
  const ids = plain.map(({ id }) => id);
  for (let first = 0; first < ids.length; first += AT_ONCE)
    await recordPlainPrices(tx, ids.slice(first, first + AT_ONCE), now);
}

/** As `isSpecialActive` of prices without dates. */
const isReduced = sql`special_price > 0 and special_price < price`;

/** The same for many products at once whose reductions have no dates. Those that were never on sale have no plan to forget. */
export async function recordPlainPrices(
  tx: Transaction<Schema>,
  ids: readonly number[] | SelectQueryBuilder<Schema, 'import_row', { product_id: number }>,
  now: string,
  { areNew = false }: { areNew?: boolean } = {},
): Promise<void> {
  if (!areNew)
    await tx.deleteFrom('price_history').where('product_id', 'in', ids).where('valid_from', '>=', now).execute();
  await tx
    .insertInto('price_history')
    .columns(['product_id', 'store_code', 'valid_from', 'price', 'is_reduced'])
    .expression((db) =>
      db
        .selectFrom('product')
        .select([
          'id',
          sql<string>`cast(${HISTORY_STORE} as text)`.as('store_code'),
          sql<string>`cast(${now} as text)`.as('valid_from'),
          sql<Money>`case when ${isReduced} then special_price else price end`.as('price'),
          sql<Flag>`case when ${isReduced} then 1 else 0 end`.as('is_reduced'),
        ])
        .where('id', 'in', ids),
    )
    .execute();
}
