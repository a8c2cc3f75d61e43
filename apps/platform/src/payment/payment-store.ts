import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable, Transaction, UpdateObject } from 'kysely';
import type { Money } from '../database/column-types.ts';
import { isDue } from '../database/is-due.ts';
import type { Schema } from '../database/schema.ts';

/** The rows of attempts to pay. Each change names the states it may come from, so that of two at once one does nothing. */

export type Payment = Selectable<Schema['payment']>;
type State = Payment['state'];

/** Could still become money, or has become the wrong sum: there must not be another one beside it. */
const ALIVE: readonly State[] = ['starting', 'open', 'capturing', 'disputed'];
/** The service may have news of it. */
export const UNSETTLED: readonly State[] = ['starting', 'open', 'capturing'];

const MINUTE_MS = 60 * 1000;
/** Shoppers come back by themselves before that. */
const FIRST_CHECK_MS = 2 * MINUTE_MS;
const LONGEST_PAUSE_MS = 15 * MINUTE_MS;

const iso = (time: number): string => new Date(time).toISOString();

/** The order's attempt that is alive, or a new one. */
export async function ensurePayment(
  db: Kysely<Schema>,
  order: { id: number; amount: Money },
  provider: string,
  now: number,
): Promise<Payment> {
  for (;;) {
    const made = await db
      .insertInto('payment')
      .values({
        reference: randomBytes(18).toString('base64url'),
        order_id: order.id,
        provider,
        provider_payment_id: null,
        approval_url: null,
        amount: order.amount,
        state: 'starting',
        capture_id: null,
        created_at: iso(now),
        updated_at: iso(now),
        next_check_at: iso(now + FIRST_CHECK_MS),
        attempts: 0,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    const payment = made ?? (await alivePayment(db, order.id));
    if (payment) return payment;
  }
}

export const alivePayment = (db: Kysely<Schema>, orderId: number): Promise<Payment | undefined> =>
  db.selectFrom('payment').selectAll().where('order_id', '=', orderId).where('state', 'in', ALIVE).executeTakeFirst();

export const paymentOf = (db: Kysely<Schema>, reference: string): Promise<Payment> =>
  db.selectFrom('payment').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow();

/** By our reference, or by the name that the service gave it, which is all that some clients send back. */
export const findPayment = (db: Kysely<Schema>, provider: string, id: string): Promise<Payment | undefined> =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('provider', '=', provider)
    .where((eb) => eb.or([eb('reference', '=', id), eb('provider_payment_id', '=', id)]))
    .executeTakeFirst();

/** Money is being taken for the order, or it is not known whether it was: for the same goods there must be no other order. */
export async function isBeingPaid(db: Kysely<Schema>, orderId: number): Promise<boolean> {
  const payment = await alivePayment(db, orderId);
  return payment?.state === 'capturing' || payment?.state === 'disputed';
}

export const capturedPayment = (db: Kysely<Schema>, orderId: number): Promise<Payment | undefined> =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '=', 'captured')
    .executeTakeFirst();

/** False where it is in none of the states any more. */
export async function movePayment(
  db: Kysely<Schema>,
  reference: string,
  from: readonly State[],
  to: UpdateObject<Schema, 'payment'> & { state: State },
): Promise<boolean> {
  const moved = await db
    .updateTable('payment')
    .set({ ...to, updated_at: iso(Date.now()) })
    .where('reference', '=', reference)
    .where('state', 'in', from)
    .returning('reference')
    .executeTakeFirst();
  return moved !== undefined;
}

/** Takes what is due, so that no other node does; each time it is due later. Those of a service that is gone stay as they are. */
export async function claimDuePayments(
  db: Kysely<Schema>,
  provider: string,
  limit: number,
  now: number,
): Promise<Payment[]> {
  const due = await db
    .selectFrom('payment')
    .select(['reference', 'attempts'])
    .where('provider', '=', provider)
    .where('state', 'in', UNSETTLED)
    .where(isDue('next_check_at', now, LONGEST_PAUSE_MS))
    .orderBy('next_check_at')
    .limit(limit)
    .execute();
  const claimed: Payment[] = [];
  for (const { reference, attempts } of due) {
    const pause = Math.min(2 ** attempts * MINUTE_MS, LONGEST_PAUSE_MS);
    const row = await db
      .updateTable('payment')
      .set({ attempts: attempts + 1, next_check_at: iso(now + pause) })
      .where('reference', '=', reference)
      .where('attempts', '=', attempts)
      .where('state', 'in', UNSETTLED)
      .returningAll()
      .executeTakeFirst();
    if (row) claimed.push(row);
  }
  return claimed;
}

/** Locks the order until the transaction ends. False where it no longer waits for its payment. */
export async function lockUnpaidOrder(tx: Transaction<Schema>, orderId: number): Promise<boolean> {
  const order = await tx
    .updateTable('placed_order')
    .set(({ ref }) => ({ status: ref('status') }))
    .where('id', '=', orderId)
    .where('status', '=', 'pending')
    .returning('id')
    .executeTakeFirst();
  return order !== undefined;
}
