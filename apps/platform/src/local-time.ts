import { instant } from '@brixel/commerce/product-price';

const times = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Berlin' });

/** As the clocks of the shop show it: 2026-12-31 18:05. */
export const localTime = (iso: string): string => times.format(new Date(iso));

/** The day by the clocks of the shop: 2026-12-31. */
export const dayOf = (iso: string): string => localTime(iso).slice(0, 10);

/** When a day such as 2026-12-31 begins by the clocks of the shop. They are changed only after one o'clock UTC. */
export function startOfDay(day: string): Date {
  const utc = new Date(day);
  const ahead = Date.parse(`${localTime(utc.toISOString()).replace(' ', 'T')}Z`) - utc.getTime();
  return new Date(utc.getTime() - ahead);
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Bounds of days as `isWithinDates` takes them, which are exclusive: from the first moment of one day to the last of another. */
export const boundsOf = ({ from, to }: { from: string | null; to: string | null }) => ({
  from: from === null ? null : new Date(startOfDay(from).getTime() - 1).toISOString(),
  to: to === null ? null : startOfDay(new Date(Date.parse(to) + DAY_MS).toISOString().slice(0, 10)).toISOString(),
});

/** The day of such a bound. */
export const dayOfBound = (date: string, bound: 'from' | 'to'): string =>
  localTime(new Date((instant(date) ?? 0) + (bound === 'to' ? -1 : 1)).toISOString()).slice(0, 10);
