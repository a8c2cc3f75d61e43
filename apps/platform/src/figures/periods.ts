import { dayOf, startOfDay } from '../local-time.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days by the clocks of the shop, both included. */
export interface Period {
  from: string;
  to: string;
}

const shifted = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The last so many days, today included. */
export function lastDays(now: number, days: number): Period {
  const to = dayOf(new Date(now).toISOString());
  return { from: shifted(to, 1 - days), to };
}

/** As many days before it. */
export function daysBefore({ from, to }: Period): Period {
  const length = daysOf({ from, to }).length;
  return { from: shifted(from, -length), to: shifted(from, -1) };
}

export function daysOf({ from, to }: Period): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = shifted(day, 1)) days.push(day);
  return days;
}

/** The moments that it lies between: from the first, before the second. */
export const momentsOf = ({ from, to }: Period): { from: string; until: string } => ({
  from: startOfDay(from).toISOString(),
  until: startOfDay(shifted(to, 1)).toISOString(),
});

export function quarterOf(day: string): string {
  const [year, month] = day.split('-');
  return `${year}-Q${Math.ceil(Number(month) / 3)}`;
}

/** Of a quarter such as 2026-Q4. */
export function quarterPeriod(quarter: string): Period {
  const year = Number(quarter.slice(0, 4));
  const first = (Number(quarter.at(-1)) - 1) * 3;
  const day = (month: number, date: number): string => new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);
  return { from: day(first, 1), to: day(first + 3, 0) };
}
