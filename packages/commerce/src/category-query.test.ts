import { expect, test } from 'vitest';
import { priceBounds, productsIn } from './category-query.ts';
import type { SearchQueryBuilder } from './search-query.ts';
import vectors from './vectors/category-query.json' with { type: 'json' };

/** A choice as the vectors write it. */
interface ChosenTerms {
  id: string | number;
  attribute_code: string;
  from?: number | null;
  to?: number | null;
}
interface VectorInput {
  chosen_filters: Record<string, ChosenTerms | ChosenTerms[]>;
  listOutOfStockProducts?: boolean;
}
const { shared } = vectors;
const cases: readonly { id: string; input: VectorInput; expected: object[] }[] = vectors.cases;

function choose(query: SearchQueryBuilder, filter: ChosenTerms | ChosenTerms[]): SearchQueryBuilder {
  const options = [filter].flat();
  const [first] = options;
  if (!first) return query;
  if (first.attribute_code === 'price') return query.chosen('price', priceBounds(first.from, first.to));
  const ids = options.map(({ id }) => id);
  return query.chosen(first.attribute_code, Array.isArray(filter) ? { in: ids } : { eq: first.id });
}

test.each(cases)('$id', ({ input, expected }) => {
  const list = productsIn(shared.category_ids, input.listOutOfStockProducts ?? true);
  const counted = shared.available_filters.reduce((query, { field }) => query.count(field), list);
  const query = Object.values(input.chosen_filters).reduce(choose, counted).build();
  expect(query._appliedFilters).toEqual(expected);
  expect(query._availableFilters).toEqual(shared.available_filters);
});

test('a lower price bound of 0 is left out', () => {
  expect(priceBounds(0, 50)).toEqual({ lte: 50 });
  expect(priceBounds(5, 15)).toEqual({ gte: 5, lte: 15 });
  expect(priceBounds(15, null)).toEqual({ gte: 15 });
});

test('a price range holds its upper bound unless it is told otherwise', () => {
  expect(priceBounds(5, 15)).toEqual({ gte: 5, lte: 15 });
  expect(priceBounds(5, 15, 'lt')).toEqual({ gte: 5, lt: 15 });
});
