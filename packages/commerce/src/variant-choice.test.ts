import { expect, test } from 'vitest';
import { type Configuration, chooseVariant, type VariantTerms } from './variant-choice.ts';
import vectors from './vectors/configurable-choice.json' with { type: 'json' };

interface VectorInput {
  children?: VariantTerms[];
  configuration: Configuration;
  list_out_of_stock_products: boolean;
  fallback_to_default: boolean;
}
const cases: readonly { id: string; input: VectorInput; expected: string | null }[] = vectors.cases;
const shared: readonly VariantTerms[] = vectors.shared.children;

test.each(cases)('$id', ({ input, expected }) => {
  const chosen = chooseVariant(input.children ?? shared, input.configuration, {
    listOutOfStockProducts: input.list_out_of_stock_products,
    fallbackToDefault: input.fallback_to_default,
    regularPrice: vectors.shared.parent.original_price_incl_tax,
  });
  expect(chosen?.sku ?? null).toBe(expected);
});

const skuOf = (configuration: Configuration, { list = true, fallback = false, regularPrice = 12 } = {}) =>
  chooseVariant(shared, configuration, {
    listOutOfStockProducts: list,
    fallbackToDefault: fallback,
    regularPrice,
  })?.sku ?? null;

test.each<[string, Configuration, Parameters<typeof skuOf>[1], string | null]>([
  ['any of several options', { color: [{ id: '6' }, { id: 5 }], size: { id: 12 } }, {}, 'C-B-L'],
  ['an empty list is no wish', { color: [], size: { id: '12' } }, {}, 'C-B-L'],
  ['nothing fits', { color: { id: '5' }, size: { id: '12' } }, {}, null],
  ['nothing fits, but a default is wanted', { color: { id: '5' }, size: { id: '12' } }, { fallback: true }, 'C-R-S'],
  ['an attribute that no variant has', { material: { id: '1' } }, {}, null],
  ['the name of an inherited property', { constructor: { id: '1' } }, {}, null],
  ['a named variant without stock', { sku: 'C-R-S' }, { list: false }, null],
  ['a disabled variant by name', { sku: 'C-B-S' }, {}, null],
  ['no choice, stock needed', {}, { list: false }, 'C-R-M'],
  ['no choice and a lower usual price', {}, { regularPrice: 9 }, 'C-B-M'],
  ['no choice and everything dearer', {}, { regularPrice: 1, fallback: true }, 'C-R-S'],
])('%s', (_, configuration, rules, expected) => {
  expect(skuOf(configuration, rules)).toBe(expected);
});
