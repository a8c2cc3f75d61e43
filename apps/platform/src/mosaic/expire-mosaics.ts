import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { type Repeated, repeatedly } from '../repeat.ts';

const HOUR_MS = 60 * 60 * 1000;

interface ExpiryOptions {
  onError: (error: unknown) => void;
  now?: () => number;
}

/** Removes what has run out, now and every hour. Nodes may do so at the same time: what is gone is gone. */
export const expireMosaics = (db: Kysely<Schema>, { onError, now = Date.now }: ExpiryOptions): Repeated =>
  repeatedly(HOUR_MS, () => removeExpired(db, now()), onError);

async function removeExpired(db: Kysely<Schema>, now: number): Promise<void> {
  const moment = new Date(now).toISOString();
  await db.deleteFrom('mosaic').where('orders', '=', 0).where('expires_at', '<=', moment).execute();
}
