import { type Money, multiplyDivide, toEuros } from '@brixel/commerce/money';
import { type DayFigures, visitKinds } from '@brixel/contract/office/figure-endpoints';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { dayOf } from '../local-time.ts';
import { daysOf, type Period } from './periods.ts';
import { refundsIn } from './refunds.ts';

/** Sales, refunds and visits of each day, all stores together; a day without any is there too. */
export async function dayFigures(db: Kysely<Schema>, period: Period): Promise<DayFigures[]> {
  const { from, to } = period;
  const sales = await db
    .selectFrom('sale')
    .select(({ fn }) => [
      'day',
      fn.countAll().as('orders'),
      fn.sum('gross').as('gross'),
      fn.sum('net').as('net'),
      fn.sum('lines').as('lines'),
      fn.sum('pieces').as('pieces'),
    ])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('day')
    .execute();
  const visits = await db
    .selectFrom('visit_count')
    .select(({ fn }) => ['day', 'kind', fn.sum('number').as('number')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy(['day', 'kind'])
    .execute();
  const salesOn = new Map(sales.map((row) => [row.day, row]));
  const visitsOn = new Map(visits.map(({ day, kind, number }) => [`${day} ${kind}`, Number(number)]));
  const refundsOn = Map.groupBy(await refundsIn(db, period), ({ at }) => dayOf(at));
  return daysOf(period).map((day): DayFigures => {
    const sale = salesOn.get(day);
    const refunds = refundsOn.get(day) ?? [];
    const sum = (amounts: readonly Money[]): number => toEuros(amounts.reduce((total, amount) => total + amount, 0));
    return {
      day,
      orders: Number(sale?.orders ?? 0),
      gross: toEuros(Number(sale?.gross ?? 0)),
      net: toEuros(Number(sale?.net ?? 0)),
      lines: Number(sale?.lines ?? 0),
      pieces: Number(sale?.pieces ?? 0),
      refunded: sum(refunds.map(({ amount }) => amount)),
      refunded_net: sum(
        refunds.map(({ amount, net, gross }) => (gross === 0 ? amount : multiplyDivide(amount, net, gross))),
      ),
      ...(Object.fromEntries(visitKinds.map((kind) => [kind, visitsOn.get(`${day} ${kind}`) ?? 0])) as Record<
        (typeof visitKinds)[number],
        number
      >),
    };
  });
}
