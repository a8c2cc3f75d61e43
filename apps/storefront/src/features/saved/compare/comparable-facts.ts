import type { Attribute, Product } from '@brixel/contract/catalog';

export interface Fact {
  label: string;
  value: string;
}

/** These have a row of their own that shows more than a text. */
const DRAWN = ['price', 'color'];
/** A data sheet says these under another label, and in words: “Alter: ab 8 Jahren”. */
const IN_WORDS = ['age_from'];

function textOf({ options }: Attribute, value: unknown): string {
  if (Array.isArray(value)) return '';
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return options.length > 0 ? (options.find((option) => option.value === text)?.label ?? '') : text;
}

/** What the shop calls comparable, then the rest of the data sheet; every label once. */
export function comparableFacts(product: Partial<Product>, attributes: readonly Attribute[]): Fact[] {
  const values = new Map<string, unknown>(Object.entries(product));
  const sheet = product.data_sheet ?? [];
  const isLeftOut = (code: string): boolean => DRAWN.includes(code) || (sheet.length > 0 && IN_WORDS.includes(code));
  const facts = attributes
    .filter(({ is_comparable, attribute_code }) => is_comparable && !isLeftOut(attribute_code))
    .map((attribute) => ({
      label: attribute.frontend_label,
      value: textOf(attribute, values.get(attribute.attribute_code)),
    }))
    .filter(({ value }) => value !== '');
  const known = new Set(attributes.map(({ frontend_label }) => frontend_label));
  return [...facts, ...sheet.filter(({ label }) => !known.has(label))];
}
