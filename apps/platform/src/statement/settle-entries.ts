import { toEuros } from '@brixel/commerce/money';
import { shopNote, transferName } from '@brixel/contract/office/shop-notes';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { RolledBack, transactionOrRollback } from '../database/transaction-or-rollback.ts';
import { type Author, recordChange } from '../office/audit.ts';
import type { OrderBook } from '../order/order-book.ts';
import { writeOverpayment } from './overpayments.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** After it, nobody knows any more who has paid what for. */
const UNDO_MS = DAY_MS;
const MOST_DAYS_OPEN = 120;

export interface Booking {
  id: number;
  /** numbers */
  orders: readonly string[];
}

export type BookingProblem = 'ENTRY_SETTLED' | 'ORDER_MOVED' | 'NOT_FOUND';

interface BookingContext {
  db: Kysely<Schema>;
  orders: Pick<OrderBook, 'markPaid'>;
  author: Author;
  now: number;
}

/** The entry pays all of the orders, or none. Null: it is done. */
export function bookEntry(
  { id, orders: numbers }: Booking,
  { db, orders, author, now }: BookingContext,
): Promise<BookingProblem | null> {
  const at = new Date(now).toISOString();
  return transactionOrRollback<BookingProblem | null>(db, async (tx) => {
    const entry = await tx
      .updateTable('bank_entry')
      .set({ state: 'booked', settled_at: at, settled_by: author.staff.name })
      .where('id', '=', id)
      .where('state', '=', 'open')
      .returningAll()
      .executeTakeFirst();
    if (!entry) return new RolledBack('ENTRY_SETTLED');
    const wanted = [...new Set(numbers)];
    const paid = await tx
      .selectFrom('placed_order')
      .select(['id', 'order_number', 'payment_method', 'grand_total', 'voucher_amount'])
      .where('order_number', 'in', wanted)
      // in one order everywhere, so that two transactions never wait for each other
      .orderBy('id')
      .execute();
    if (paid.length < wanted.length) return new RolledBack('NOT_FOUND');
    const transfer = { day: entry.day, euros: toEuros(entry.amount), ibanEnd: entry.iban_end };
    for (const order of paid) {
      // an online payment may be under way
      if (order.payment_method !== 'banktransfer') return new RolledBack('ORDER_MOVED');
      const moved = await orders.markPaid(tx, order.id, at, {
        note: shopNote('transferred', transferName(transfer)),
        paidOn: entry.day,
      });
      if (moved !== 'done') return new RolledBack('ORDER_MOVED');
      await tx.insertInto('bank_payment').values({ order_id: order.id, entry_id: id }).execute();
      await recordChange(tx, {
        ...author,
        action: 'statements.book',
        subject: order.order_number,
        before: { status: 'pending' },
        after: { status: 'processing', amount: toEuros(entry.amount) },
      });
    }
    const due = paid.reduce((sum, order) => sum + order.grand_total - order.voucher_amount, 0);
    const last = paid.at(-1);
    if (last && entry.amount > due)
      await writeOverpayment(tx, { order_id: last.id, entry_id: id, amount: entry.amount - due, day: entry.day }, now);
    return null;
  });
}

/** The entry pays nothing: it was transferred twice, or for an order that is canceled. All of it is to go back. Null: it is done. */
export function noteOverpaid(
  { id, order: number }: { id: number; order: string },
  { db, author, now }: Omit<BookingContext, 'orders'>,
): Promise<BookingProblem | null> {
  return transactionOrRollback<BookingProblem | null>(db, async (tx) => {
    const entry = await tx
      .updateTable('bank_entry')
      .set({ state: 'booked', settled_at: new Date(now).toISOString(), settled_by: author.staff.name })
      .where('id', '=', id)
      .where('state', '=', 'open')
      .returningAll()
      .executeTakeFirst();
    if (!entry) return new RolledBack('ENTRY_SETTLED');
    const order = await tx
      .selectFrom('placed_order')
      .select(['id', 'status'])
      .where('order_number', '=', number)
      .executeTakeFirst();
    if (!order) return new RolledBack('NOT_FOUND');
    // one that waits for its money is paid by it
    if (order.status === 'pending') return new RolledBack('ORDER_MOVED');
    await writeOverpayment(tx, { order_id: order.id, entry_id: id, amount: entry.amount, day: entry.day }, now);
    const after = { amount: toEuros(entry.amount) };
    await recordChange(tx, { ...author, action: 'statements.overpaid', subject: number, after });
    return null;
  });
}

interface Settling {
  db: Kysely<Schema>;
  author: Author;
  now: number;
}

/** False where one of them is settled already; then nothing has changed. */
export function dismissEntries(ids: readonly number[], { db, author, now }: Settling): Promise<boolean> {
  return transactionOrRollback(db, async (tx) => {
    const rows = await tx
      .updateTable('bank_entry')
      .set({ state: 'dismissed', settled_at: new Date(now).toISOString(), settled_by: author.staff.name })
      .where('id', 'in', ids)
      .where('state', '=', 'open')
      .returning('id')
      .execute();
    if (rows.length < ids.length) return new RolledBack(false);
    await recordChange(tx, { ...author, action: 'statements.dismiss', subject: ids.join(', ') });
    return true;
  });
}

export function reopenEntries(ids: readonly number[], { db, author, now }: Settling): Promise<boolean> {
  return transactionOrRollback(db, async (tx) => {
    const rows = await tx
      .updateTable('bank_entry')
      .set({ state: 'open', settled_at: null, settled_by: null })
      .where('id', 'in', ids)
      .where('state', '=', 'dismissed')
      .where('settled_at', '>', new Date(now - UNDO_MS).toISOString())
      .returning('id')
      .execute();
    if (rows.length < ids.length) return new RolledBack(false);
    await recordChange(tx, { ...author, action: 'statements.reopen', subject: ids.join(', ') });
    return true;
  });
}

/** Who has paid what for is needed only until it is settled. What nobody settles is not kept for ever. */
export async function forgetEntries(db: Kysely<Schema>, now: number): Promise<void> {
  const forgotten = { name: '', purpose: '', iban_end: '' };
  await db
    .updateTable('bank_entry')
    .set({ ...forgotten, state: 'dismissed', settled_at: new Date(now).toISOString(), settled_by: '' })
    .where('state', '=', 'open')
    .where('day', '<', new Date(now - MOST_DAYS_OPEN * DAY_MS).toISOString().slice(0, 10))
    .execute();
  await db
    .updateTable('bank_entry')
    .set(forgotten)
    .where('state', '!=', 'open')
    .where('settled_at', '<=', new Date(now - UNDO_MS).toISOString())
    .where(({ eb, or }) => or([eb('name', '!=', ''), eb('purpose', '!=', '')]))
    .execute();
}
