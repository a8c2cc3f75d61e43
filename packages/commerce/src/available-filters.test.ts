import type { Aggregations } from '@brixel/contract/search';
import { expect, test } from 'vitest';
import { availableFilters, type FilterTerms, filterOptions } from './available-filters.ts';
import vectors from './vectors/aggregation-labels.json' with { type: 'json' };
import labelVectors from './vectors/option-labels.json' with { type: 'json' };

const { shared } = vectors;
const terms: FilterTerms = {
  attributes: shared.attributes,
  filters: shared.default_filters,
  currencySign: shared.currency_sign,
};
const cases: readonly { id: string; input: { aggregations: Aggregations }; expected: object }[] = vectors.cases;

test.each(cases)('$id', ({ input, expected }) => {
  expect(availableFilters(input.aggregations, terms)).toEqual({ ...expected, sort: shared.sort });
});

test.each(labelVectors.cases)('$id', ({ input: { options, option_id }, expected }) => {
  const [option] = filterOptions('color', [String(option_id)], options ? { options } : undefined);
  expect(option?.label).toBe(String(expected.label));
});

const buckets = (...keys: (string | number)[]) => ({ buckets: keys.map((key) => ({ key, doc_count: 1 })) });

test('values of variants join the product’s own, each once', () => {
  const { color } = availableFilters({ agg_terms_color: buckets(5), agg_terms_color_options: buckets(6, '5') }, terms);
  expect(color?.map(({ label }) => label)).toEqual(['Blue', 'Red']);
});

test('an unknown option is labelled by its id, also where the attribute itself is unknown', () => {
  const { color, size } = availableFilters(
    { agg_terms_color: buckets(99), agg_terms_size: buckets(3) },
    { ...terms, attributes: { color: shared.attributes.color } },
  );
  expect([color, size]).toEqual([[{ id: '99', label: '99', type: 'color' }], [{ id: '3', label: '3', type: 'size' }]]);
});

test('the only price range is an edge', () => {
  const only = { agg_range_price: { buckets: [{ key: '0.0-50.0', from: 0, to: 50, doc_count: 1 }] } };
  expect(availableFilters(only, terms).price?.[0]?.label).toBe('< €50');
});
