import { toEuros } from '@brixel/commerce/money';
import type { OrderSummary } from '@brixel/contract/office/order-endpoints';
import { type OrderStage, orderStages } from '@brixel/contract/office/order-stage';
import { type OrderStatus, orderStatus, type PaymentCode } from '@brixel/contract/order';
import type { StoreCode } from '@brixel/contract/stores';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { startOfDay } from '../local-time.ts';
import { owingOrders } from '../refund/money-owed.ts';
import { refundedSum } from './order-refunds.ts';
import { withHistories } from './order-rows.ts';
import { stageInSql, stageOfOrder } from './order-stage.ts';
import { type ReturnTerms, shownPaymentState, withdrawableSince, withdrawnAt } from './order-state.ts';
import { recipientOf } from './recipient.ts';
import { type SendingTerms, shipBy } from './ship-by.ts';
import type { OrderRow, StoredOrder } from './stored-order.ts';

const PAGE = 50;
/** In so many of the newest a search looks for names and goods too: what was bought stands in a text that no index covers. */
const SEARCHED_WHOLE = 2000;

interface OrderQuery {
  status?: OrderStatus | undefined;
  stage?: OrderStage | undefined;
  payment?: PaymentCode | undefined;
  /** that the goods go to */
  country?: string | undefined;
  store?: StoreCode | undefined;
  test?: 'only' | 'without' | undefined;
  /** only those whose shoppers are to get money back */
  owed?: 'only' | undefined;
  /** days, both included */
  from?: string | undefined;
  to?: string | undefined;
  search?: string | undefined;
  before?: number | undefined;
}

export interface ListContext {
  terms: ReturnTerms;
  sending: SendingTerms;
  /** of a product, while it is in the catalogue */
  pictureOf: (sku: string) => string | undefined;
}

/** From which states each step is, so that the index finds its orders. */
const STATUSES: Readonly<Record<OrderStage, readonly OrderStatus[]>> = {
  new: ['pending'],
  to_pick: ['processing'],
  picking: ['processing'],
  to_pack: ['processing'],
  packed: ['processing'],
  sent: ['complete'],
  done: ['processing', 'complete'],
  returned: ['complete'],
  canceled: ['canceled'],
};

interface FoundOrders {
  orders: OrderSummary[];
  next: number | null;
  counts: Record<OrderStatus, number>;
}

/** The newest first; `before` is the `next` of the page before. */
export async function findOrders(db: Kysely<Schema>, query: OrderQuery, context: ListContext): Promise<FoundOrders> {
  const rows = await (await orderQuery(db, query, context.terms)).limit(PAGE + 1).execute();
  const shown = rows.slice(0, PAGE);
  return {
    orders: await summariesOf(db, shown, context),
    next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
    counts: await countByStatus(db),
  };
}

/** How many orders a lane of the board shows. */
const LANE = 30;

/** Each lane with its newest orders and how many there are. What is done are most orders, so they are counted as what the other lanes leave. */
export async function boardOf(
  db: Kysely<Schema>,
  stages: readonly OrderStage[],
  query: Omit<OrderQuery, 'stage' | 'status' | 'before'>,
  context: ListContext,
): Promise<{ stage: OrderStage; count: number; orders: OrderSummary[] }[]> {
  const counts = await countByStage(db, query, context.terms);
  const lanes: { stage: OrderStage; rows: OrderRow[] }[] = [];
  for (const stage of stages) {
    const lane = await orderQuery(db, { ...query, stage }, context.terms);
    lanes.push({ stage, rows: await lane.limit(LANE).execute() });
  }
  const summaries = await summariesOf(
    db,
    lanes.flatMap(({ rows }) => rows),
    context,
  );
  const byNumber = new Map(summaries.map((order) => [order.number, order]));
  return lanes.map(({ stage, rows }) => ({
    stage,
    count: counts[stage],
    orders: rows.flatMap(({ order_number: number }) => byNumber.get(number) ?? []),
  }));
}

async function countByStage(
  db: Kysely<Schema>,
  query: Omit<OrderQuery, 'stage' | 'status' | 'before'>,
  terms: ReturnTerms,
): Promise<Record<OrderStage, number>> {
  const count = async (wanted: OrderQuery): Promise<number> => {
    const { number } = await (await orderQuery(db, wanted, terms))
      .clearSelect()
      .clearOrderBy()
      .select(({ fn }) => fn.countAll().as('number'))
      .executeTakeFirstOrThrow();
    return Number(number);
  };
  const counts = Object.fromEntries(orderStages.map((stage) => [stage, 0])) as Record<OrderStage, number>;
  for (const stage of orderStages) if (stage !== 'done') counts[stage] = await count({ ...query, stage });
  const all = (await count({ ...query, status: 'processing' })) + (await count({ ...query, status: 'complete' }));
  const { new: _new, canceled: _canceled, done: _done, ...others } = counts;
  counts.done = all - Object.values(others).reduce((sum, number) => sum + number, 0);
  return counts;
}

/** The newest first. */
export async function orderQuery(db: Kysely<Schema>, query: OrderQuery, terms: ReturnTerms) {
  const { status, stage, payment, country, store, test, owed, from, to, search = '', before } = query;
  let found = db.selectFrom('placed_order').selectAll().orderBy('id', 'desc');
  if (status !== undefined) found = found.where('status', '=', status);
  if (stage !== undefined) found = found.where('status', 'in', STATUSES[stage]).where(stageInSql(terms), '=', stage);
  const few = stage && fewAt(stage, terms);
  if (few) found = found.where('id', 'in', few);
  if (payment !== undefined) found = found.where('payment_method', '=', payment);
  if (country !== undefined) found = found.where('country', '=', country);
  if (store !== undefined) found = found.where('store_code', '=', store);
  if (test !== undefined) found = found.where('is_test', '=', test === 'only' ? 1 : 0);
  if (owed !== undefined) found = found.where('id', 'in', owingOrders(terms.now));
  if (from !== undefined) found = found.where('created_at', '>=', startOfDay(from).toISOString());
  if (to !== undefined) found = found.where('created_at', '<', startOfDay(dayAfter(to)).toISOString());
  if (before !== undefined) found = found.where('id', '<', before);
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return words.length > 0 ? found.where('id', 'in', holding(words, await oldestSearchedWhole(db))) : found;
}

const dayAfter = (day: string): string => new Date(Date.parse(day) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** Of the many that are complete, those that a step can be of, found without looking at the others. */
function fewAt(stage: OrderStage, terms: ReturnTerms): RawBuilder<number> | null {
  if (stage === 'returned') return sql`(select order_id from order_note where kind = 'withdrawal')`;
  return stage === 'sent'
    ? sql`(select order_id from order_note where status = 'complete' and at >= ${withdrawableSince(terms)})`
    : null;
}

/** All words in number and mail address, which one index holds, or in the whole of a new order. */
function holding(words: readonly string[], oldest: number): RawBuilder<number> {
  const like = (column: 'order_number' | 'email' | 'content', word: string) =>
    sql<boolean>`lower(${sql.ref(column)}) like ${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`} escape '\\'`;
  const inNames = (word: string) => sql<boolean>`(${like('order_number', word)} or ${like('email', word)})`;
  const inAll = (word: string) => sql<boolean>`(${inNames(word)} or ${like('content', word)})`;
  const all = (conditions: RawBuilder<boolean>[]) => sql.join(conditions, sql` and `);
  return sql`(select id from placed_order where ${all(words.map(inNames))}
    union all select id from placed_order where id > ${oldest} and ${all(words.map(inAll))})`;
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

/** More are hard to tell apart in a row. */
const PICTURES = 3;

async function summariesOf(
  db: Kysely<Schema>,
  rows: readonly OrderRow[],
  context: ListContext,
): Promise<OrderSummary[]> {
  const lacking = await lackingAmong(
    db,
    rows.map(({ id }) => id),
  );
  return (await withHistories(db, rows)).map((order) => summaryOf(order, lacking.has(order.id), context));
}

async function lackingAmong(db: Kysely<Schema>, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const gaps = await db
    .selectFrom('pick_gap')
    .select('order_id')
    .where('order_id', 'in', ids)
    .where('decision', 'is', null)
    .execute();
  return new Set(gaps.map(({ order_id: id }) => id));
}

function summaryOf(order: StoredOrder, isLacking: boolean, { terms, sending, pictureOf }: ListContext): OrderSummary {
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
    stage: stageOfOrder(order, terms),
    payment_method: order.payment.method,
    payment_state: shownPaymentState(order.payment.state, refundedSum(order), order.grandTotal),
    store_code: order.storeCode,
    ship_by: shipBy(order, sending),
    is_test: order.isTest,
    is_withdrawn: withdrawnAt(order) !== undefined,
    is_lacking: isLacking,
    pictures: order.lines.slice(0, PICTURES).flatMap(({ sku }) => pictureOf(sku) ?? []),
  };
}
