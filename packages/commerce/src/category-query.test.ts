import { expect, test } from 'vitest';
import { type ChosenTerms, priceBounds, productsIn, withChosen } from './category-query.ts';
import { searchQuery } from './search-query.ts';
import vectors from './vectors/category-query.json' with { type: 'json' };

interface VectorInput {
  chosen_filters: Record<string, ChosenTerms | ChosenTerms[]>;
  listOutOfStockProducts?: boolean;
}
const { shared } = vectors;
const cases: readonly { id: string; input: VectorInput; expected: object[] }[] = vectors.cases;

test.each(cases)('$id', ({ input, expected }) => {
  const list = productsIn(shared.category_ids, input.listOutOfStockProducts ?? true);
  const counted = shared.available_filters.reduce((query, { field }) => query.count(field), list);
  const query = withChosen(counted, input.chosen_filters).build();
  expect(query._appliedFilters).toEqual(expected);
  expect(query._availableFilters).toEqual(shared.available_filters);
});

const conditions = (filters: VectorInput['chosen_filters'], upperBound?: 'lt') =>
  withChosen(searchQuery(), filters, upperBound).build()._appliedFilters ?? [];
const colour = (id: string): ChosenTerms => ({ id, attribute_code: 'color' });

test('one option must be met, of a list any', () => {
  expect(conditions({ color: colour('5'), size: [{ id: 10, attribute_code: 'size' }] })).toEqual([
    { attribute: 'color', value: { eq: '5' }, scope: 'catalog' },
    { attribute: 'size', value: { in: [10] }, scope: 'catalog' },
  ]);
  expect(conditions({ color: [] })).toEqual([]);
});

test('a price range holds its upper bound unless it is told otherwise', () => {
  const price = { id: '5.0-15.0', from: 5, to: 15, attribute_code: 'price' };
  expect(conditions({ price })).toEqual([{ attribute: 'price', value: { gte: 5, lte: 15 }, scope: 'catalog' }]);
  expect(conditions({ price: [price] }, 'lt')[0]?.value).toEqual({ gte: 5, lt: 15 });
  expect(conditions({ price: { id: '15.0-*', from: 15, attribute_code: 'price' } })[0]?.value).toEqual({ gte: 15 });
});

test('a lower price bound of 0 is left out', () => {
  expect(priceBounds(0, 50)).toEqual({ lte: 50 });
  expect(priceBounds(5, 15)).toEqual({ gte: 5, lte: 15 });
  expect(priceBounds(15, null)).toEqual({ gte: 15 });
});
