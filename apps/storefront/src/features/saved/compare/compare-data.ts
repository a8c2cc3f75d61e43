import { searchQuery } from '@brixel/commerce/search-query';
import type { Attribute, Product } from '@brixel/contract/catalog';
import { type CardProduct, PRODUCT_CARD_FIELDS, pickFields } from '#data/catalog/fields.ts';
import type { Services } from '#data/services.ts';

/** Stored cards have too few fields for a comparison, so the page loads the facts. */

const MOST_ATTRIBUTES = 150;

export type ComparedProduct = CardProduct & Pick<Product, 'delivery_days'> & { facts: Fact[] };

async function loadComparableAttributes({ catalog }: Services, signal: AbortSignal): Promise<Attribute[]> {
  const query = searchQuery().where('is_comparable', { eq: true });
  return (await catalog.search('attribute', query, { size: MOST_ATTRIBUTES, signal })).hits;
}

export async function loadCompared(
  services: Services,
  skus: readonly string[],
  signal: AbortSignal,
): Promise<ComparedProduct[]> {
  if (skus.length === 0) return [];
  const attributes = await loadComparableAttributes(services, signal);
  const query = searchQuery()
    .where('sku', { in: [...skus] })
    .where('status', { in: [0, 1] });
  const { hits } = await services.catalog.search('product', query, {
    size: skus.length,
    include: [
      ...PRODUCT_CARD_FIELDS,
      'data_sheet',
      'delivery_days',
      ...attributes.map(({ attribute_code }) => attribute_code),
    ],
    signal,
  });
  const bySku = new Map(
    hits.map((hit) => [
      hit.sku,
      {
        ...pickFields(hit, [...PRODUCT_CARD_FIELDS, 'delivery_days']),
        facts: comparableFacts(hit, attributes, services.store.locale),
      },
    ]),
  );
  return skus.flatMap((sku) => bySku.get(sku) ?? []);
}

interface Fact {
  label: string;
  value: string;
}

/** These have a row of their own that shows more than a text. */
const DRAWN = ['price', 'color'];
/** A data sheet has these under another label and as a text: “Alter: ab 8 Jahren”. */
const IN_WORDS = ['age_from'];

function textOf(attribute: Attribute, value: unknown, locale?: string): string {
  const { options, unit } = attribute;
  if (Array.isArray(value))
    return value
      .map((one) => textOf(attribute, one, locale))
      .filter((text) => text !== '')
      .join(', ');
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  if (options.length > 0) return options.find((option) => option.value === text)?.label ?? '';
  return unit && text !== '' ? `${Number(text).toLocaleString(locale)}\u00a0${unit}` : text;
}

/** What the shop calls comparable, then the rest of the data sheet; every label once. */
export function comparableFacts(product: Partial<Product>, attributes: readonly Attribute[], locale?: string): Fact[] {
  const values = new Map<string, unknown>(Object.entries(product));
  const sheet = product.data_sheet ?? [];
  const isLeftOut = (code: string): boolean => DRAWN.includes(code) || (sheet.length > 0 && IN_WORDS.includes(code));
  const facts = attributes
    .filter(({ is_comparable, attribute_code }) => is_comparable && !isLeftOut(attribute_code))
    .map((attribute) => ({
      label: attribute.frontend_label,
      value: textOf(attribute, values.get(attribute.attribute_code), locale),
    }))
    .filter(({ value }) => value !== '');
  const known = new Set(attributes.map(({ frontend_label }) => frontend_label));
  return [...facts, ...sheet.filter(({ label }) => !known.has(label))];
}

/** One row per label that any of the products has, in the order of first appearance. */
interface CompareRow {
  label: string;
  /** one per product; null where a product has no value */
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
