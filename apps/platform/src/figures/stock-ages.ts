import { toEuros } from '@brixel/commerce/money';
import { stockAges } from '@brixel/contract/office/figure-endpoints';
import type { OfficeResult } from '@brixel/contract/office/office-types';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Goods } from '../goods/goods.ts';
import { reducedPrice } from '../goods/goods-row.ts';
import { lastDays } from './periods.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const YEAR_DAYS = 365;
/** Bounds of the ages in days; the last has none. */
const BOUNDS = [90, 180, YEAR_DAYS, 2 * YEAR_DAYS] as const;
/** Ages from the third on are longer than a year. */
const OVER_A_YEAR = 3;

/** Pieces by age. The oldest leave first, so what is there came in last; what no movement explains is the oldest. */
export function piecesByAge(stock: number, cameIn: readonly number[]): number[] {
  let left = stock;
  const pieces = cameIn.map((came) => {
    const taken = Math.min(left, Math.max(0, came));
    left -= taken;
    return taken;
  });
  return [...pieces, left];
}

interface CameIn {
  sku: string;
  sums: number[];
}

/** What came in, by age: what a cancellation gives back was there before. */
async function cameIn(db: Kysely<Schema>, now: number): Promise<CameIn[]> {
  const since = BOUNDS.map((days) => new Date(now - days * DAY_MS).toISOString());
  const between = (place: number) =>
    place === 0
      ? sql`sum(case when at >= ${since[0]} then delta else 0 end)`
      : sql`sum(case when at >= ${since[place]} and at < ${since[place - 1]} then delta else 0 end)`;
  const { rows } = await sql<Record<'a' | 'b' | 'c' | 'd', number | string> & { sku: string }>`
    select sku, ${between(0)} as a, ${between(1)} as b, ${between(2)} as c, ${between(3)} as d
    from stock_movement where delta > 0 and reason <> 'cancel' group by sku`.execute(db);
  return rows.map(({ sku, a, b, c, d }) => ({ sku, sums: [a, b, c, d].map(Number) }));
}

async function soldThisYear(db: Kysely<Schema>, now: number): Promise<Set<string>> {
  const { from } = lastDays(now, YEAR_DAYS);
  const rows = await db.selectFrom('sale_line').select('sku').distinct().where('day', '>=', from).execute();
  return new Set(rows.map(({ sku }) => sku));
}

/** All lots that are there, by how long. */
export async function stockFigures(
  db: Kysely<Schema>,
  goods: Pick<Goods, 'list'>,
  now: number,
): Promise<OfficeResult<'figures.stock'>> {
  const list = await goods.list();
  const came = new Map((await cameIn(db, now)).map(({ sku, sums }) => [sku, sums]));
  const sold = await soldThisYear(db, now);
  const ages = stockAges.map((age) => ({ age, lots: 0, pieces: 0, value: 0, price: 0 }));
  const unsold = { lots: 0, value: 0, price: 0 };
  let withoutCost = 0;
  for (const row of list.all()) {
    const { sku, stock, cost } = row;
    if (stock === null || stock <= 0) continue;
    const price = reducedPrice(row, now) ?? row.price?.price ?? 0;
    const byAge = piecesByAge(stock, came.get(sku) ?? []);
    for (const [place, age] of ages.entries()) {
      const pieces = byAge[place] ?? 0;
      if (pieces === 0) continue;
      age.lots += 1;
      age.pieces += pieces;
      age.value += pieces * (cost ?? 0);
      age.price += pieces * price;
    }
    if (cost === null) withoutCost += 1;
    if (sold.has(sku) || byAge.slice(0, OVER_A_YEAR).some((pieces) => pieces > 0)) continue;
    unsold.lots += 1;
    unsold.value += stock * (cost ?? 0);
    unsold.price += stock * price;
  }
  const inEuros = <T extends { value: number; price: number }>(sums: T): T => ({
    ...sums,
    value: toEuros(sums.value),
    price: toEuros(sums.price),
  });
  return { ages: ages.map(inEuros), without_cost: withoutCost, unsold: inEuros(unsold) };
}
