import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { StoredOrder } from '../order/stored-order.ts';
import { sharesOf } from '../stock/restock.ts';

/**
 * How many pieces of each line can still go back into the stock, by a refund or by the case of a return. A canceled order has given
 * all of it back, and a refund that failed afterwards has not taken its goods out again.
 */
export async function restockable(db: Kysely<Schema>, order: StoredOrder): Promise<Map<number, number>> {
  const returned = await db
    .selectFrom('return_line')
    .innerJoin('return_case', 'return_case.number', 'return_line.return_number')
    .select(['item_id', 'restocked'])
    .where('order_id', '=', order.id)
    .execute();
  // what pickers have not found has never left the shop
  const missing = await db
    .selectFrom('pick_gap')
    .select(['item_id', 'qty as restocked'])
    .where('order_id', '=', order.id)
    .where('item_id', 'is not', null)
    .$narrowType<{ item_id: number }>()
    .execute();
  const back = new Map<number, number>();
  for (const { item_id, restocked } of [...returned, ...missing, ...order.refunds.flatMap(({ lines }) => lines)])
    back.set(item_id, (back.get(item_id) ?? 0) + restocked);
  return new Map(
    order.lines.map((line) => {
      const isCounted = order.status !== 'canceled' && sharesOf(order, line, 1).length > 0;
      return [line.itemId, isCounted ? Math.max(0, line.qty - (back.get(line.itemId) ?? 0)) : 0];
    }),
  );
}
