import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { hashToken, randomToken } from '../secrets.ts';

/** Links for a new password: each works once, and for an hour. */
export interface PasswordResets {
  /** A token for the link. */
  create(tx: Transaction<Schema>, customerId: number): Promise<string>;
  /** Whose it is, as long as it is valid. */
  find(token: string): Promise<number | null>;
  /** Uses it up, and with it all others of the customer. False where that has been done, or it has run out. */
  use(tx: Transaction<Schema>, token: string): Promise<boolean>;
  sweep(): Promise<void>;
}

const LIFETIME_MS = 60 * 60 * 1000;

export function createPasswordResets(db: Kysely<Schema>, now = Date.now): PasswordResets {
  const isoTime = (offset = 0): string => new Date(now() + offset).toISOString();

  return {
    async create(tx, customerId) {
      const token = randomToken();
      await tx
        .insertInto('password_reset')
        .values({ hash: hashToken(token), customer_id: customerId, expires_at: isoTime(LIFETIME_MS) })
        .execute();
      return token;
    },
    async find(token) {
      const row = await db
        .selectFrom('password_reset')
        .select('customer_id')
        .where('hash', '=', hashToken(token))
        .where('expires_at', '>', isoTime())
        .executeTakeFirst();
      return row?.customer_id ?? null;
    },
    async use(tx, token) {
      const used = await tx
        .deleteFrom('password_reset')
        .where('hash', '=', hashToken(token))
        .where('expires_at', '>', isoTime())
        .returning('customer_id')
        .executeTakeFirst();
      if (used) await forgetResets(tx, used.customer_id);
      return used !== undefined;
    },
    async sweep() {
      await db.deleteFrom('password_reset').where('expires_at', '<', isoTime()).execute();
    },
  };
}

/** After a change of the password or of the address of mail: links that were sent before are worth nothing. */
export async function forgetResets(tx: Transaction<Schema>, customerId: number): Promise<void> {
  await tx.deleteFrom('password_reset').where('customer_id', '=', customerId).execute();
}
