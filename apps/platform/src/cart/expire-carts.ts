import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { type Repeated, repeatedly } from '../repeat.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
/** Few enough that shoppers who write at the same time do not wait. */
const AT_ONCE = 200;

interface ExpiryOptions {
  /** days without a change after which a guest's cart is removed */
  days: () => number;
  onError: (error: unknown) => void;
  now?: () => number;
}

/** Clears guests' carts now and every hour. Nodes may do so at the same time: what is gone is gone. */
export const expireCarts = (db: Kysely<Schema>, { days, onError, now = Date.now }: ExpiryOptions): Repeated =>
  repeatedly(HOUR_MS, () => removeGuestCarts(db, now() - days() * DAY_MS), onError);

/** Removes guests' carts that were last changed before a moment, with everything in them. */
export async function removeGuestCarts(db: Kysely<Schema>, moment: number): Promise<void> {
  const before = new Date(moment).toISOString();
  for (;;) {
    const old = await db
      .selectFrom('cart')
      .select('id')
      .where('customer_id', 'is', null)
      .where('updated_at', '<', before)
      .limit(AT_ONCE)
      .execute();
    if (old.length === 0) return;
    const ids = old.map(({ id }) => id);
    // Asked again, since one of them may have been changed in the meantime.
    await db.deleteFrom('cart').where('id', 'in', ids).where('updated_at', '<', before).execute();
  }
}
