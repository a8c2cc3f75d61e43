import { scaled, unscaled } from './decimal.ts';

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
const formatters = new Map<string, Intl.NumberFormat>();

/** Of locales that stores have; one that is not listed is asked of its formatter. The language does not decide: de-CH writes 0.05. */
const decimalSigns: Record<string, string> = { 'de-DE': ',', 'it-IT': ',' };
/** Below it no locale groups digits. */
const FIRST_GROUPED = 1000;

function formatterFor(locale: string, digits: number): Intl.NumberFormat {
  const key = `${locale} ${digits}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
    formatters.set(key, formatter);
  }
  return formatter;
}

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
  const { locale, fractionDigits = CENTS, currencyDecimal = '', currencyGroup = '' } = format;
  const decimal = currencyDecimal || decimalSigns[locale];
  // most prices, and a phone takes as long for its first formatter as for all the rest of a page's start
  if (decimal && amount < FIRST_GROUPED) return amount.toFixed(fractionDigits).replace('.', () => decimal);
  const formatter = formatterFor(locale, fractionDigits);
  if (!currencyDecimal && !currencyGroup) return formatter.format(amount);
  const own: Record<string, string> = { decimal: currencyDecimal, group: currencyGroup };
  return formatter
    .formatToParts(amount)
    .map(({ type, value }) => own[type] || value)
    .join('');
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

/** Price of one bucket of the price filter: `< 0,02 €`, `0,02 – 0,05 €`, `> 15,00 €`. */
export function formatPriceRange(from: number, to: number | null, format: PriceFormat): string {
  if (to === null) return `> ${formatUnitPrice(from, format)}`;
  if (!from) return `< ${formatUnitPrice(to, format)}`;
  const start = amountText(rounded(from, FINEST), { ...format, fractionDigits: unitDigits(from) });
  return `${start} – ${formatUnitPrice(to, format)}`;
}
