import { randomUUID } from 'node:crypto';
import { fromEuros } from '@brixel/commerce/money';
import { lineRefund } from '@brixel/commerce/refund';
import type { RefundWay, RefundWish } from '@brixel/contract/office/refund-endpoints';
import type { Kysely, Transaction } from 'kysely';
import type { Money } from '../database/column-types.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import {
  bookedMoney,
  insertRefund,
  markRefunded,
  moneyOf,
  paidLines,
  promisedToVouchers,
  refundedShipping,
  withLines,
} from '../order/order-refunds.ts';
import { lockOrder } from '../order/order-rows.ts';
import type { StoredOrder } from '../order/stored-order.ts';
import type { RefundLine, StoredRefund } from '../order/stored-refund.ts';
import type { Payment } from '../payment/payment-store.ts';
import { restock, sharesOf } from '../stock/restock.ts';
import { cancelTickets, ticketsToTake } from '../ticket/take-back-tickets.ts';
import { claimable, takeBack, type VoucherClaim } from '../voucher/take-back.ts';
import { returnAmount, spentSum } from '../voucher/voucher-ledger.ts';
import { restockable } from './restockable.ts';

export type RefundRefusal =
  | 'REFUND_TOO_HIGH'
  | 'REFUND_EMPTY'
  | 'REFUND_NO_PAYMENT'
  | 'REFUND_VOUCHER_SPENT'
  | 'REFUND_TICKET_USED'
  | 'NOT_FOUND';

export interface BookedRefund {
  refund: StoredRefund;
  order: StoredOrder;
  /** false where the same wish was booked before */
  isNew: boolean;
}

interface Booking {
  wish: RefundWish;
  staffName: string;
  at: string;
  /** the payment service of now */
  provider: string;
}

/**
 * Writes a refund down and puts goods back, in one transaction and before any money moves. The order is held meanwhile: whoever
 * wants to give back the same money at the same time sees that it is gone.
 */
export async function bookRefund(
  tx: Transaction<Schema>,
  kind: Database['kind'],
  orderId: number,
  { wish, staffName, at, provider }: Booking,
): Promise<BookedRefund | RefundRefusal> {
  const order = await lockOrder(tx, orderId);
  if (!order) return 'NOT_FOUND';
  const earlier = wish.key === undefined ? undefined : order.refunds.find(({ request_id: id }) => id === wish.key);
  if (earlier) return { refund: earlier, order, isNew: false };
  if (wish.gap_id !== undefined && !(await isOfOrder(tx, orderId, wish.gap_id))) return 'NOT_FOUND';

  const captured = await capturesOf(tx, orderId);
  const sold = await vouchersToTake(tx, order, wish);
  if (sold === null) return 'REFUND_VOUCHER_SPENT';
  const wanted = await wantedLines(tx, order, wish, sold);
  if (wanted === null) return 'REFUND_TOO_HIGH';
  const [shipping, extra] = [fromEuros(wish.shipping), fromEuros(wish.amount)];
  const amount = wanted.reduce((sum, line) => sum + line.amount, shipping + extra);
  if (amount === 0) return 'REFUND_EMPTY';
  if (refundedShipping(order) + shipping > fromEuros(order.totals.shipping_incl_tax)) return 'REFUND_TOO_HIGH';
  const payment = captured.find((candidate) => candidate.provider === provider);
  const most = await mostOf(tx, order, captured, payment);
  if (amount > most.money + most.onVouchers) return 'REFUND_TOO_HIGH';
  if (wish.way === 'provider' && !payment) return 'REFUND_NO_PAYMENT';
  const money = Math.min(amount, moneyBy(most, wish.way));
  const onVouchers = amount - money;
  if (onVouchers > most.onVouchers || (money === 0 && wish.way !== 'voucher')) return 'REFUND_TOO_HIGH';
  const paid = paidLines(order);
  const refundedQty = (id: number): number => paid.get(id)?.refundedQty ?? 0;
  const tickets = await ticketsToTake(tx, order, wanted, refundedQty);
  if (tickets === null) return 'REFUND_TICKET_USED';

  const now = Date.parse(at);
  await cancelTickets(tx, tickets, now);
  const refund = await insertRefund(tx, {
    ...{ request_id: wish.key ?? randomUUID(), order_id: orderId, amount, shipping, extra, at },
    ...{ reason: wish.reason, text: wish.text, way: wish.way, staff_name: staffName, failure: '' },
    voucher_amount: onVouchers,
    state: wish.way === 'noted' || wish.way === 'voucher' ? 'sent' : 'requested',
    provider: wish.way === 'provider' ? provider : null,
    capture_id: wish.way === 'provider' ? (payment?.capture_id ?? null) : null,
    provider_refund_id: null,
    return_number: wish.return_number ?? null,
    gap_id: wish.gap_id ?? null,
    lines: wanted,
  });
  await takeBack(tx, refund, [...sold.values()].flat(), now);
  const byId = new Map(order.lines.map((line) => [line.itemId, line]));
  await restock(tx, kind, {
    ...{ orderNumber: order.orderNumber, staffName },
    shares: wanted.flatMap(({ item_id, restocked }) => sharesOf(order, byId.get(item_id)!, restocked)),
  });
  if (refund.state === 'sent') {
    await returnAmount(tx, orderId, onVouchers, now);
    await markRefunded(tx, orderId);
  }
  return { refund, order: { ...order, refunds: [...order.refunds, refund] }, isNew: true };
}

const isOfOrder = async (tx: Transaction<Schema>, orderId: number, gapId: number): Promise<boolean> =>
  (await tx
    .selectFrom('pick_gap')
    .select('id')
    .where('id', '=', gapId)
    .where('order_id', '=', orderId)
    .executeTakeFirst()) !== undefined;

/** What the shop has of a shopper's money and has not promised to give back. */
export const refundableOf = (order: StoredOrder, captured: readonly Payment[]): Money =>
  Math.max(0, paidOf(order, captured) - bookedMoney(order));

/** How much can still be given back. */
export interface RefundLimits {
  money: Money;
  /** what of the money the payment service has */
  atProvider: Money;
  /** onto the gift vouchers that have paid; of an order that waits for its money its cancellation gives that back */
  onVouchers: Money;
}

export async function mostOf(
  db: Kysely<Schema>,
  order: StoredOrder,
  captured: readonly Payment[],
  payment?: Payment,
): Promise<RefundLimits> {
  const money = refundableOf(order, captured);
  const isPaidByVouchers = order.vouchers !== undefined && order.payment.paidAt !== null;
  return {
    money,
    atProvider: payment ? Math.min(money, atProvider(order, payment)) : 0,
    onVouchers: isPaidByVouchers ? (await spentSum(db, order.id)) - promisedToVouchers(order) : 0,
  };
}

/** How much money can go back this way; what is wished beyond it goes onto vouchers. */
export function moneyBy(most: RefundLimits, way: RefundWay): Money {
  if (way === 'voucher') return 0;
  return way === 'provider' ? most.atProvider : most.money;
}

/** An order that was canceled before its money came has it all the same. */
const paidOf = (order: StoredOrder, captured: readonly Payment[]): Money =>
  order.payment.paidAt === null ? captured.reduce((sum, { amount }) => sum + amount, 0) : order.due;

/** What the payment service still has of one payment. */
export const atProvider = ({ refunds }: Pick<StoredOrder, 'refunds'>, { amount, capture_id: id }: Payment): Money =>
  refunds.reduce((left, refund) => {
    const isOfIt = refund.capture_id === id && refund.state !== 'failed';
    return isOfIt ? left - moneyOf(refund) : left;
  }, amount);

export const capturesOf = (db: Kysely<Schema>, orderId: number): Promise<Payment[]> =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '=', 'captured')
    .where('capture_id', 'is not', null)
    .orderBy('created_at')
    .execute();

type SoldVouchers = ReadonlyMap<number, readonly VoucherClaim[]>;

const worthOf = (vouchers: readonly VoucherClaim[]): Money => vouchers.reduce((sum, { worth }) => sum + worth, 0);

/**
 * The gift vouchers that go back with the wished lines, by line. Each as a whole: null where so many are not left, or where whoever
 * wishes knows another amount than is on them.
 */
async function vouchersToTake(
  tx: Transaction<Schema>,
  order: StoredOrder,
  { lines }: RefundWish,
): Promise<SoldVouchers | null> {
  const taken = new Map<number, VoucherClaim[]>();
  for (const { item_id, qty, amount } of lines) {
    if (qty === 0 || !isGift(order, item_id)) continue;
    const left = await claimable(tx, order, item_id);
    if (left === null) continue;
    const chosen = left.slice(0, qty);
    if (chosen.length < qty || (amount !== undefined && fromEuros(amount) !== worthOf(chosen))) return null;
    taken.set(item_id, chosen);
  }
  return taken;
}

const isGift = ({ lines }: StoredOrder, id: number): boolean => lines.some(({ itemId, gift }) => itemId === id && gift);

/** The wished lines with their amounts; null where one of them gives back more than there is of it. */
async function wantedLines(
  tx: Transaction<Schema>,
  order: StoredOrder,
  { lines }: RefundWish,
  sold: SoldVouchers,
): Promise<RefundLine[] | null> {
  const paid = paidLines(order);
  const back = await restockable(tx, order);
  const wanted: RefundLine[] = [];
  for (const { item_id, qty, amount, restock: goesBack } of lines) {
    const line = paid.get(item_id);
    if (!line || line.refundedQty + qty > line.qty) return null;
    // a gift voucher goes back as a whole, or not at all
    if (qty === 0 && isGift(order, item_id)) return null;
    const vouchers = sold.get(item_id);
    const sum = amount === undefined ? (vouchers ? worthOf(vouchers) : lineRefund(line, qty)) : fromEuros(amount);
    if (line.refundedAmount + sum > line.paid) return null;
    const restocked = goesBack ? Math.min(qty, back.get(item_id) ?? 0) : 0;
    if (qty > 0 || sum > 0) wanted.push({ item_id, qty, amount: sum, restocked });
  }
  return wanted;
}

export async function readRefund(db: Kysely<Schema>, id: number): Promise<StoredRefund | null> {
  const row = await db.selectFrom('order_refund').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? ((await withLines(db, [row]))[0] ?? null) : null;
}
