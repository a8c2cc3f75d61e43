import type { DayFigures } from '@brixel/contract/office/figure-endpoints';
import type { PlotPoint } from './day-plot.tsx';

/** What days come to. */
export interface PeriodSums {
  /** with refunds taken off */
  gross: number;
  net: number;
  orders: number;
  /** gross, of one order; null without any */
  basket: number | null;
  lines: number | null;
  visits: number;
  /** of visits that ended in an order; null without any */
  conversion: number | null;
}

const cents = (euros: number): number => Math.round(euros * 100) / 100;

export function sumsOf(days: readonly DayFigures[]): PeriodSums {
  const sum = (of: (day: DayFigures) => number): number => days.reduce((total, day) => total + of(day), 0);
  const orders = sum((day) => day.orders);
  const visits = sum((day) => day.visits);
  const gross = sum((day) => day.gross);
  return {
    gross: cents(gross - sum((day) => day.refunded)),
    net: cents(sum((day) => day.net - day.refunded_net)),
    orders,
    basket: orders === 0 ? null : gross / orders,
    lines: orders === 0 ? null : sum((day) => day.lines) / orders,
    visits,
    // orders that came another way than through a page are no part of it
    conversion: visits === 0 ? null : Math.min(1, orders / visits),
  };
}

/** How much more it is than before; null where there is nothing to compare with. */
export const changeOf = (now: number | null, before: number | null): number | null =>
  now === null || before === null || before === 0 ? null : (now - before) / before;

const MOST_POINTS = 31;
const WEEK = 7;

/** Day by day, or week by week where there would be too many; the last week is whole. */
export function pointsOf(
  days: readonly DayFigures[],
  before: readonly DayFigures[],
  of: (day: DayFigures) => number,
): PlotPoint[] {
  const size = days.length > MOST_POINTS ? WEEK : 1;
  const points: PlotPoint[] = [];
  for (let end = days.length; end > 0; end -= size) {
    const some = days.slice(Math.max(0, end - size), end);
    const earlier = before.slice(Math.max(0, end - size), end);
    const sum = (part: readonly DayFigures[]): number => cents(part.reduce((total, day) => total + of(day), 0));
    points.unshift({
      day: some[0]?.day ?? '',
      value: sum(some),
      ...(earlier.length > 0 && { before: sum(earlier) }),
    });
  }
  return points;
}
