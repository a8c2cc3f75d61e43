import type { OrderStatus } from '@brixel/contract/order';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { prepareQuery } from '../database/prepare-query.ts';
import type { Schema } from '../database/schema.ts';
import { invoiceNames } from '../invoice/invoice-store.ts';
import { ticketsOf } from '../ticket/ticket-rows.ts';
import { nextEntityId } from './order-ids.ts';
import { refundsOf } from './order-refunds.ts';
import { returnsOf } from './order-returns.ts';
import { parcelsOf } from './parcels.ts';
import { type OrderNote, type OrderRow, type StoredOrder, toStoredOrder } from './stored-order.ts';
import type { StoredRefund } from './stored-refund.ts';

/** Orders in the database. */

/** Where each status can be reached from; nothing leaves complete and canceled. */
const sources: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending: [],
  processing: ['pending'],
  complete: ['processing'],
  canceled: ['pending', 'processing'],
};

export interface Transition {
  status: OrderStatus;
  at: string;
  /** for the history */
  text: string;
  author?: string | null;
  /** the day that the bank says of a payment; missing: that of `at` */
  paidOn?: string | null;
}

/** The order in its new status; null where it cannot come to that, because it is there already or never may be. */
export async function moveOrder(
  tx: Transaction<Schema>,
  id: number,
  { status, at, text, author = null, paidOn = null }: Transition,
): Promise<StoredOrder | null> {
  const row = await tx
    .updateTable('placed_order')
    .set((eb) => {
      const ifOpen = (state: 'paid' | 'canceled') =>
        eb.case().when('payment_state', '=', 'open').then(state).else(eb.ref('payment_state')).end();
      // Where it came from matters only while it waits for its payment.
      if (status === 'processing')
        return { status, payment_state: ifOpen('paid'), paid_at: at, paid_on: paidOn, origin: null };
      return status === 'canceled' ? { status, payment_state: ifOpen('canceled'), origin: null } : { status };
    })
    .where('id', '=', id)
    .where('status', 'in', sources[status])
    .returningAll()
    .executeTakeFirst();
  if (!row) return null;
  await insertNote(tx, id, { at, kind: 'status', status, text, amount: null, author });
  return withHistory(tx, row);
}

/** No row where another order has one of its ids already. */
const insertFree = prepareQuery((db, [row]: readonly OrderRow[]) =>
  db
    .insertInto('placed_order')
    .values(columnsOf(row!))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id'),
);

/** Named one by one: a query that is built once is built without seeing a row. */
const columnsOf = (row: OrderRow): OrderRow => ({
  id: row.id,
  public_id: row.public_id,
  order_number: row.order_number,
  client_order_id: row.client_order_id,
  cart_id: row.cart_id,
  store_code: row.store_code,
  customer_id: row.customer_id,
  email: row.email,
  status: row.status,
  payment_method: row.payment_method,
  payment_state: row.payment_state,
  paid_at: row.paid_at,
  paid_on: row.paid_on,
  grand_total: row.grand_total,
  content: row.content,
  created_at: row.created_at,
  mailbox: row.mailbox,
  origin: row.origin,
  is_test: row.is_test,
  fulfilment: row.fulfilment,
  voucher_amount: row.voucher_amount,
  country: row.country,
});

/** False, and nothing is written, in the rare case that another order has one of its ids. */
export const insertOrder = async (tx: Transaction<Schema>, row: OrderRow): Promise<boolean> =>
  (await insertFree(tx, [row])).length === 1;

/** Refunds have rows of their own. */
type StoredNote = Omit<OrderNote, 'author'> &
  Partial<Pick<OrderNote, 'author'>> & { kind: Selectable<Schema['order_note']>['kind'] };

export async function insertNote(db: Kysely<Schema>, orderId: number, note: StoredNote): Promise<void> {
  const id = nextEntityId(Date.parse(note.at));
  await db
    .insertInto('order_note')
    .values({ id, order_id: orderId, ...note })
    .execute();
}

/** The order as it is, which nobody else changes until the transaction ends. */
export async function lockOrder(tx: Transaction<Schema>, id: number): Promise<StoredOrder | null> {
  const row = await tx
    .updateTable('placed_order')
    .set(({ ref }) => ({ status: ref('status') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ? withHistory(tx, row) : null;
}

export async function withHistory(db: Kysely<Schema>, row: OrderRow): Promise<StoredOrder> {
  const [order] = await withHistories(db, [row]);
  return order!;
}

export async function withHistories(db: Kysely<Schema>, rows: readonly OrderRow[]): Promise<StoredOrder[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const notes = await db.selectFrom('order_note').selectAll().where('order_id', 'in', ids).orderBy('id').execute();
  const byOrder = Map.groupBy(notes, ({ order_id }) => order_id);
  const refunds = await refundsOf(db, ids);
  const invoices = await invoiceNames(db, ids);
  const parcels = await parcelsOf(db, ids);
  const returns = await returnsOf(db, ids);
  const orders = rows.map((row) => {
    const given = refunds.get(row.id) ?? [];
    const history = [...(byOrder.get(row.id) ?? []).map(toNote), ...given.flatMap(refundNote)];
    const order = toStoredOrder(
      row,
      history.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)),
      undefined,
      given,
      invoices.get(row.id),
    );
    return { ...order, parcels: parcels.get(row.id) ?? [], returns: returns.get(row.id) ?? [] };
  });
  const sellers = orders.filter(({ lines }) => lines.some(({ ticket }) => ticket));
  const tickets = await ticketsOf(
    db,
    sellers.map(({ id }) => id),
  );
  return orders.map((order) => ({ ...order, tickets: tickets.get(order.id) ?? [] }));
}

const toNote = ({ id, order_id, ...note }: Selectable<Schema['order_note']>): OrderNote => note;

/** In the history stands what the shopper has got back. */
const refundNote = ({ state, settled_at: at, text, amount }: StoredRefund): OrderNote[] =>
  state === 'sent' && at !== null ? [{ at, kind: 'refund', status: null, text, amount, author: null }] : [];
