import { useServices } from '#data/services.ts';

/** The shop's own time zone, so that server and browsers format the same hour. */
const timeZone = 'Europe/Berlin';

type WriteDate = (iso: string) => string;

/** Dates in the store's language. */
export function useDates(): { day: WriteDate; minute: WriteDate; moment: WriteDate } {
  const { locale } = useServices().store;
  const writer = (timeStyle?: 'short' | 'medium'): WriteDate => {
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', ...(timeStyle && { timeStyle }), timeZone });
    return (iso) => format.format(new Date(iso));
  };
  return { day: writer(), minute: writer('short'), moment: writer('medium') };
}
