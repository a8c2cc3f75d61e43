import type { StoreCode } from '@brixel/contract/stores';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { wordsOf } from '../customer/customer-words.ts';
import { toJson } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';
import { newPublicId, nextEntityId } from '../order/order-ids.ts';
import { insertRows } from '../seed/insert-rows.ts';
import type { MovedOrder } from './read-orders.ts';

export interface PlacedElsewhere extends MovedOrder {
  storeCode: StoreCode;
}

/** What is stored of an order besides whose it is. */
type Said = Pick<Selectable<Schema['moved_order']>, (typeof SAID)[number]>;

const SAID = [
  ...(['order_number', 'store_code', 'email', 'name', 'status'] as const),
  ...(['payment_state', 'grand_total', 'content', 'created_at'] as const),
] as const;

const saidOf = ({ number, email, name, status, content, ...order }: PlacedElsewhere): Said => ({
  ...{ order_number: number, store_code: order.storeCode, email, name, status },
  ...{ payment_state: order.paymentState, created_at: order.createdAt },
  ...{ grand_total: content.sums.grandTotal, content: toJson(content) },
});

/** What becomes of orders: those that are new, that say something else than before, and that stay as they are. */
export interface Sorted {
  fresh: PlacedElsewhere[];
  changed: PlacedElsewhere[];
  known: number;
}

export async function sortOrders(db: Kysely<Schema>, orders: readonly PlacedElsewhere[]): Promise<Sorted> {
  const sorted: Sorted = { fresh: [], changed: [], known: 0 };
  if (orders.length === 0) return sorted;
  const rows = await db.selectFrom('moved_order').select(SAID).where('order_number', 'in', numbersOf(orders)).execute();
  const before = new Map(rows.map((row) => [row.order_number, row]));
  for (const order of orders) {
    const row = before.get(order.number);
    if (!row) sorted.fresh.push(order);
    else if (isSame(row, saidOf(order))) sorted.known += 1;
    else sorted.changed.push(order);
  }
  return sorted;
}

const isSame = (a: Said, b: Said): boolean => SAID.every((field) => a[field] === b[field]);

const numbersOf = (orders: readonly PlacedElsewhere[]): string[] => orders.map(({ number }) => number);

/** Stores orders as they are in the file. Nobody is mailed, and nothing else of the shop changes. */
export async function writeOrders(tx: Transaction<Schema>, orders: readonly PlacedElsewhere[]): Promise<Sorted> {
  // in one order everywhere, so that two people with the same file never wait for each other
  const inOrder = orders.toSorted((a, b) => (a.number < b.number ? -1 : 1));
  const { fresh, changed, known } = await sortOrders(tx, inOrder);
  const written = await insertOrders(tx, fresh);
  for (const order of changed) await changeOrder(tx, order);
  return { fresh: written, changed, known: known + fresh.length - written.length };
}

/** Those that nobody else has written meanwhile. */
async function insertOrders(tx: Transaction<Schema>, orders: readonly PlacedElsewhere[]): Promise<PlacedElsewhere[]> {
  if (orders.length === 0) return [];
  const accounts = await accountsOf(tx, orders);
  const rows = orders.map((order) => {
    const customerId = order.isOfAccount ? (accounts.get(order.email) ?? null) : null;
    return {
      ...{ id: nextEntityId(Date.now()), public_id: newPublicId(), customer_id: customerId },
      awaits_account: order.isOfAccount && customerId === null ? (1 as const) : (0 as const),
      ...saidOf(order),
    };
  });
  const inserted = await tx
    .insertInto('moved_order')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'order_number'])
    .execute();
  const ids = new Map(inserted.map(({ id, order_number }) => [order_number, id]));
  const written = orders.filter(({ number }) => ids.has(number));
  await insertRows(
    tx,
    'moved_order_word',
    written.flatMap((order) => wordRows(ids.get(order.number)!, order)),
  );
  return written;
}

async function changeOrder(tx: Transaction<Schema>, order: PlacedElsewhere): Promise<void> {
  const { id } = await tx
    .updateTable('moved_order')
    .set(saidOf(order))
    .where('order_number', '=', order.number)
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.deleteFrom('moved_order_word').where('order_id', '=', id).execute();
  await insertRows(tx, 'moved_order_word', wordRows(id, order));
}

const wordRows = (id: number, { number, email, content: { billingAddress, shippingAddress } }: PlacedElsewhere) =>
  wordsOf(
    [number, email, billingAddress, shippingAddress ?? billingAddress]
      .flatMap((part) =>
        typeof part === 'string' ? [part] : [part.firstname, part.lastname, part.company, part.postcode, part.city],
      )
      .join(' '),
  ).map((word) => ({ word, order_id: id }));

/**
 * Whose orders they are: accounts that came from that shop too, or that have shown that mail to the address arrives. Anybody can open an
 * account with any address.
 */
async function accountsOf(
  db: Kysely<Schema>,
  orders: readonly PlacedElsewhere[],
): Promise<ReadonlyMap<string, number>> {
  if (orders.length === 0) return new Map();
  const rows = await db
    .selectFrom('customer')
    .select(['id', 'email'])
    .where('email', 'in', [...new Set(orders.map(({ email }) => email))])
    .where(({ eb, or }) => or([eb('moved_at', 'is not', null), eb('email_confirmed_at', 'is not', null)]))
    .execute();
  return new Map(rows.map(({ id, email }) => [email, id]));
}

/** Gives accounts that have just come from that shop the orders that came before them. */
export async function giveOrdersTo(
  tx: Transaction<Schema>,
  customers: readonly { id: number; email: string }[],
): Promise<void> {
  if (customers.length === 0) return;
  const waiting = await tx
    .selectFrom('moved_order')
    .select('email')
    .distinct()
    .where(
      'email',
      'in',
      customers.map(({ email }) => email),
    )
    .where('awaits_account', '=', 1)
    .execute();
  const emails = new Set(waiting.map(({ email }) => email));
  for (const { id, email } of customers.filter((customer) => emails.has(customer.email)))
    await tx
      .updateTable('moved_order')
      .set({ customer_id: id, awaits_account: 0 })
      .where('email', '=', email)
      .where('awaits_account', '=', 1)
      .execute();
}
