import type { SoldLine, SoldOrder } from '@brixel/exchange/order-xml';
import type { Problem, ProblemCode } from '@brixel/exchange/problems';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { KnownLot } from './known-lots.ts';
import { leftOut, nothing, type PlannedRow } from './plan-row.ts';
import type { SoldLots } from './sold-lots.ts';

/** Says of each line of orders from elsewhere what it takes off stock. An order counts once, as a whole or not at all. */
export async function* checkSales(
  orders: AsyncIterable<SoldOrder>,
  lots: SoldLots,
  counted: ReadonlySet<string>,
): AsyncGenerator<PlannedRow> {
  const done = new Set(counted);
  const soFar: SoFar = new Map();
  let row = 0;
  for await (const order of orders) {
    for (const [batch, lines] of Map.groupBy(order.items, (line) => line.batch)) {
      const orderNo = orderNumber(order, batch);
      const reason = whyNot(order, lines, done.has(orderNo));
      for (const line of lines) {
        row += 1;
        if (reason) yield stayOut(line, row, { code: reason, order });
        else yield planSale(line, { row, orderNo, order, lots, soFar });
      }
      if (!reason) done.add(orderNo);
    }
  }
}

/** What was added to an order later counts for itself. */
const orderNumber = ({ number }: SoldOrder, batch: number): string => (batch > 1 ? `${number}-${batch}` : number);

function whyNot(
  { number, isCancelled }: SoldOrder,
  lines: readonly SoldLine[],
  isCounted: boolean,
): ProblemCode | null {
  if (number === '') return 'NO_ORDER';
  if (isCancelled) return 'ORDER_CANCELLED';
  if (isCounted) return 'ORDER_KNOWN';
  return lines.some(({ item }) => item === null) ? 'ORDER_UNREADABLE' : null;
}

function stayOut(
  { line, item, problems }: SoldLine,
  row: number,
  { code, order }: { code: ProblemCode; order: SoldOrder },
): PlannedRow {
  const reason: Problem = { code, field: 'ORDERID', value: order.number };
  return leftOut({ row, line, lot: null, problems: item || code !== 'ORDER_UNREADABLE' ? [reason] : problems });
}

interface SaleContext {
  row: number;
  orderNo: string;
  order: SoldOrder;
  lots: SoldLots;
  soFar: SoFar;
}

/** By sku: pieces that files had taken off and that an order of this file explains, and what others of its orders took off. */
type SoFar = Map<string, { told: number; sold: number }>;

function planSale({ line, item }: SoldLine, { row, orderNo, order, lots, soFar }: SaleContext): PlannedRow {
  const lot = lots.find(item!);
  if (!lot) {
    const problems = [{ code: 'LOT_UNKNOWN', field: 'ITEMID', value: item!.itemNo } as const];
    return { ...leftOut({ row, line, lot: null, problems }), order_no: orderNo };
  }
  const { sku, productId, source, stock } = lot;
  const before = soFar.get(sku) ?? { told: 0, sold: 0 };
  const told = Math.min(item!.qty, Math.max(0, dropsUntil(order, lot) - before.told));
  const sold = item!.qty - told;
  soFar.set(sku, { told: before.told + told, sold: before.sold + sold });
  const problems: Problem[] = told > 0 ? [{ code: 'SOLD_TOLD', field: 'QTY', value: String(told) }] : [];
  const oversold = Math.min(sold, before.sold + sold - stock);
  if (oversold > 0) problems.push({ code: 'OVERSOLD', field: 'QTY', value: String(oversold) });
  return {
    ...nothing,
    row_no: row,
    line,
    action: 'update',
    problems,
    sku,
    product_id: productId,
    order_no: orderNo,
    lot: { ...source, qty: item!.qty },
    qty: item!.qty,
    qty_change: -sold,
  };
}

/** What an inventory took off may be this order, unless that came later. */
const dropsUntil = ({ day }: SoldOrder, { sourceDrop, droppedOn }: KnownLot): number =>
  day !== null && droppedOn !== null && day <= droppedOn ? sourceDrop : 0;

export async function countedOrders(db: Kysely<Schema>): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('order_elsewhere').select('order_no').execute();
  return new Set(rows.map(({ order_no }) => order_no));
}
