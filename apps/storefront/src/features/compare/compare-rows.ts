import type { ComparedProduct } from './load-compared.ts';

/** Facts side by side: one row per label that any of the products knows, in the order they first appear. */
export interface CompareRow {
  label: string;
  /** one per product; null where a product says nothing */
  values: (string | null)[];
}

type WithSheet = Pick<ComparedProduct, 'data_sheet'>;

/** Long texts such as warnings and addresses are the same for all and would drown the facts. */
const LONGEST_VALUE = 60;

export function compareRows(products: readonly WithSheet[]): CompareRow[] {
  const labels = new Set(products.flatMap(({ data_sheet = [] }) => data_sheet.map(({ label }) => label)));
  return [...labels]
    .map((label) => ({
      label,
      values: products.map(({ data_sheet = [] }) => data_sheet.find((row) => row.label === label)?.value ?? null),
    }))
    .filter(({ values }) => values.every((value) => value === null || value.length <= LONGEST_VALUE));
}
