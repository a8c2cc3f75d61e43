import { formatPrice, formatUnitPrice } from '@brixel/commerce/format-price';
import { type StoreCode, storeCodes, storeViews } from '@brixel/contract/stores';

/** The clock of the shop, which Germany and Italy share. */
const TIME_ZONE = 'Europe/Berlin';
const CENTS = 2;

/** Figures and dates as a store writes them. */
export interface StoreFormat {
  price(euros: number): string;
  /** of one piece, with as many digits as it has */
  unitPrice(euros: number): string;
  count(value: number): string;
  percent(value: number): string;
  day(iso: string): string;
  /** such as 18.11.2026 */
  shortDay(iso: string): string;
  moment(iso: string): string;
  country(code: string): string;
}

function createFormat(storeCode: StoreCode): StoreFormat {
  const store = storeViews[storeCode];
  const { locale } = store;
  const counts = new Intl.NumberFormat(locale);
  const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: CENTS });
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: TIME_ZONE });
  const shortDays = new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: TIME_ZONE,
  });
  const moments = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'medium', timeZone: TIME_ZONE });
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  return {
    price: (euros) => formatPrice(euros, store),
    unitPrice: (euros) => formatUnitPrice(euros, store),
    count: (value) => counts.format(value),
    percent: (value) => percents.format(value / 100),
    day: (iso) => days.format(new Date(iso)),
    shortDay: (iso) => shortDays.format(new Date(iso)),
    moment: (iso) => moments.format(new Date(iso)),
    country: (code) => countries.of(code) ?? code,
  };
}

export const storeFormats = Object.fromEntries(storeCodes.map((code) => [code, createFormat(code)])) as Readonly<
  Record<StoreCode, StoreFormat>
>;

/** The line of a town; the letters of an Italian province belong to it: `39100 Bolzano (BZ)`. */
export const townLine = ({ postcode, city, region }: { postcode: string; city: string; region: string }): string =>
  `${postcode} ${city}${isShort(region) ? ` (${region})` : ''}`;

/** Other regions have a line of their own. */
export const regionLine = ({ region }: { region: string }): string => (isShort(region) ? '' : region);

const isShort = (region: string): boolean => region !== '' && region.length <= 3;
