import type { Transaction } from 'kysely';
import { prepareQuery } from '../database/prepare-query.ts';
import type { Schema } from '../database/schema.ts';
import type { OrderContent, StockShare } from './order-content.ts';

/** What an order holds that there is only so much of. */
export type Holding = Pick<OrderContent, 'reserved' | 'countedCoupon'>;

export const nothing: Holding = { reserved: [], countedCoupon: null };

/**
 * Takes one holding and gives another back, in one go and always in the same order, first stock by sku, then coupons: two
 * transactions never wait for each other in a circle. False where there is not enough; the caller then undoes everything.
 */
export async function exchange(tx: Transaction<Schema>, taken: Holding, given: Holding): Promise<boolean> {
  for (const share of differences(taken.reserved, given.reserved)) {
    if (!(await takeStock(tx, share))) return false;
  }
  if (taken.countedCoupon === given.countedCoupon) return true;
  for (const code of [taken.countedCoupon, given.countedCoupon].filter((code) => code !== null).toSorted()) {
    const isDone = code === taken.countedCoupon ? await countUse(tx, code) : await giveUseBack(tx, code);
    if (!isDone) return false;
  }
  return true;
}

/** The skus whose stock an exchange changes. */
export const exchangedSkus = (taken: Holding, given: Holding): string[] =>
  differences(taken.reserved, given.reserved).map(({ sku }) => sku);

function differences(taken: readonly StockShare[], given: readonly StockShare[]): StockShare[] {
  const bySku = new Map<string, number>();
  for (const { sku, qty } of taken) bySku.set(sku, (bySku.get(sku) ?? 0) + qty);
  for (const { sku, qty } of given) bySku.set(sku, (bySku.get(sku) ?? 0) - qty);
  return [...bySku]
    .map(([sku, qty]) => ({ sku, qty }))
    .filter(({ qty }) => qty !== 0)
    .sort((a, b) => (a.sku < b.sku ? -1 : 1));
}

const takeIfThere = prepareQuery((db, [share]: readonly StockShare[]) =>
  db
    .updateTable('stock')
    .set((eb) => ({ qty: eb('qty', '-', share!.qty) }))
    .where('sku', '=', share!.sku)
    .where('qty', '>=', share!.qty)
    .returning('sku'),
);

/** A negative quantity is put back, which always works, also where the product has gone meanwhile. */
const takeStock = async (tx: Transaction<Schema>, share: StockShare): Promise<boolean> =>
  (await takeIfThere(tx, [share])).length === 1 || share.qty < 0;

async function countUse(tx: Transaction<Schema>, code: string): Promise<boolean> {
  const row = await tx
    .updateTable('coupon')
    .set((eb) => ({ used: eb('used', '+', 1) }))
    .where('code', '=', code)
    .whereRef('used', '<', 'usage_limit')
    .returning('code')
    .executeTakeFirst();
  return row !== undefined;
}

async function giveUseBack(tx: Transaction<Schema>, code: string): Promise<true> {
  await tx
    .updateTable('coupon')
    .set((eb) => ({ used: eb('used', '-', 1) }))
    .where('code', '=', code)
    .where('used', '>', 0)
    .execute();
  return true;
}
