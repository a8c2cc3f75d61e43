import { type Money, toEuros } from '@brixel/commerce/money';
import type { VatFigures } from '@brixel/contract/office/figure-endpoints';
import type { Kysely } from 'kysely';
import { parseJson } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';
import { type Period, quarterOf } from './periods.ts';
import { refundShares, type SoldAtRate } from './refund-shares.ts';
import { type CountedRefund, refundsBefore, refundsIn } from './refunds.ts';

/** Sales by country and rate, with what was given back in the same time, whenever it had been sold. */
export async function vatFigures(db: Kysely<Schema>, period: Period): Promise<VatFigures[]> {
  const sums = await db
    .selectFrom('sale')
    .innerJoin('sale_vat', 'sale_vat.order_id', 'sale.order_id')
    .select(({ fn }) => [
      'sale.country',
      'sale_vat.rate',
      fn.countAll().as('orders'),
      fn.sum('sale_vat.gross').as('gross'),
      fn.sum('sale_vat.tax').as('tax'),
    ])
    .where('sale.day', '>=', period.from)
    .where('sale.day', '<=', period.to)
    .groupBy(['sale.country', 'sale_vat.rate'])
    .execute();
  const rows = new Map(
    sums.map(({ country, rate, orders, gross, tax }) => [
      `${country} ${rate}`,
      { country, rate, orders: Number(orders), gross: Number(gross), tax: Number(tax), back: 0, backTax: 0 },
    ]),
  );
  for (const { country, rate, gross, tax } of await refundedByRate(db, period)) {
    const key = `${country} ${rate}`;
    const row = rows.get(key) ?? { country, rate, orders: 0, gross: 0, tax: 0, back: 0, backTax: 0 };
    rows.set(key, { ...row, back: row.back + gross, backTax: row.backTax + tax });
  }
  return [...rows.values()]
    .toSorted((a, b) => (a.country === b.country ? b.rate - a.rate : a.country < b.country ? -1 : 1))
    .map(({ country, rate, orders, gross, tax, back, backTax }) => ({
      country,
      rate: rate / 100,
      orders,
      net: toEuros(gross - tax),
      tax: toEuros(tax),
      refunded_net: toEuros(back - backTax),
      refunded_tax: toEuros(backTax),
    }));
}

interface RefundShare extends SoldAtRate {
  country: string;
}

/** What an order gave back before counts too: a refund takes what that has left. */
async function refundedByRate(db: Kysely<Schema>, period: Period): Promise<RefundShare[]> {
  const refunds = await refundsIn(db, period);
  if (refunds.length === 0) return [];
  const ids = [...new Set(refunds.map(({ orderId }) => orderId))];
  const all = [...(await refundsBefore(db, period, ids)), ...refunds].toSorted((a, b) =>
    a.at === b.at ? a.id - b.id : a.at < b.at ? -1 : 1,
  );
  const sold = Map.groupBy(
    await db.selectFrom('sale_vat').selectAll().where('order_id', 'in', ids).execute(),
    ({ order_id }) => order_id,
  );
  const linesOf = await refundedLines(db, all, (orderId) => (sold.get(orderId)?.length ?? 0) > 1);
  const counted = new Set(refunds.map(({ id }) => id));
  return [...Map.groupBy(all, ({ orderId }) => orderId)].flatMap(([orderId, ofOrder]) =>
    refundShares(
      sold.get(orderId) ?? [],
      ofOrder.map((refund) => ({ ...refund, lines: linesOf(refund.id) })),
    ).flatMap((shares, place) => {
      const { id, country } = ofOrder[place]!;
      return counted.has(id) ? shares.map((share) => ({ country, ...share })) : [];
    }),
  );
}

/** Where an order has several rates, what was bought says which line has which. */
async function refundedLines(
  db: Kysely<Schema>,
  refunds: readonly CountedRefund[],
  isMixed: (orderId: number) => boolean,
): Promise<(refundId: number) => { rate: number; amount: Money }[]> {
  const mixed = refunds.filter(({ orderId }) => isMixed(orderId));
  if (mixed.length === 0) return () => [];
  const orders = await db
    .selectFrom('placed_order')
    .select(['id', 'content'])
    .where(
      'id',
      'in',
      mixed.map(({ orderId }) => orderId),
    )
    .execute();
  const rates = new Map<string, number>(
    orders.flatMap(({ id, content }) => {
      const { totals, lines } = parseJson(content);
      const vouchers = new Set(lines.flatMap(({ gift, itemId }) => (gift ? [itemId] : [])));
      return totals.items
        .filter(({ item_id }) => !vouchers.has(item_id))
        .map((item) => [`${id} ${item.item_id}`, Math.round(item.tax_percent * 100)] as const);
    }),
  );
  const orderOf = new Map(mixed.map(({ id, orderId }) => [id, orderId]));
  const lines = await db
    .selectFrom('order_refund_line')
    .select(['refund_id', 'item_id', 'amount'])
    .where('refund_id', 'in', [...orderOf.keys()])
    .execute();
  const byRefund = Map.groupBy(lines, ({ refund_id }) => refund_id);
  return (refundId) =>
    (byRefund.get(refundId) ?? []).flatMap(({ item_id, amount }) => {
      const rate = rates.get(`${orderOf.get(refundId)} ${item_id}`);
      return rate === undefined ? [] : [{ rate, amount }];
    });
}

/** The quarters with sales, the newest first. */
export async function soldQuarters(db: Kysely<Schema>): Promise<string[]> {
  const { first, last } = await db
    .selectFrom('sale')
    .select(({ fn }) => [fn.min('day').as('first'), fn.max('day').as('last')])
    .executeTakeFirstOrThrow();
  if (first === null || last === null) return [];
  const quarters: string[] = [];
  const oldest = quarterOf(first);
  for (let quarter = quarterOf(last); quarter >= oldest; quarter = before(quarter)) quarters.push(quarter);
  return quarters;
}

const before = (quarter: string): string =>
  quarter.endsWith('1')
    ? `${Number(quarter.slice(0, 4)) - 1}-Q4`
    : `${quarter.slice(0, 6)}${Number(quarter.at(-1)) - 1}`;
