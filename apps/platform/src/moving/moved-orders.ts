import { toEuros } from '@brixel/commerce/money';
import type { MovedOrderSummary, OfficeMovedOrder } from '@brixel/contract/office/moved-order-endpoints';
import type { OrderView } from '@brixel/contract/order';
import type { Kysely } from 'kysely';
import { LAST_LETTER, wordsOf } from '../customer/customer-words.ts';
import { parseJson } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';
import { type MovedOrderRow, type MovedViewContext, movedOrderView } from './moved-order-view.ts';

/** Orders of the shop that was here before, as people see them. Null: there is no such order. */
export interface MovedOrders {
  /** secret: grants access to its page */
  byPublicId(publicId: string): Promise<OrderView | null>;
  byNumber(orderNumber: string): Promise<OrderView | null>;
  /** in the given order */
  byIds(ids: readonly number[]): Promise<OrderView[]>;
  /** for the office */
  read(orderNumber: string): Promise<OfficeMovedOrder | null>;
}

export function createMovedOrders({ db, ...view }: MovedViewContext & { db: Kysely<Schema> }): MovedOrders {
  const find = (column: 'public_id' | 'order_number', value: string): Promise<MovedOrderRow | undefined> =>
    db.selectFrom('moved_order').selectAll().where(column, '=', value).executeTakeFirst();
  const shown = (row: MovedOrderRow | undefined): OrderView | null => (row ? movedOrderView(row, view) : null);

  return {
    byPublicId: async (publicId) => shown(await find('public_id', publicId)),
    byNumber: async (orderNumber) => shown(await find('order_number', orderNumber)),
    async byIds(ids) {
      if (ids.length === 0) return [];
      const rows = await db.selectFrom('moved_order').selectAll().where('id', 'in', ids).execute();
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.flatMap((id) => shown(byId.get(id)) ?? []);
    },
    async read(orderNumber) {
      const row = await find('order_number', orderNumber);
      if (!row) return null;
      const { state, notes } = parseJson(row.content);
      return { order: movedOrderView(row, view), customer_id: row.customer_id, state, notes };
    },
  };
}

const PAGE = 50;

interface MovedOrderQuery {
  search?: string | undefined;
  customer?: number | undefined;
  before?: string | undefined;
}

/** The newest first; `before` is the `next` of the page before. */
export async function findMovedOrders(
  db: Kysely<Schema>,
  { search = '', customer, before }: MovedOrderQuery,
): Promise<{ orders: MovedOrderSummary[]; next: string | null }> {
  let found = db
    .selectFrom('moved_order')
    .select(['id', 'order_number', 'created_at', 'name', 'email', 'status', 'payment_state', 'grand_total'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE + 1);
  for (const word of wordsOf(search))
    found = found.where('id', 'in', (eb) =>
      eb
        .selectFrom('moved_order_word')
        .select('order_id')
        .where('word', '>=', word)
        .where('word', '<', `${word}${LAST_LETTER}`),
    );
  if (customer !== undefined) found = found.where('customer_id', '=', customer);
  if (before !== undefined) {
    const [at = '', id] = before.split('_');
    found = found.where(({ eb, and, or }) =>
      or([eb('created_at', '<', at), and([eb('created_at', '=', at), eb('id', '<', Number(id))])]),
    );
  }
  const rows = await found.execute();
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  return {
    orders: shown.map(({ id, order_number: number, grand_total: total, ...order }) => ({
      ...{ number, ...order },
      grand_total: toEuros(total),
    })),
    next: rows.length > PAGE && last ? `${last.created_at}_${last.id}` : null,
  };
}
