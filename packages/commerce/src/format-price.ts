import { scaled, unscaled } from './decimal.ts';
import { writeNumber } from './write-number.ts';

/** Prices as shoppers read them. */

/** How a store writes prices; store views have it. */
export interface PriceFormat {
  locale: string;
  currencySign: string;
  /** such as `{amount} {sign}` */
  priceFormat: string;
  fractionDigits?: number;
  /** in place of the locale's own */
  currencyDecimal?: string;
  currencyGroup?: string;
}

const CENTS = 2;
/** Money has a precision of ten-thousandths of a euro. */
const FINEST = 4;

/** Rounded on the decimal that was written: shoppers expect 1.005 to be 1,01. */
const rounded = (value: number, digits = CENTS): number => unscaled(scaled(value, digits), digits);

/** As many digits as the price of one piece has: cents, and fractions of a cent where there are any. */
function unitDigits(value: number): number {
  const amount = scaled(value, FINEST);
  if (amount % 100 === 0) return CENTS;
  return amount % 10 === 0 ? FINEST - 1 : FINEST;
}

/** For machines: `0.15`, the same cents that shoppers read. */
export const plainPrice = (value: number): string => rounded(value).toFixed(CENTS);

/** The price of one piece for machines: `0.15`, `0.0525`. */
export const plainUnitPrice = (value: number): string => rounded(value, FINEST).toFixed(unitDigits(value));

function amountText(amount: number, format: PriceFormat): string {
  const { locale, fractionDigits = CENTS, currencyDecimal, currencyGroup } = format;
  return writeNumber(amount, fractionDigits, locale, {
    ...(currencyDecimal && { decimal: currencyDecimal }),
    ...(currencyGroup && { group: currencyGroup }),
  });
}

/** What is no number is given back as it is; null counts as 0. */
export function formatPrice(value: number | null, format: PriceFormat): string;
export function formatPrice<T>(value: T, format: PriceFormat): string | T;
export function formatPrice(value: unknown, format: PriceFormat): unknown {
  const number = value === '' || value === undefined ? Number.NaN : Number(value);
  if (!Number.isFinite(number)) return value;
  const amount = rounded(Math.abs(number), format.fractionDigits);
  const text = format.priceFormat
    .replace('{sign}', () => format.currencySign)
    .replace('{amount}', () => amountText(amount, format));
  return number < 0 && amount > 0 ? `-${text}` : text;
}

/** What one piece costs. A sum is this times the quantity, so nothing of it may be rounded away: `0,0525 €`. */
export const formatUnitPrice = (value: number, format: PriceFormat): string =>
  formatPrice(value, { ...format, fractionDigits: unitDigits(value) });

/** Price of one bucket of the price filter: `< 0,02 €`, `0,02 – 0,05 €`, `> 15,00 €`; where the sign comes first, both bounds have it. */
export function formatPriceRange(from: number, to: number | null, format: PriceFormat): string {
  if (to === null) return `> ${formatUnitPrice(from, format)}`;
  if (!from) return `< ${formatUnitPrice(to, format)}`;
  const isSignFirst = format.priceFormat.indexOf('{sign}') < format.priceFormat.indexOf('{amount}');
  const start = formatUnitPrice(from, isSignFirst ? format : { ...format, priceFormat: '{amount}' });
  return `${start} – ${formatUnitPrice(to, format)}`;
}
