import type { ContactMessage, FailedMail } from '@brixel/contract/office/inbox-endpoints';
import type { Kysely, Transaction } from 'kysely';
import { parseJson } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';
import { type Author, recordChange } from '../office/audit.ts';

/** What the office knows of mails: those that were not delivered, and those that shoppers have written. */

const MOST = 200;

/** Not delivered at least once, and nobody has given them up. */
const failed = (db: Kysely<Schema>) =>
  db
    .selectFrom('mail')
    .where('sent_at', 'is', null)
    .where('last_error', 'is not', null)
    .where('given_up_at', 'is', null);

export async function failedMails(db: Kysely<Schema>): Promise<FailedMail[]> {
  const rows = await failed(db)
    .select(['id', 'recipient', 'subject', 'created_at', 'attempts', 'next_attempt_at', 'last_error'])
    .orderBy('created_at', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ last_error, ...mail }) => ({ ...mail, error: last_error ?? '' }));
}

export async function countFailedMails(db: Kysely<Schema>): Promise<number> {
  const { number } = await failed(db)
    .select(({ fn }) => fn.countAll().as('number'))
    .executeTakeFirstOrThrow();
  return Number(number);
}

/** All attempts begin anew: the server may be another one by now. */
export const retryMail = (tx: Transaction<Schema>, id: string, author: Author, now: number): Promise<boolean> =>
  changeMail(tx, id, author, 'mails.retry', {
    ...{ next_attempt_at: new Date(now).toISOString(), attempts: 0, given_up_at: null },
  });

export const giveUpMail = (tx: Transaction<Schema>, id: string, author: Author, now: number): Promise<boolean> =>
  changeMail(tx, id, author, 'mails.giveUp', { next_attempt_at: null, given_up_at: new Date(now).toISOString() });

/** The log names the mail by its number: subject and recipient may be a shopper's. */
async function changeMail(
  tx: Transaction<Schema>,
  id: string,
  author: Author,
  action: string,
  change: { next_attempt_at: string | null; attempts?: number; given_up_at: string | null },
): Promise<boolean> {
  const changed = await tx
    .updateTable('mail')
    .set(change)
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('last_error', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  if (changed) await recordChange(tx, { ...author, action, subject: id });
  return changed !== undefined;
}

export async function contactMessages(db: Kysely<Schema>): Promise<ContactMessage[]> {
  const rows = await db
    .selectFrom('mail')
    .select(['id', 'created_at', 'subject', 'headers', 'sent_at', 'last_error'])
    .where('topic', '=', 'contact')
    .orderBy('created_at', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ id, created_at: at, subject, headers, sent_at, last_error }) => ({
    ...{ id, at, subject, sender: parseJson(headers)['Reply-To'] ?? '' },
    state: sent_at !== null ? 'delivered' : last_error === null ? 'waiting' : 'failed',
  }));
}
