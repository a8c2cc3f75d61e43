import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Tickets in the database. */

export type Ticket = Selectable<Schema['ticket']>;

/** By order, in the order of their lines. */
export async function ticketsOf(
  db: Kysely<Schema>,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, Ticket[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('ticket')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('item_id')
    .orderBy('position')
    .execute();
  return Map.groupBy(rows, ({ order_id }) => order_id);
}
