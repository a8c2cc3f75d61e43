import { type Money, multiplyDivide, toEuros } from '@brixel/commerce/money';
import type { VatFigures } from '@brixel/contract/office/figure-endpoints';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { type Period, quarterOf } from './periods.ts';
import { refundsIn } from './refunds.ts';

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

interface RefundShare {
  country: string;
  rate: number;
  gross: Money;
  tax: Money;
}

/** A refund is of all rates of its order, by what was paid at each; the last takes what rounding leaves. */
async function refundedByRate(db: Kysely<Schema>, period: Period): Promise<RefundShare[]> {
  const refunds = await refundsIn(db, period);
  if (refunds.length === 0) return [];
  const ids = [...new Set(refunds.map(({ orderId }) => orderId))];
  const vat = Map.groupBy(
    await db.selectFrom('sale_vat').selectAll().where('order_id', 'in', ids).execute(),
    ({ order_id }) => order_id,
  );
  return refunds.flatMap(({ orderId, amount, country, gross }) => {
    let left = amount;
    const rates = (vat.get(orderId) ?? []).filter((row) => row.gross > 0);
    return rates.map((row, place): RefundShare => {
      const share = place === rates.length - 1 ? left : multiplyDivide(amount, row.gross, gross);
      left -= share;
      return { country, rate: row.rate, gross: share, tax: multiplyDivide(row.tax, share, row.gross) };
    });
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
