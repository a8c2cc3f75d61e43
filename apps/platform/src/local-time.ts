const times = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Berlin' });

/** As the clocks of the shop show it: 2026-12-31 18:05. */
export const localTime = (iso: string): string => times.format(new Date(iso));

/** When a day such as 2026-12-31 begins by the clocks of the shop. They are changed only after one o'clock UTC. */
export function startOfDay(day: string): Date {
  const utc = new Date(day);
  const ahead = Date.parse(`${localTime(utc.toISOString()).replace(' ', 'T')}Z`) - utc.getTime();
  return new Date(utc.getTime() - ahead);
}
