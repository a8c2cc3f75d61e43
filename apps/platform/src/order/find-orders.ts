import { toEuros } from '@brixel/commerce/money';
import type { OrderSummary } from '@brixel/contract/office/order-endpoints';
import type { OrderStage } from '@brixel/contract/office/order-stage';
import { type OrderStatus, orderStatus } from '@brixel/contract/order';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { refundedSum } from './order-refunds.ts';
import { withHistories } from './order-rows.ts';
import { stageInSql, stageOfOrder } from './order-stage.ts';
import { shownPaymentState, withdrawnAt } from './order-state.ts';
import { recipientOf } from './recipient.ts';
import type { StoredOrder } from './stored-order.ts';

const PAGE = 50;
/** In so many of the newest a search looks for names and goods too: what was bought stands in a text that no index covers. */
const SEARCHED_WHOLE = 2000;

interface OrderQuery {
  status?: OrderStatus | undefined;
  stage?: OrderStage | undefined;
  search?: string | undefined;
  before?: number | undefined;
}

interface FoundOrders {
  orders: OrderSummary[];
  next: number | null;
  counts: Record<OrderStatus, number>;
}

/** The newest first; `before` is the `next` of the page before. */
export async function findOrders(
  db: Kysely<Schema>,
  { status, stage, search = '', before }: OrderQuery,
  now = Date.now(),
): Promise<FoundOrders> {
  let found = db
    .selectFrom('placed_order')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(PAGE + 1);
  if (status !== undefined) found = found.where('status', '=', status);
  if (stage !== undefined) found = found.where(stageInSql(now), '=', stage);
  if (before !== undefined) found = found.where('id', '<', before);
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const oldest = words.length > 0 ? await oldestSearchedWhole(db) : 0;
  for (const word of words) found = found.where(holds(word, oldest));
  const rows = await found.execute();
  const shown = await withHistories(db, rows.slice(0, PAGE));
  return {
    orders: shown.map((order) => summaryOf(order, now)),
    next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
    counts: await countByStatus(db),
  };
}

function holds(word: string, oldest: number) {
  const like = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`(lower(order_number) like ${like} escape '\\' or lower(email) like ${like} escape '\\'
    or (id > ${oldest} and lower(content) like ${like} escape '\\'))`;
}

/** The id before those whose content is searched. */
async function oldestSearchedWhole(db: Kysely<Schema>): Promise<number> {
  const row = await db
    .selectFrom('placed_order')
    .select('id')
    .orderBy('id', 'desc')
    .offset(SEARCHED_WHOLE)
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? 0;
}

async function countByStatus(db: Kysely<Schema>): Promise<Record<OrderStatus, number>> {
  const rows = await db
    .selectFrom('placed_order')
    .select(({ fn }) => ['status', fn.countAll().as('number')])
    .groupBy('status')
    .execute();
  const counts = new Map(rows.map(({ status, number }) => [status, Number(number)]));
  return Object.fromEntries(orderStatus.options.map((status) => [status, counts.get(status) ?? 0])) as Record<
    OrderStatus,
    number
  >;
}

function summaryOf(order: StoredOrder, now: number): OrderSummary {
  const { city, country_id } = order.shippingAddress ?? order.billingAddress;
  return {
    number: order.orderNumber,
    created_at: order.createdAt,
    name: recipientOf(order),
    city,
    country_id,
    lines: order.lines.length,
    pieces: order.lines.reduce((sum, { qty }) => sum + qty, 0),
    grand_total: toEuros(order.grandTotal),
    status: order.status,
    stage: stageOfOrder(order, now),
    payment_method: order.payment.method,
    payment_state: shownPaymentState(order.payment.state, refundedSum(order), order.grandTotal),
    store_code: order.storeCode,
    is_test: order.isTest,
    is_withdrawn: withdrawnAt(order) !== undefined,
  };
}
