import { fromEuros } from '@brixel/commerce/money';
import type { Insertable, Kysely, Transaction } from 'kysely';
import type { Money } from '../database/column-types.ts';
import { prepareQuery } from '../database/prepare-query.ts';
import type { Schema } from '../database/schema.ts';
import { dayOf } from '../local-time.ts';
import type { OrderEvents } from '../order/order-book.ts';
import type { StoredOrder } from '../order/stored-order.ts';

/** Orders as figures: rows beside each order that counts, so that nobody has to read what was bought to add it up. */

type SaleRow = Insertable<Schema['sale']>;
type LineRow = Omit<Insertable<Schema['sale_line']>, 'cost'>;
type VatRow = Insertable<Schema['sale_vat']>;

export interface Sale {
  sale: SaleRow;
  lines: LineRow[];
  vat: VatRow[];
}

export type Sold = Pick<
  StoredOrder,
  'id' | 'createdAt' | 'storeCode' | 'grandTotal' | 'totals' | 'lines' | 'shippingAddress' | 'billingAddress'
>;

/** A gift voucher that is sold is owed, not earned: what it pays for counts when it is spent. Vouchers bear no tax. */
function withoutVouchers(order: Sold): Sold {
  const isGoods = new Set(order.lines.flatMap(({ itemId, gift }) => (gift ? [] : [itemId])));
  const [items, vouchers] = [
    order.totals.items.filter(({ item_id }) => isGoods.has(item_id)),
    order.totals.items.filter(({ item_id }) => !isGoods.has(item_id)),
  ];
  return {
    ...order,
    lines: order.lines.filter(({ itemId }) => isGoods.has(itemId)),
    totals: { ...order.totals, items },
    grandTotal: vouchers.reduce((left, item) => left - grossOf(item), order.grandTotal),
  };
}

export function saleOf(whole: Sold): Sale {
  const order = whole.lines.some(({ gift }) => gift) ? withoutVouchers(whole) : whole;
  const { id: order_id, totals, grandTotal: gross } = order;
  const day = dayOf(order.createdAt);
  return {
    sale: {
      order_id,
      day,
      store_code: order.storeCode,
      country: (order.shippingAddress ?? order.billingAddress).country_id,
      gross,
      net: gross - fromEuros(totals.tax_amount),
      lines: order.lines.length,
      pieces: order.lines.reduce((sum, { qty }) => sum + qty, 0),
    },
    lines: linesOf(order, day),
    vat: vatOf(order),
  };
}

/** One for each sku: the same goods may stand in several lines, with other choices. */
function linesOf({ id: order_id, lines, totals }: Sold, day: string): LineRow[] {
  const paid = new Map(totals.items.map((item) => [item.item_id, item]));
  const bySku = new Map<string, LineRow>();
  for (const { itemId, sku, qty } of lines) {
    const item = paid.get(itemId);
    const row = bySku.get(sku) ?? { day, sku, order_id, pieces: 0, gross: 0, net: 0 };
    bySku.set(sku, {
      ...row,
      pieces: row.pieces + qty,
      gross: row.gross + (item ? grossOf(item) : 0),
      net: row.net + (item ? fromEuros(item.row_total_with_discount) : 0),
    });
  }
  return [...bySku.values()];
}

const grossOf = (item: Sold['totals']['items'][number]): Money =>
  fromEuros(item.row_total_incl_tax) - fromEuros(item.discount_amount);

const basisPoints = (percent: number | string): number => Math.round(Number(percent) * 100);

/** Shipping is taxed at the highest rate of the goods. The tax of a rate was rounded once, and stands among the totals. */
function vatOf({ id: order_id, totals }: Sold): VatRow[] {
  const gross = new Map<number, Money>();
  const pay = (rate: number, amount: Money): unknown => gross.set(rate, (gross.get(rate) ?? 0) + amount);
  for (const item of totals.items) pay(basisPoints(item.tax_percent), grossOf(item));
  const highest = Math.max(0, ...gross.keys());
  const shipping = fromEuros(totals.shipping_incl_tax);
  if (shipping !== 0) pay(highest, shipping);
  const taxes = new Map(
    totals.total_segments
      .flatMap(({ extension_attributes }) => extension_attributes?.tax_grandtotal_details ?? [])
      .map(({ amount, rates: [rate] }) => [basisPoints(rate?.percent ?? 0), fromEuros(amount)]),
  );
  return [...gross].map(([rate, amount]) => ({ order_id, rate, gross: amount, tax: taxes.get(rate) ?? 0 }));
}

const insertSale = prepareQuery((db, [row]: readonly SaleRow[]) =>
  db.insertInto('sale').values({
    order_id: row!.order_id,
    day: row!.day,
    store_code: row!.store_code,
    country: row!.country,
    gross: row!.gross,
    net: row!.net,
    lines: row!.lines,
    pieces: row!.pieces,
  }),
);

const insertLines = prepareQuery((db, rows: readonly Insertable<Schema['sale_line']>[]) =>
  db.insertInto('sale_line').values(
    rows.map((row) => ({
      day: row.day,
      sku: row.sku,
      order_id: row.order_id,
      pieces: row.pieces,
      gross: row.gross,
      net: row.net,
      cost: row.cost,
    })),
  ),
);

const insertVat = prepareQuery((db, rows: readonly VatRow[]) =>
  db
    .insertInto('sale_vat')
    .values(rows.map((row) => ({ order_id: row.order_id, rate: row.rate, gross: row.gross, tax: row.tax }))),
);

const costsOf = prepareQuery((db, rows: readonly { sku: string }[]) => {
  const skus = rows.map(({ sku }) => sku);
  return db
    .selectFrom('lot')
    .select(['sku', 'cost'])
    .where('sku', 'in', skus)
    .where('cost', 'is not', null)
    .unionAll(db.selectFrom('shelf').select(['sku', 'cost']).where('sku', 'in', skus).where('cost', 'is not', null));
});

/** Rows of its own only: no order waits for another because of them. */
export async function recordSale(db: Kysely<Schema>, order: Sold): Promise<void> {
  if (order.lines.length > 0 && order.lines.every(({ gift }) => gift)) return;
  const { sale, lines, vat } = saleOf(order);
  await insertSale(db, [sale]);
  if (lines.length === 0) return;
  const costs = new Map((await costsOf(db, lines)).map(({ sku, cost }) => [sku, cost]));
  const cost = ({ sku, pieces }: LineRow): Money | null => {
    const one = costs.get(sku) ?? null;
    return one === null ? null : one * pieces;
  };
  await insertLines(
    db,
    lines.map((line) => ({ ...line, cost: cost(line) })),
  );
  await insertVat(db, vat);
}

async function removeSale(tx: Transaction<Schema>, { id, createdAt }: Pick<Sold, 'id' | 'createdAt'>): Promise<void> {
  await tx.deleteFrom('sale').where('order_id', '=', id).execute();
  await tx.deleteFrom('sale_vat').where('order_id', '=', id).execute();
  await tx.deleteFrom('sale_line').where('day', '=', dayOf(createdAt)).where('order_id', '=', id).execute();
}

/** Orders count from when they are placed until they are canceled, in the same transactions. Orders of the sandbox never do. */
export const countSales = {
  async placed(tx, order) {
    if (!order.isTest) await recordSale(tx, order);
  },
  canceled: removeSale,
} satisfies Partial<OrderEvents>;
