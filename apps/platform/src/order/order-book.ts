import { shopNote } from '@brixel/contract/office/shop-notes';
import type { OrderStatus } from '@brixel/contract/order';
import type { Kysely, SelectQueryBuilder, Transaction } from 'kysely';
import { recordChanges } from '../catalog/changes/change-log.ts';
import { notifyWithCommit } from '../catalog/changes/change-signal.ts';
import type { Money } from '../database/column-types.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { releaseMosaics } from '../mosaic/ordered-mosaics.ts';
import { cancelTickets, holdTickets, isUsed } from '../ticket/take-back-tickets.ts';
import { holdVouchers } from '../voucher/take-back.ts';
import { returnAmount, spentSum } from '../voucher/voucher-ledger.ts';
import { cartKey } from './order-keys.ts';
import { insertRefund, markRefunded, notedRefund, promisedToVouchers } from './order-refunds.ts';
import { insertNote, moveOrder, type Transition, withHistories, withHistory } from './order-rows.ts';
import { isUnpaidOnline } from './order-state.ts';
import { parcelsText, writeParcels } from './parcels.ts';
import { noReservation, swappedSkus, swapReservations, withoutReturned } from './reserve.ts';
import type { OrderNote, OrderRow, Parcel, StoredOrder } from './stored-order.ts';

type OrderEvent = (tx: Transaction<Schema>, order: StoredOrder) => Promise<void>;

/** Handlers of what happens to an order, in the same transaction: both are committed, or neither is. */
export interface OrderEvents {
  placed: OrderEvent;
  /** online by the payment service, otherwise when the owner has seen the money */
  paid: OrderEvent;
  /** sent to the shopper */
  completed: OrderEvent;
  canceled: OrderEvent;
  /** how its parcels can be followed is known, or known better, after it was sent */
  parcelsNamed: OrderEvent;
  /** somebody has noted that money was given back; `Refunds` tells its own */
  refundNoted: OrderEvent;
  /** after the commit: what was queued may leave */
  committed(): void;
}

/** Everything that can be done with orders once they are placed. Null: there is no such order. */
export interface OrderBook {
  byPublicId(publicId: string): Promise<StoredOrder | null>;
  byId(id: number): Promise<StoredOrder | null>;
  byNumber(orderNumber: string): Promise<StoredOrder | null>;
  /** whether a client has placed an order under this id of its own */
  hasPlaced(clientOrderId: string): Promise<boolean>;
  /** the order of the cart that waits for its online payment */
  unpaidOfCart(cartId: string): Promise<StoredOrder | null>;
  /** the newest first */
  ofCustomer(customerId: number, page: OrderPage): Promise<{ orders: StoredOrder[]; total: number }>;
  /** The money is there. In the caller's transaction, after whose commit `announce` is to be called. */
  markPaid(
    tx: Transaction<Schema>,
    id: number,
    at: string,
    payment?: ReceivedPayment,
  ): Promise<'done' | 'already' | 'not-payable'>;
  /** Gives stock, coupon and what vouchers have paid back, once. In the caller's transaction, like `markPaid`; last in it. */
  cancel(tx: Transaction<Schema>, id: number, reason: string): Promise<'done' | 'already' | 'not-cancelable'>;
  /** The parcels are on their way. In the caller's transaction, like `markPaid`. */
  send(tx: Transaction<Schema>, id: number, dispatch: Dispatch): Promise<'done' | 'already' | 'not-sendable'>;
  /**
   * Names the parcels of an order that was sent, in place of those it had; the shopper is told where `tells` says so. In the
   * caller's transaction, like `markPaid`.
   */
  nameParcels(
    tx: Transaction<Schema>,
    id: number,
    dispatch: Dispatch & { tells: boolean },
  ): Promise<'done' | 'not-sent'>;
  /** `also` is part of the transaction in which the status changes. `ticket-used`: it cannot be canceled any more. */
  setStatus(
    id: number,
    status: OrderStatus,
    note?: string,
    also?: (tx: Transaction<Schema>) => Promise<void>,
    author?: string | null,
  ): Promise<'done' | 'already' | 'not-allowed' | 'ticket-used'>;
  /** With a transaction the note is part of it. Of a refund it says that the money was given back, which is not checked here. */
  note(
    id: number,
    kind: Exclude<OrderNote['kind'], 'status'>,
    text: string,
    amount?: Money | null,
    tx?: Transaction<Schema>,
    author?: string | null,
  ): Promise<void>;
  /** To be called after a commit: lets the catalogue and the mails follow at once. */
  announce(): void;
}

export interface ReceivedPayment {
  /** who of the office has seen it */
  author?: string | null;
  /** for the history */
  note?: string;
  /** the day that the bank says: `2026-11-17` */
  paidOn?: string | null;
}

/** What is on its way, and who says so. */
export interface Dispatch {
  parcels: readonly Parcel[];
  note?: string;
  author?: string | null;
}

export interface OrderPage {
  size: number;
  /** from 1 */
  current: number;
}

export interface OrderBookContext {
  database: Database;
  events: OrderEvents;
  /** makes the catalogue of this process read the change log at once */
  wakeCatalog: () => void;
  now?: (() => number) | undefined;
}

export function createOrderBook({ database, events, wakeCatalog, now = Date.now }: OrderBookContext): OrderBook {
  const { db, kind: engine } = database;
  const time = (): string => new Date(now()).toISOString();

  const find = async (by: (orders: OrderQuery) => OrderQuery): Promise<StoredOrder | null> => {
    const row = await by(db.selectFrom('placed_order').selectAll()).executeTakeFirst();
    return row ? withHistory(db, row) : null;
  };

  const statusOf = async (source: Kysely<Schema>, id: number): Promise<OrderStatus | null> => {
    const row = await source.selectFrom('placed_order').select('status').where('id', '=', id).executeTakeFirst();
    return row?.status ?? null;
  };

  async function pay(tx: Transaction<Schema>, id: number, step: Step): Promise<boolean> {
    const order = await moveOrder(tx, id, { status: 'processing', ...step });
    if (!order) return false;
    if (order.cartId !== null) await tx.deleteFrom('cart').where('id', '=', order.cartId).execute();
    await events.paid(tx, order);
    return true;
  }

  async function complete(
    tx: Transaction<Schema>,
    id: number,
    { at, text, author }: Step,
    parcels: readonly Parcel[] = [],
  ): Promise<boolean> {
    const order = await moveOrder(tx, id, { status: 'complete', at, text, author });
    if (!order) return false;
    await writeParcels(tx, id, parcels);
    await events.completed(tx, { ...order, parcels: [...parcels] });
    return true;
  }

  /** Nobody redeems a ticket of an order while it is canceled. One that was used keeps it as it is. */
  async function ticketsOf(tx: Transaction<Schema>, id: number) {
    await tx
      .updateTable('placed_order')
      .set(({ ref }) => ({ status: ref('status') }))
      .where('id', '=', id)
      .execute();
    return holdTickets(tx, id);
  }

  async function cancelOrder(tx: Transaction<Schema>, id: number, { at, text, author }: Step): Promise<boolean> {
    const tickets = await ticketsOf(tx, id);
    if (tickets.some(isUsed)) return false;
    const order = await moveOrder(tx, id, { status: 'canceled', at, text, author });
    if (!order) return false;
    await releaseMosaics(tx, order.lines, now());
    await cancelTickets(tx, tickets, now());
    await holdVouchers(tx, order);
    await events.canceled(tx, order);
    const left = { ...order, reserved: await withoutReturned(tx, order) };
    if (order.vouchers) await giveBackVouchers(tx, order, { at, author });
    await swapReservations(tx, noReservation, left);
    await recordChanges(
      tx,
      swappedSkus(noReservation, left).map((sku) => ({ kind: 'stock', sku })),
    );
    await notifyWithCommit(tx, engine);
    return true;
  }

  /** What vouchers have paid is on them again. Of an order that was paid this is a refund, so that its sums tell how much is back. */
  async function giveBackVouchers(
    tx: Transaction<Schema>,
    order: StoredOrder,
    { at, author }: Pick<Step, 'at' | 'author'>,
  ): Promise<void> {
    const amount = (await spentSum(tx, order.id)) - promisedToVouchers(order);
    await returnAmount(tx, order.id, amount, now());
    if (order.payment.paidAt === null || amount === 0) return;
    const refund = { ...notedRefund(order.id, amount, ''), voucher_amount: amount, staff_name: author, at };
    await insertRefund(tx, { ...refund, way: 'voucher' });
    await markRefunded(tx, order.id);
  }

  const moves = { processing: pay, complete, canceled: cancelOrder };

  const book: OrderBook = {
    byPublicId: (publicId) => find((orders) => orders.where('public_id', '=', publicId)),
    byId: (id) => find((orders) => orders.where('id', '=', id)),
    byNumber: (orderNumber) =>
      find((orders) =>
        // people leave out what all numbers begin with
        orderNumber.startsWith('-')
          ? orders.where('order_number', 'like', `%${orderNumber}`)
          : orders.where('order_number', '=', orderNumber),
      ),

    async hasPlaced(clientOrderId) {
      const key = await db.selectFrom('order_key').select('key').where('key', '=', clientOrderId).executeTakeFirst();
      return key !== undefined;
    },

    async unpaidOfCart(cartId) {
      const key = await db
        .selectFrom('order_key')
        .select('order_id')
        .where('key', '=', cartKey(cartId))
        .executeTakeFirst();
      const order = key ? await book.byId(key.order_id) : null;
      return order && isUnpaidOnline(order) ? order : null;
    },

    async ofCustomer(customerId, { size, current }) {
      const ofThem = db.selectFrom('placed_order').where('customer_id', '=', customerId);
      const { total } = await ofThem.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      const rows = await ofThem
        .selectAll()
        .orderBy('id', 'desc')
        .limit(size)
        .offset((current - 1) * size)
        .execute();
      return { orders: await withHistories(db, rows), total };
    },

    async markPaid(tx, id, at, { author = null, note = shopNote('paid'), paidOn = null } = {}) {
      if (await pay(tx, id, { at, text: note, author, paidOn })) return 'done';
      const status = await statusOf(tx, id);
      return status === 'processing' || status === 'complete' ? 'already' : 'not-payable';
    },

    async cancel(tx, id, reason) {
      if (await cancelOrder(tx, id, { at: time(), text: reason, author: null })) return 'done';
      return (await statusOf(tx, id)) === 'canceled' ? 'already' : 'not-cancelable';
    },

    async send(tx, id, { parcels, note = '', author = null }) {
      if (await complete(tx, id, { at: time(), text: note, author }, parcels)) return 'done';
      return (await statusOf(tx, id)) === 'complete' ? 'already' : 'not-sendable';
    },

    async nameParcels(tx, id, { parcels, author = null, tells }) {
      if ((await statusOf(tx, id)) !== 'complete') return 'not-sent';
      await writeParcels(tx, id, parcels);
      await insertNote(tx, id, {
        ...{ at: time(), kind: 'parcels', status: null, text: parcelsText(parcels), amount: null, author },
      });
      const row = await tx.selectFrom('placed_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      if (tells) await events.parcelsNamed(tx, await withHistory(tx, row));
      return 'done';
    },

    async setStatus(id, status, note = '', also = async () => {}, author = null) {
      const result = await db.transaction().execute(async (tx) => {
        if (status !== 'pending' && (await moves[status](tx, id, { at: time(), text: note, author }))) {
          await also(tx);
          return 'done';
        }
        const current = await statusOf(tx, id);
        if (current === status) return 'already';
        const isHeld = status === 'canceled' && (await holdTickets(tx, id)).some(isUsed);
        return isHeld ? 'ticket-used' : 'not-allowed';
      });
      if (result === 'done') book.announce();
      return result;
    },

    async note(id, kind, text, amount = null, tx = undefined, author = null) {
      const at = time();
      const write = async (source: Transaction<Schema>): Promise<void> => {
        if (kind !== 'refund') return insertNote(source, id, { at, kind, status: null, text, amount, author });
        await insertRefund(source, { ...notedRefund(id, amount ?? 0, text), at });
        await markRefunded(source, id);
        const row = await source.selectFrom('placed_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
        await events.refundNoted(source, await withHistory(source, row));
      };
      await (tx ? write(tx) : db.transaction().execute(write));
    },

    announce() {
      wakeCatalog();
      events.committed();
    },
  };
  return book;
}

/** Of an order to another status. */
type Step = Required<Omit<Transition, 'status' | 'paidOn'>> & Pick<Transition, 'paidOn'>;

type OrderQuery = SelectQueryBuilder<Schema, 'placed_order', OrderRow>;
