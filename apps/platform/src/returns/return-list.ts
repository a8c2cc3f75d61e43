import { toEuros } from '@brixel/commerce/money';
import type { ReturnCase, ReturnSummary } from '@brixel/contract/office/return-endpoints';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { withHistories } from '../order/order-rows.ts';
import { type ReturnTerms, withdrawUntil } from '../order/order-state.ts';
import type { StoredOrder } from '../order/stored-order.ts';
import { linesOf, OPEN, type ReturnRow, restockedByRefunds, waitingPieces } from './return-cases.ts';

/** Returns as the office reads them. */

const MOST = 200;

export async function listReturns(
  db: Kysely<Schema>,
  { done, orderId }: { done?: boolean; orderId?: number },
  now: number,
): Promise<ReturnSummary[]> {
  let query = db.selectFrom('return_case').selectAll().limit(MOST);
  if (orderId !== undefined) query = query.where('order_id', '=', orderId);
  if (done === true) query = query.where('state', 'not in', OPEN).orderBy('closed_at', 'desc');
  if (done === false) query = query.where('state', 'in', OPEN);
  const rows = await query.orderBy('announced_at').execute();
  if (rows.length === 0) return [];
  const orders = await ordersOf(db, rows);
  const numbers = rows.map(({ number }) => number);
  const lines = await db.selectFrom('return_line').selectAll().where('return_number', 'in', numbers).execute();
  const byCase = Map.groupBy(lines, ({ return_number }) => return_number);
  return rows.flatMap((row) => {
    const order = orders.get(row.order_id);
    return order ? [summaryOf(row, order, byCase.get(row.number) ?? [], now)] : [];
  });
}

async function ordersOf(db: Kysely<Schema>, rows: readonly ReturnRow[]): Promise<Map<number, StoredOrder>> {
  const ids = [...new Set(rows.map(({ order_id }) => order_id))];
  const found = await db.selectFrom('placed_order').selectAll().where('id', 'in', ids).execute();
  return new Map((await withHistories(db, found)).map((order) => [order.id, order]));
}

export const readReturnRow = (db: Kysely<Schema>, number: string): Promise<ReturnRow | undefined> =>
  db.selectFrom('return_case').selectAll().where('number', '=', number).executeTakeFirst();

export async function readReturn(
  db: Kysely<Schema>,
  number: string,
  { now, returnDays }: ReturnTerms,
): Promise<ReturnCase | null> {
  const row = await readReturnRow(db, number);
  const order = row && (await ordersOf(db, [row])).get(row.order_id);
  if (!row || !order) return null;
  const lines = await linesOf(db, number);
  const byRefunds = restockedByRefunds(order, number);
  const waiting = await waitingPieces(db, order, number);
  const events = await db
    .selectFrom('return_event')
    .select(['at', 'kind', 'text', 'staff_name'])
    .where('return_number', '=', number)
    .orderBy('id')
    .execute();
  return {
    ...summaryOf(row, order, lines, now),
    note: row.note,
    lines: lines.map(({ item_id, announced, qty, condition, restock, restocked, note }) => ({
      ...{ item_id, announced, qty, condition, note, restock: restock === 1 },
      restocked: restocked + (byRefunds.get(item_id) ?? 0),
    })),
    withdraw_until: withdrawUntil(order, returnDays),
    refunds: order.refunds
      .filter(({ return_number }) => return_number === number)
      .map(({ id, amount, state }) => ({ id, amount: toEuros(amount), state })),
    restockable: [...waiting.values()].reduce((sum, qty) => sum + qty, 0),
    events,
  };
}

function summaryOf(
  row: ReturnRow,
  order: StoredOrder,
  lines: readonly { announced: number; qty: number }[],
  now: number,
): ReturnSummary {
  const { firstname, lastname, company } = order.shippingAddress ?? order.billingAddress;
  const isOwed = row.refund_until !== null && row.refunded_at === null && OPEN.includes(row.state);
  return {
    number: row.number,
    order_number: order.orderNumber,
    name: company || `${firstname} ${lastname}`,
    withdrawal_number: row.withdrawal_number,
    state: row.state,
    reason: row.reason,
    announced_at: row.announced_at,
    refund_until: row.refund_until,
    is_late: isOwed && Date.parse(row.refund_until ?? '') < now,
    pieces: lines.reduce((sum, line) => sum + (row.checked_at === null ? line.announced : line.qty), 0),
  };
}
