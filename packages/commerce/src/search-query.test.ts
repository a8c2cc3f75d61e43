import { expect, test } from 'vitest';
import { searchQuery, visibleProducts } from './search-query.ts';

test('an empty query names all its parts', () => {
  expect(searchQuery().build()).toEqual({
    _availableFilters: [],
    _appliedFilters: [],
    _appliedSort: [],
    _searchText: '',
  });
});

test('lists show only visible, enabled products', () => {
  expect(visibleProducts().build()._appliedFilters).toEqual([
    { attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' },
    { attribute: 'status', value: { in: [0, 1] }, scope: 'default' },
  ]);
});

test('choices of the shopper have their own scope', () => {
  const query = visibleProducts()
    .where('category_ids', { in: [20] })
    .chosen('color', { in: ['5', '6'] })
    .build();
  expect(query._appliedFilters?.at(-1)).toEqual({ attribute: 'color', value: { in: ['5', '6'] }, scope: 'catalog' });
});

test('sort, counts and text are kept; a step never changes the builder it started from', () => {
  const base = searchQuery().text('  stein 2x4 ');
  const full = base.sortBy('created_at', 'desc').count('color', 1000).count('price');
  expect(base.build()._appliedSort).toEqual([]);
  expect(full.build()).toEqual({
    _availableFilters: [
      { field: 'color', scope: 'catalog', options: { size: 1000 } },
      { field: 'price', scope: 'catalog', options: {} },
    ],
    _appliedFilters: [],
    _appliedSort: [{ field: 'created_at', options: 'desc' }],
    _searchText: 'stein 2x4',
  });
});
