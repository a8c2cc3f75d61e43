import { scaled, unscaled } from './decimal.ts';

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

/** Rounded on the decimal that was written: shoppers expect 1.005 to be 1,01. */
const roundedToCents = (value: number): number => unscaled(scaled(value, 2), 2);

/** For machines: `0.15`, the same cents that shoppers read. */
export const plainPrice = (value: number): string => roundedToCents(value).toFixed(2);

export function formatPrice(value: number | null | undefined, locale = 'de-DE', currency = 'EUR'): string {
  const amount = roundedToCents(Math.abs(value ?? 0));
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
    .formatToParts(roundedToCents(from))
    .filter((part) => part.type !== 'currency' && part.type !== 'literal')
    .map((part) => part.value)
    .join('');
  return `${lower} – ${formatPrice(to, locale, currency)}`;
}
