import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** How far goods are that come back, as the shopper may see it. */
export type OrderReturn = Pick<
  Selectable<Schema['return_case']>,
  'number' | 'state' | 'announced_at' | 'arrived_at' | 'checked_at' | 'refunded_at' | 'refund_until'
>;

/** The oldest first. */
export async function returnsOf(
  db: Kysely<Schema>,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, OrderReturn[]>> {
  const rows = await db
    .selectFrom('return_case')
    .select(['order_id', 'number', 'state', 'announced_at', 'arrived_at', 'checked_at', 'refunded_at', 'refund_until'])
    .where('order_id', 'in', orderIds)
    .orderBy('announced_at')
    .execute();
  const byOrder = new Map<number, OrderReturn[]>();
  for (const { order_id, ...found } of rows) byOrder.set(order_id, [...(byOrder.get(order_id) ?? []), found]);
  return byOrder;
}
