import type { StoreCode } from '@brixel/contract/stores';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

export type NewsletterStatus = Schema['newsletter_subscriber']['status'];

/** The wording that a shopper agreed to; a new wording gets a new name. */
const CONSENT_TEXT = '2026-11';

export async function newsletterStatus(db: Kysely<Schema>, email: string): Promise<NewsletterStatus | 'unknown'> {
  const row = await db
    .selectFrom('newsletter_subscriber')
    .select('status')
    .where('email', '=', email)
    .executeTakeFirst();
  return row?.status ?? 'unknown';
}

/** A wish is pending until it has been confirmed by mail; one that is confirmed already stays so. */
export async function requestNewsletter(db: Kysely<Schema>, email: string, storeCode: StoreCode): Promise<void> {
  const now = new Date().toISOString();
  const wish = { store_code: storeCode, status: 'pending' as const, consent_text: CONSENT_TEXT, updated_at: now };
  await db
    .insertInto('newsletter_subscriber')
    .values({ email, requested_at: now, ...wish })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ requested_at: now, ...wish })
        .where('newsletter_subscriber.status', '=', 'unsubscribed'),
    )
    .execute();
}

export async function cancelNewsletter(db: Kysely<Schema>, email: string): Promise<void> {
  await db
    .updateTable('newsletter_subscriber')
    .set({ status: 'unsubscribed', updated_at: new Date().toISOString() })
    .where('email', '=', email)
    .execute();
}
