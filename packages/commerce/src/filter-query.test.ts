import { expect, test } from 'vitest';
import { changedFilterQuery, type FilterOption, type FilterQuery, filtersFromQuery } from './filter-query.ts';
import vectors from './vectors/filter-query.json' with { type: 'json' };

const toggling: readonly {
  id: string;
  input: { current_query: FilterQuery; variant: Pick<FilterOption, 'id' | 'type' | 'single'> | null };
  expected: FilterQuery;
}[] = vectors.toggling;

test.each(toggling)('$id', ({ input, expected }) => {
  const before = structuredClone(input.current_query);
  const query = changedFilterQuery(input.current_query, input.variant);
  expect(query).toEqual(expected);
  expect(query).not.toBe(input.current_query);
  expect(input.current_query).toEqual(before);
});

const { available } = vectors.reading;
const reading: readonly { id: string; input: FilterQuery; expected: object }[] = vectors.reading.cases;
test.each(reading)('$id', ({ input, expected }) => {
  expect(filtersFromQuery(input, available)).toEqual(expected);
});

const colour = (id: string) => ({ id, type: 'color' });

test('a single value in the query becomes a list, and the last one leaves with its filter', () => {
  expect(changedFilterQuery({ color: '23' }, colour('33'))).toEqual({ color: ['23', '33'] });
  expect(changedFilterQuery({ color: ['33'], size: ['1'] }, colour('33'))).toEqual({ size: ['1'] });
});

test('a range is taken back by choosing it again, the order by choosing another', () => {
  const range = { id: '0.02-0.05', type: 'price', single: true };
  expect(changedFilterQuery({ price: ['0.02-0.05'] }, range)).toEqual({});
  expect(changedFilterQuery({ sort: 'final_price' }, { id: 'final_price:desc', type: 'sort' })).toEqual({
    sort: 'final_price:desc',
  });
});

test('ids and filters that are not offered are left out, one value reads like a list of one', () => {
  expect(filtersFromQuery({ color: ['49', '99'], material: ['1'] }, available).filters).toEqual({
    color: [{ id: '49', label: 'Black', type: 'color', attribute_code: 'color' }],
  });
  expect(filtersFromQuery({ price: '0.0-50.0' }, available).filters.price).toHaveLength(1);
  expect(filtersFromQuery({ color: ['99'], sort: 'updated_at' }, {})).toEqual({ filters: {} });
});
