import type { OfficeWithdrawal } from '@brixel/contract/office/inbox-endpoints';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { type Author, recordChange } from '../office/audit.ts';

/** Withdrawals as the office works on them. */

const MOST = 200;
/** In which the money has to be back (§ 357 BGB). */
const REFUND_MS = 14 * 24 * 60 * 60 * 1000;

export async function listWithdrawals(
  db: Kysely<Schema>,
  { done, withAddresses }: { done: boolean; withAddresses: boolean },
): Promise<OfficeWithdrawal[]> {
  const rows = await db
    .selectFrom('withdrawal')
    .selectAll()
    .where('done_at', done ? 'is not' : 'is', null)
    .orderBy('received_at', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ number, received_at, order_number, order_id, name, email, what, done_at }) => ({
    ...{ number, received_at, order_number, name, what, done_at },
    refund_until: new Date(Date.parse(received_at) + REFUND_MS).toISOString(),
    fits_order: order_id !== null,
    email: withAddresses ? email : null,
  }));
}

export async function countOpenWithdrawals(db: Kysely<Schema>): Promise<number> {
  const { number } = await db
    .selectFrom('withdrawal')
    .where('done_at', 'is', null)
    .select(({ fn }) => fn.countAll().as('number'))
    .executeTakeFirstOrThrow();
  return Number(number);
}

export async function settleWithdrawal(
  tx: Transaction<Schema>,
  number: string,
  done: boolean,
  { now, ...author }: Author & { now: number },
): Promise<boolean> {
  const before = await tx.selectFrom('withdrawal').select('done_at').where('number', '=', number).executeTakeFirst();
  if (!before) return false;
  const was = before.done_at !== null;
  if (was === done) return true;
  await tx
    .updateTable('withdrawal')
    .set({ done_at: done ? new Date(now).toISOString() : null })
    .where('number', '=', number)
    .execute();
  await recordChange(tx, {
    ...author,
    ...{ action: 'withdrawals.settle', subject: number, before: { done: was }, after: { done } },
  });
  return true;
}
