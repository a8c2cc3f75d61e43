const TIME = /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?Z?)?$/;

/** Magento's times are those of Greenwich. Null for anything else, and for times to come. */
export function readTime(text: string): string | null {
  const [, year, month, day, hour = '00', minute = '00', second = '00'] = TIME.exec(text) ?? [];
  if (year === undefined) return null;
  const iso = `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`;
  const time = new Date(iso);
  return Number.isNaN(time.getTime()) || time.toISOString() !== iso || time.getTime() > Date.now() ? null : iso;
}
