import type { PageProduct } from '#features/product-options/product-fields.ts';

/** The data sheet holds facts, warnings and the maker; the law requires the last two to be shown prominently. */

export type DataRow = NonNullable<PageProduct['data_sheet']>[number];

/** What a data sheet calls the maker, in each language of the shop. */
const MAKER = ['Hersteller', 'Produttore', 'Manufacturer'];

export const makerOf = ({ data_sheet = [] }: Pick<PageProduct, 'data_sheet'>): string | undefined =>
  data_sheet.find(({ label }) => MAKER.includes(label))?.value;

/** What data sheets call the number below the bar code; the languages of the shop have the same names for it. */
const GTIN = /^(?:GTIN|EAN|UPC|ISBN)\b/i;

/** The number by which goods are known everywhere. One with a slip would be taken for that of something else, so it does not count. */
export const gtinOf = ({ data_sheet = [] }: Pick<PageProduct, 'data_sheet'>): string | undefined =>
  data_sheet
    .filter(({ label }) => GTIN.test(label))
    .map(({ value }) => value.replaceAll(/[\s-]/g, ''))
    .find(isGtin);

/** Digits weigh three and one in turns, from the right; the last one makes the sum whole tens. */
function isGtin(text: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(text)) return false;
  const sum = [...text].toReversed().reduce((sum, digit, place) => sum + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/** The word that warnings begin with, by law, in the language of the store. */
const WARNING = /^(Achtung|Avvertenza|Warning)\b/;

const isWarning = ({ value }: DataRow): boolean => WARNING.test(value);

export const warningOf = ({ data_sheet = [] }: PageProduct): string | null => data_sheet.find(isWarning)?.value ?? null;

export function splitDataSheet(
  { data_sheet = [] }: PageProduct,
  makerLabel: string,
): { facts: DataRow[]; safety: DataRow[] } {
  const isSafety = (row: DataRow): boolean => isWarning(row) || row.label === makerLabel;
  return { facts: data_sheet.filter((row) => !isSafety(row)), safety: data_sheet.filter(isSafety) };
}
