import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { hashToken, randomToken } from '../secrets.ts';

/** Links that show that mail to an address arrives. Each confirms one address of one customer. */

export interface ConfirmationLink {
  customer_id: number;
  email: string;
}

export interface EmailConfirmations {
  /** A token for the link. */
  create(tx: Transaction<Schema>, link: ConfirmationLink): Promise<string>;
  /** What it confirms, as long as it is valid. It is not used up: the same press twice gets the same answer. */
  find(token: string): Promise<ConfirmationLink | null>;
  /** Removes expired links, and with them the unconfirmed addresses. */
  sweep(): Promise<void>;
}

export const CONFIRMATION_DAYS = 7;
const LIFETIME_MS = CONFIRMATION_DAYS * 24 * 60 * 60 * 1000;

export function createEmailConfirmations(db: Kysely<Schema>, now = Date.now): EmailConfirmations {
  const isoTime = (offset = 0): string => new Date(now() + offset).toISOString();

  return {
    async create(tx, link) {
      const token = randomToken();
      await tx
        .insertInto('email_confirmation')
        .values({ hash: hashToken(token), ...link, expires_at: isoTime(LIFETIME_MS) })
        .execute();
      return token;
    },
    async find(token) {
      const row = await db
        .selectFrom('email_confirmation')
        .select(['customer_id', 'email'])
        .where('hash', '=', hashToken(token))
        .where('expires_at', '>', isoTime())
        .executeTakeFirst();
      return row ?? null;
    },
    async sweep() {
      await db.deleteFrom('email_confirmation').where('expires_at', '<=', isoTime()).execute();
      await db
        .updateTable('customer')
        .set({ pending_email: null })
        .where('pending_email', 'is not', null)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('email_confirmation')
                .select('hash')
                .whereRef('email_confirmation.customer_id', '=', 'customer.id')
                .whereRef('email_confirmation.email', '=', 'customer.pending_email'),
            ),
          ),
        )
        .execute();
    },
  };
}

/** Cancels an unconfirmed change of the address; its links become invalid. */
export async function dropPendingEmail(tx: Transaction<Schema>, customerId: number): Promise<void> {
  await tx
    .deleteFrom('email_confirmation')
    .where('customer_id', '=', customerId)
    .where('email', '!=', (eb) => eb.selectFrom('customer').select('email').where('id', '=', customerId))
    .execute();
  await tx.updateTable('customer').set({ pending_email: null }).where('id', '=', customerId).execute();
}

/** The address of a customer, if it is known to be theirs: only then may it show or change what belongs to the address. */
export async function confirmedAddress(db: Kysely<Schema>, customerId: number): Promise<string | null> {
  const customer = await db
    .selectFrom('customer')
    .select('email')
    .where('id', '=', customerId)
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst();
  return customer?.email ?? null;
}
