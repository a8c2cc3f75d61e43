import { searchQuery } from '@brixel/commerce/search-query';
import { expect, test } from 'vitest';
import { applyListQuery } from './apply-list-query.ts';
import { parseListQuery } from './list-query.ts';

const conditions = (address: string) =>
  applyListQuery(searchQuery(), parseListQuery(new URLSearchParams(address))).build()._appliedFilters ?? [];

test('every filter must be met, of several options of one filter any', () => {
  expect(conditions('color=5&color=7&size=10')).toEqual([
    { attribute: 'color', value: { in: ['5', '7'] }, scope: 'catalog' },
    { attribute: 'size', value: { in: ['10'] }, scope: 'catalog' },
  ]);
  expect(conditions('')).toEqual([]);
});

test('a price range does not hold its upper bound, and an open one has none', () => {
  expect(conditions('price=5-15')).toEqual([{ attribute: 'price', value: { gte: 5, lt: 15 }, scope: 'catalog' }]);
  expect(conditions('price=15-*')).toEqual([{ attribute: 'price', value: { gte: 15 }, scope: 'catalog' }]);
});
