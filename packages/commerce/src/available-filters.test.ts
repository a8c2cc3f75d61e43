import type { Aggregations } from '@brixel/contract/search';
import { expect, test } from 'vitest';
import { type FilterOption, filterOptions, type LabelledAttribute, optionCounts } from './available-filters.ts';
import vectors from './vectors/aggregation-labels.json' with { type: 'json' };
import labelVectors from './vectors/option-labels.json' with { type: 'json' };

const attributes: Readonly<Record<string, LabelledAttribute>> = vectors.attributes;
const optionsOf = (aggregations: Aggregations, name: string): FilterOption[] =>
  filterOptions(name, optionCounts(aggregations, name).keys(), attributes[name]);

const cases: readonly { id: string; input: Aggregations; expected: Record<string, object> }[] = vectors.cases;
test.each(cases)('$id', ({ input, expected }) => {
  for (const [name, options] of Object.entries(expected)) expect(optionsOf(input, name)).toEqual(options);
});

test.each(labelVectors.cases)('$id', ({ input: { options, option_id }, expected }) => {
  const [option] = filterOptions('color', [String(option_id)], options ? { options } : undefined);
  expect(option?.label).toBe(String(expected.label));
});

const buckets = (...keys: (string | number)[]) => ({ buckets: keys.map((key) => ({ key, doc_count: 1 })) });

test('values of variants join the product’s own, each once', () => {
  const found = optionsOf({ agg_terms_color: buckets(5), agg_terms_color_options: buckets(6, '5') }, 'color');
  expect(found.map(({ label }) => label)).toEqual(['Blue', 'Red']);
});

test('an unknown option is labelled by its id, also where the attribute itself is unknown', () => {
  expect(optionsOf({ agg_terms_color: buckets(99) }, 'color')).toEqual([{ id: '99', label: '99', type: 'color' }]);
  expect(filterOptions('size', ['3'], undefined)).toEqual([{ id: '3', label: '3', type: 'size' }]);
});
