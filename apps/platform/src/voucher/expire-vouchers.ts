import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { type Repeated, repeatedly } from '../repeat.ts';
import { emptyVoucher } from './voucher-ledger.ts';

const HOUR_MS = 60 * 60 * 1000;
const AT_ONCE = 100;

/** Books out what is left on vouchers that have run out, now and every hour. Nodes may do so at the same time. */
export const expireVouchers = (db: Kysely<Schema>, onError: (error: unknown) => void): Repeated =>
  repeatedly(HOUR_MS, () => bookOutExpired(db, Date.now()), onError);

export async function bookOutExpired(db: Kysely<Schema>, now: number): Promise<void> {
  const end = new Date(now).toISOString();
  for (;;) {
    const rows = await db
      .selectFrom('voucher')
      .select('id')
      .where('balance', '>', 0)
      .where('expires_at', '<=', end)
      .orderBy('expires_at')
      .limit(AT_ONCE)
      .execute();
    for (const { id } of rows)
      await db.transaction().execute(async (tx) => {
        // the office may have extended it at this very moment
        const isOver = await tx
          .updateTable('voucher')
          .set((eb) => ({ expires_at: eb.ref('expires_at') }))
          .where('id', '=', id)
          .where('expires_at', '<=', end)
          .returning('id')
          .executeTakeFirst();
        if (isOver) await emptyVoucher(tx, id, { kind: 'expire', order_id: null }, now);
      });
    if (rows.length < AT_ONCE) return;
  }
}
