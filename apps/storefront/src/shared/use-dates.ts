import { useServices } from '#data/services.ts';

/** The shop's own time zone, so that server and browsers format the same hour. */
const timeZone = 'Europe/Berlin';

type WriteDate = (iso: string | null | undefined) => string;

/** Platforms that name no zone mean UTC; null for what is no date, such as zeros. */
export function readDate(text: string | null | undefined): Date | null {
  if (!text) return null;
  const date = new Date(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) ? `${text.replace(' ', 'T')}Z` : text);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** Dates in the store's language. */
export function useDates(): { day: WriteDate; minute: WriteDate; moment: WriteDate } {
  const { locale } = useServices().store;
  const writer = (timeStyle?: 'short' | 'medium'): WriteDate => {
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', ...(timeStyle && { timeStyle }), timeZone });
    return (iso) => {
      const date = readDate(iso);
      return date ? format.format(date) : '';
    };
  };
  return { day: writer(), minute: writer('short'), moment: writer('medium') };
}
