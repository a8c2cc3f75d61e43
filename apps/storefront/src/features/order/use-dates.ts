import { useServices } from '#data/services.ts';

/** Where the shop is: the server and every browser write the same hour. */
const timeZone = 'Europe/Berlin';

/** Dates in words of the store's language. */
export function useDates(): { day: (iso: string) => string; moment: (iso: string) => string } {
  const { locale } = useServices().store;
  const writer = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone });
    return (iso: string) => format.format(new Date(iso));
  };
  return { day: writer({ dateStyle: 'long' }), moment: writer({ dateStyle: 'long', timeStyle: 'medium' }) };
}
