import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { hashToken, randomToken } from '../secrets.ts';

/** Links that confirm a wish for the newsletter. */

export const CONFIRMATION_DAYS = 7;
const LIFETIME_MS = CONFIRMATION_DAYS * 24 * 60 * 60 * 1000;

const iso = (moment: number): string => new Date(moment).toISOString();

/** A token for the link. */
export async function createConfirmation(tx: Transaction<Schema>, email: string, now: number): Promise<string> {
  const token = randomToken();
  await tx
    .insertInto('newsletter_confirmation')
    .values({ hash: hashToken(token), email, expires_at: iso(now + LIFETIME_MS) })
    .execute();
  return token;
}

/** The address that it confirms, as long as it is valid. */
export async function addressToConfirm(db: Kysely<Schema>, token: string, now: number): Promise<string | null> {
  const found = await db
    .selectFrom('newsletter_confirmation')
    .select('email')
    .where('hash', '=', hashToken(token))
    .where('expires_at', '>', iso(now))
    .executeTakeFirst();
  return found?.email ?? null;
}

/** Links that have run out, and the addresses of those who never followed one. */
export async function forgetUnconfirmed(db: Kysely<Schema>, now: number): Promise<void> {
  await db.deleteFrom('newsletter_confirmation').where('expires_at', '<=', iso(now)).execute();
  await db
    .deleteFrom('newsletter_subscriber')
    .where('status', '=', 'pending')
    .where('requested_at', '<=', iso(now - LIFETIME_MS))
    .execute();
}
