import type { OrderView } from '@brixel/contract/order';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { MovedOrders } from '../moving/moved-orders.ts';
import type { OrderPage } from '../order/order-book.ts';
import { withHistories } from '../order/order-rows.ts';
import type { StoredOrder } from '../order/stored-order.ts';

/** What a customer has ordered, here and in the shop that was here before, the newest first. */
export type OrderHistory = (customerId: number, page: OrderPage) => Promise<{ orders: OrderView[]; total: number }>;

interface OrderHistoryContext {
  db: Kysely<Schema>;
  showOrder(order: StoredOrder): OrderView;
  movedOrders: Pick<MovedOrders, 'byIds'>;
}

export function createOrderHistory({ db, showOrder, movedOrders }: OrderHistoryContext): OrderHistory {
  return async (customerId, { size, current }) => {
    const placed = db
      .selectFrom('placed_order')
      .select(['id', 'created_at', sql<number>`0`.as('is_moved')])
      .where('customer_id', '=', customerId);
    const moved = db
      .selectFrom('moved_order')
      .select(['id', 'created_at', sql<number>`1`.as('is_moved')])
      .where('customer_id', '=', customerId);
    const all = db.selectFrom(placed.unionAll(moved).as('ordered'));
    const { total } = await all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    const page = await all
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(size)
      .offset((current - 1) * size)
      .execute();
    const idsOf = (isMoved: 0 | 1): number[] => page.flatMap((row) => (row.is_moved === isMoved ? [row.id] : []));
    const [own, others] = [idsOf(0), idsOf(1)];
    const rows =
      own.length === 0 ? [] : await db.selectFrom('placed_order').selectAll().where('id', 'in', own).execute();
    const views = [...(await withHistories(db, rows)).map(showOrder), ...(await movedOrders.byIds(others))];
    const byId = new Map(views.map((view) => [`${view.entity_id} ${view.is_moved === true}`, view]));
    return { orders: page.flatMap(({ id, is_moved }) => byId.get(`${id} ${is_moved === 1}`) ?? []), total };
  };
}
