import type { OfficeWithdrawal } from '@brixel/contract/office/inbox-endpoints';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { type Author, recordChange } from '../office/audit.ts';
import { closeReturn, REFUND_MS, reopenReturn } from '../returns/return-cases.ts';

/** Withdrawals as the office works on them. */

const MOST = 200;

export async function listWithdrawals(
  db: Kysely<Schema>,
  { done, withAddresses }: { done: boolean; withAddresses: boolean },
): Promise<OfficeWithdrawal[]> {
  const rows = await db
    .selectFrom('withdrawal')
    .leftJoin('return_case', 'return_case.withdrawal_number', 'withdrawal.number')
    .selectAll('withdrawal')
    .select('return_case.number as return_number')
    .where('done_at', done ? 'is not' : 'is', null)
    .orderBy('received_at', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ number, received_at, order_number, order_id, name, email, what, done_at, return_number }) => ({
    ...{ number, received_at, order_number, name, what, done_at, return_number },
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
  const at = new Date(now).toISOString();
  const known = await tx
    .selectFrom('return_case')
    .select('number')
    .where('withdrawal_number', '=', number)
    .executeTakeFirst();
  if (known && done) await closeReturn(tx, known.number, { ...author, at, refused: false });
  else if (known) await reopenReturn(tx, known.number, { ...author, at });
  await recordChange(tx, {
    ...author,
    ...{ action: 'withdrawals.settle', subject: number, before: { done: was }, after: { done } },
  });
  return true;
}
