import type { Fact } from './comparable-facts.ts';

/** Facts side by side: one row per label that any of the products knows, in the order they first appear. */
export interface CompareRow {
  label: string;
  /** one per product; null where a product says nothing */
  values: (string | null)[];
}

interface WithFacts {
  facts: readonly Fact[];
}

/** Long texts such as warnings and addresses are the same for all and would drown the facts. */
const LONGEST_VALUE = 60;

export function compareRows(products: readonly WithFacts[]): CompareRow[] {
  const labels = new Set(products.flatMap(({ facts }) => facts.map(({ label }) => label)));
  return [...labels]
    .map((label) => ({
      label,
      values: products.map(({ facts }) => facts.find((fact) => fact.label === label)?.value ?? null),
    }))
    .filter(({ values }) => values.every((value) => value === null || value.length <= LONGEST_VALUE));
}

export const isDifferent = (values: readonly unknown[]): boolean => new Set(values).size > 1;
