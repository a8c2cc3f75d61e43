import { scaled, unscaled } from './decimal.ts';

/** How a store view of an existing shop configuration writes prices, where it does not leave that to the locale. */
export interface PriceTemplate {
  defaultLocale: string;
  currencySign: string;
  /** empty: that of the locale */
  currencyDecimal: string;
  currencyGroup: string;
  fractionDigits: number;
  /** such as `{amount} {sign}` */
  priceFormat: string;
}

/** What is no number is given back as it is; null counts as 0. */
export function priceFromTemplate<T extends number | string | null | undefined>(
  value: T,
  store: PriceTemplate,
): string | T {
  const number = value === null ? 0 : value === '' ? Number.NaN : Number(value);
  if (!Number.isFinite(number)) return value;
  const text = store.priceFormat
    .replace('{sign}', () => store.currencySign)
    .replace('{amount}', () => amountText(number, store));
  return number < 0 ? `-${text}` : text;
}

function amountText(
  value: number,
  { defaultLocale, currencyDecimal, currencyGroup, fractionDigits }: PriceTemplate,
): string {
  const separators: Record<string, string> = { decimal: currencyDecimal, group: currencyGroup };
  const digits = { minimumFractionDigits: fractionDigits, maximumFractionDigits: fractionDigits };
  return new Intl.NumberFormat(defaultLocale, digits)
    .formatToParts(unscaled(scaled(Math.abs(value), fractionDigits), fractionDigits))
    .map((part) => separators[part.type] || part.value)
    .join('');
}
