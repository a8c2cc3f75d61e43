import type { Transaction } from 'kysely';
import { prepareQuery } from '../database/prepare-query.ts';
import type { Schema } from '../database/schema.ts';
import { recordMovements } from '../stock/stock-movements.ts';
import type { OrderContent, StockShare } from './order-content.ts';

/** The stock and coupon that an order has taken, and what it counts as sold. */
export interface Reservation extends Pick<OrderContent, 'reserved' | 'countedCoupon' | 'lines'> {
  orderNumber: string | null;
}

export const noReservation: Reservation = { orderNumber: null, reserved: [], countedCoupon: null, lines: [] };

/**
 * Takes one reservation and releases another, always in the same order, first stock by sku, then coupons, to prevent
 * deadlocks. False where there is not enough; the caller then rolls back.
 */
export async function swapReservations(
  tx: Transaction<Schema>,
  taken: Reservation,
  released: Reservation,
): Promise<boolean> {
  const gone = new Set<string>();
  for (const share of differences(taken, released)) {
    if (await takeStock(tx, share)) continue;
    // Only what is taken can be missing: what is put back or merely counted may belong to a product that has gone meanwhile.
    if (share.qty > 0) return false;
    gone.add(share.sku);
  }
  await recordMovements(
    tx,
    [...movementsOf(released, 'cancel'), ...movementsOf(taken, 'order')].filter(({ sku }) => !gone.has(sku)),
  );
  if (taken.countedCoupon === released.countedCoupon) return true;
  for (const code of [taken.countedCoupon, released.countedCoupon].filter((code) => code !== null).toSorted()) {
    const isDone = code === taken.countedCoupon ? await useCoupon(tx, code) : await releaseCoupon(tx, code);
    if (!isDone) return false;
  }
  return true;
}

/** What an order still has of its stock: goods that are back already do not come back again with its cancellation. */
export async function withoutReturned(
  tx: Transaction<Schema>,
  { orderNumber, reserved }: Pick<Reservation, 'orderNumber' | 'reserved'>,
): Promise<StockShare[]> {
  const rows = await tx
    .selectFrom('stock_movement')
    .select(({ fn }) => ['sku', fn.sum<number>('delta').as('qty')])
    .where('order_number', '=', orderNumber)
    .where('reason', '=', 'return')
    .groupBy('sku')
    .execute();
  const returned = new Map(rows.map(({ sku, qty }) => [sku, Number(qty)]));
  return reserved.map(({ sku, qty }) => ({ sku, qty: qty - (returned.get(sku) ?? 0) }));
}

const movementsOf = ({ orderNumber, reserved }: Reservation, reason: 'order' | 'cancel') =>
  reserved.map(({ sku, qty }) => ({ sku, delta: reason === 'order' ? -qty : qty, reason, orderNumber }));

/** The skus whose stock a swap changes. */
export const swappedSkus = (taken: Reservation, released: Reservation): string[] =>
  differences(taken, released).map(({ sku }) => sku);

interface StockMove extends StockShare {
  /** how much more of it counts as sold */
  sold: number;
}

function differences(taken: Reservation, released: Reservation): StockMove[] {
  const bySku = new Map<string, StockMove>();
  const moveOf = (sku: string): StockMove => {
    const move = bySku.get(sku) ?? { sku, qty: 0, sold: 0 };
    bySku.set(sku, move);
    return move;
  };
  for (const [{ reserved, lines }, sign] of [
    [taken, 1],
    [released, -1],
  ] as const) {
    for (const { sku, qty } of reserved) moveOf(sku).qty += sign * qty;
    // what a variant sells, its family sells
    for (const { sku, offerSku, qty } of lines)
      for (const sold of new Set([sku, offerSku])) moveOf(sold).sold += sign * qty;
  }
  return [...bySku.values()]
    .filter(({ qty, sold }) => qty !== 0 || sold !== 0)
    .sort((a, b) => (a.sku < b.sku ? -1 : 1));
}

const takeIfThere = prepareQuery((db, [share]: readonly StockMove[]) =>
  db
    .updateTable('stock')
    .set((eb) => ({ qty: eb('qty', '-', share!.qty), sold: eb('sold', '+', share!.sold) }))
    .where('sku', '=', share!.sku)
    .where('qty', '>=', share!.qty)
    .returning('sku'),
);

const takeStock = async (tx: Transaction<Schema>, share: StockMove): Promise<boolean> =>
  (await takeIfThere(tx, [share])).length === 1;

async function useCoupon(tx: Transaction<Schema>, code: string): Promise<boolean> {
  const row = await tx
    .updateTable('coupon')
    .set((eb) => ({ used: eb('used', '+', 1) }))
    .where('code', '=', code)
    .whereRef('used', '<', 'usage_limit')
    .returning('code')
    .executeTakeFirst();
  return row !== undefined;
}

async function releaseCoupon(tx: Transaction<Schema>, code: string): Promise<true> {
  await tx
    .updateTable('coupon')
    .set((eb) => ({ used: eb('used', '-', 1) }))
    .where('code', '=', code)
    .where('used', '>', 0)
    .execute();
  return true;
}
