import type { StoreCode } from '@brixel/contract/stores';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { randomToken } from '../secrets.ts';

export type Subscriber = Selectable<Schema['newsletter_subscriber']>;

/** The wording that a shopper agreed to; a new wording gets a new name. */
const CONSENT_TEXT = '2026-11';

/** By address, or by the token of the link that ends the newsletter. */
export type SubscriberKey = Pick<Subscriber, 'email'> | Pick<Subscriber, 'leave_token'>;

const columnOf = (key: SubscriberKey) =>
  'email' in key ? (['email', key.email] as const) : (['leave_token', key.leave_token] as const);

export async function findSubscriber(db: Kysely<Schema>, key: SubscriberKey): Promise<Subscriber | null> {
  const [column, value] = columnOf(key);
  const found = await db.selectFrom('newsletter_subscriber').selectAll().where(column, '=', value).executeTakeFirst();
  return found ?? null;
}

/** An address is pending until it is confirmed by mail; a subscribed one stays subscribed. */
export async function storePending(
  tx: Transaction<Schema>,
  email: string,
  storeCode: StoreCode,
  now: string,
): Promise<Subscriber> {
  const pending = {
    store_code: storeCode,
    status: 'pending' as const,
    consent_text: CONSENT_TEXT,
    requested_at: now,
    confirmed_at: null,
    updated_at: now,
  };
  await tx
    .insertInto('newsletter_subscriber')
    .values({ email, ...pending, leave_token: randomToken() })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet(pending).where('newsletter_subscriber.status', '!=', 'subscribed'),
    )
    .execute();
  return tx.selectFrom('newsletter_subscriber').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
}

/** Makes a pending address a subscriber, once; null for all others. */
export async function joinNow(tx: Transaction<Schema>, email: string, now: string): Promise<Subscriber | null> {
  const joined = await tx
    .updateTable('newsletter_subscriber')
    .set({ status: 'subscribed', confirmed_at: now, updated_at: now })
    .where('email', '=', email)
    .where('status', '=', 'pending')
    .returningAll()
    .executeTakeFirst();
  return joined ?? null;
}

/** Ends the newsletter and every wish for it; links that were mailed before lead to nothing. */
export async function leaveNow(tx: Transaction<Schema>, key: SubscriberKey, now: string): Promise<void> {
  const [column, value] = columnOf(key);
  const left = await tx
    .updateTable('newsletter_subscriber')
    .set({ status: 'unsubscribed', updated_at: now })
    .where(column, '=', value)
    .where('status', '!=', 'unsubscribed')
    .returning('email')
    .executeTakeFirst();
  if (left) await tx.deleteFrom('newsletter_confirmation').where('email', '=', left.email).execute();
}
