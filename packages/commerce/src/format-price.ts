/** Prices as shoppers read them: locale format, two decimals, a leading minus for negatives. */

const formatters = new Map<string, Intl.NumberFormat>();

function formatterFor(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
    formatters.set(key, formatter);
  }
  return formatter;
}

/** Binary floats sit a hair below halves such as 1.005; shoppers expect them to round up. */
const roundHalfUp = (value: number): number => Math.round((value + Number.EPSILON * Math.sign(value)) * 100) / 100;

export function formatPrice(value: number | null | undefined, locale = 'de-DE', currency = 'EUR'): string {
  const amount = roundHalfUp(Math.abs(value ?? 0));
  const text = formatterFor(locale, currency).format(amount);
  return (value ?? 0) < 0 && amount > 0 ? `-${text}` : text;
}

/** Price of one bucket of the price filter: `< 0,02 €`, `0,02 – 0,05 €`, `> 15,00 €`. */
export function formatPriceRange(
  from: number | undefined,
  to: number | undefined,
  locale = 'de-DE',
  currency = 'EUR',
): string {
  if (to === undefined) return `> ${formatPrice(from, locale, currency)}`;
  if (!from) return `< ${formatPrice(to, locale, currency)}`;
  const lower = formatterFor(locale, currency)
    .formatToParts(roundHalfUp(from))
    .filter((part) => part.type !== 'currency' && part.type !== 'literal')
    .map((part) => part.value)
    .join('');
  return `${lower} – ${formatPrice(to, locale, currency)}`;
}
