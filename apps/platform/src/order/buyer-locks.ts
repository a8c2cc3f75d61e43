import { sql, type Transaction } from 'kysely';
import type { KnownCustomer } from '../cart/coupons.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';

/** Arbitrary numbers, the same in every process of this shop. They are always taken in this order, so that no two wait for each other. */
export const BUYER_LOCKS = { mailbox: 7_215_302, customer: 7_215_304, origin: 7_215_303 };

/**
 * What a customer may do only so often is counted in one order after another, else concurrent ones would all see room. SQLite has one
 * writer at a time anyway.
 */
export async function lockBuyer(
  tx: Transaction<Schema>,
  engine: Database['kind'],
  { id, mailbox }: KnownCustomer,
): Promise<void> {
  if (engine !== 'postgres') return;
  if (mailbox !== null)
    await sql`select pg_advisory_xact_lock(${sql.lit(BUYER_LOCKS.mailbox)}, hashtext(${mailbox}::text))`.execute(tx);
  if (id !== null)
    await sql`select pg_advisory_xact_lock(${sql.lit(BUYER_LOCKS.customer)}, ${id}::integer)`.execute(tx);
}
