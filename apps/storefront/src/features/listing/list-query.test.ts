import { visibleProducts } from '@brixel/commerce/search-query';
import { expect, test } from 'vitest';
import { applyListQuery } from './apply-list-query.ts';
import {
  filterCount,
  listSearch,
  parseListQuery,
  renderedPart,
  toggled,
  withMore,
  withoutFilters,
  withPage,
  withPrice,
  withSort,
} from './list-query.ts';

const parse = (search: string) => parseListQuery(new URLSearchParams(search));

test('an address and back', () => {
  const search = '?color=20&color=33&size=104&price=0.05-0.2&sort=final_price%3Adesc&page=2';
  expect(listSearch(parse(search))).toBe(search);
  expect(listSearch(parse('?price=15.0-*'))).toBe('?price=15.0-*');
  expect(parse('?price=15.0-*').price).toEqual({ id: '15.0-*', from: 15, to: null });
  expect(parse('?price=*-50.0').price).toEqual({ id: '*-50.0', from: 0, to: 50 });
  expect(parse('?sort=final_price:desc').sort).toBe('final_price:desc');
  expect(listSearch(parse(''))).toBe('');
});

test('nonsense in an address is left out', () => {
  expect(listSearch(parse('?page=-1&sort=nonsense&price=cheap&color=red&color=20&color=20&utm_source=x'))).toBe(
    '?color=20',
  );
});

test('several options of a filter, one price range', () => {
  const red = toggled(parse('?page=3'), 'color', '20');
  const both = toggled(red, 'color', '33');
  expect(listSearch(both)).toBe('?color=20&color=33');
  expect(listSearch(toggled(both, 'color', '20'))).toBe('?color=33');
  const cheap = withPrice(both, { id: '0.0-0.02', from: 0, to: 0.02 });
  expect(listSearch(withPrice(cheap, { id: '1.0-2.0', from: 1, to: 2 }))).toContain('price=1.0-2.0');
  expect(filterCount(cheap)).toBe(3);
  expect(listSearch(withoutFilters(withSort(cheap, 'final_price')))).toBe('?sort=final_price');
});

test('more pages are appended, a page link shows that page alone', () => {
  const two = withMore(parse(''));
  expect(listSearch(two)).toBe('?to=2');
  expect(parse('?to=2')).toMatchObject({ page: 1, lastPage: 2 });
  expect(listSearch(withPage(two, 4))).toBe('?page=4');
  expect(parse('?to=900').lastPage).toBe(10);
  expect(renderedPart(parse('?page=2&to=900'))).toMatchObject({ page: 2, lastPage: 4 });
  expect(renderedPart(two)).toEqual(two);
});

test('choices become conditions: any of the options, within the range, in order', () => {
  const query = applyListQuery(visibleProducts(), parse('?color=20&color=33&price=0.05-0.2&sort=final_price')).build();
  expect(query._appliedFilters).toContainEqual({ attribute: 'color', value: { in: ['20', '33'] }, scope: 'catalog' });
  expect(query._appliedFilters).toContainEqual({
    attribute: 'price',
    value: { gte: 0.05, lt: 0.2 },
    scope: 'catalog',
  });
  expect(query._appliedSort).toEqual([{ field: 'final_price', options: 'asc' }]);
  expect(query._availableFilters?.map(({ field }) => field)).toEqual([
    'price',
    'color',
    'size',
    'manufacturer',
    'condition',
    'own_attributes',
  ]);
});

test('attributes of the owner: any text, and one range of a number', () => {
  const search = '?a_motif=7&a_origin=aus+Gr%C3%B6den%2C+Tirol&r_width=-3.5_12';
  expect(listSearch(parse(search))).toBe(search);
  expect(listSearch(parse('?r_width=3.50_&r_width=1_2'))).toBe('?r_width=3.5_');
  for (const nonsense of ['r_width=wide', 'r_width=_', 'r_width=1..2_3', 'r_width=', 'a_origin=', 'r_x=1_2'])
    expect(listSearch(parse(`?${nonsense}`))).toBe('');
  const narrow = toggled(parse('?r_width=12_&page=2'), 'r_width', '0_12');
  expect(listSearch(narrow)).toBe('?r_width=0_12');
  expect(filterCount(narrow)).toBe(1);
  expect(listSearch(toggled(narrow, 'r_width', '0_12'))).toBe('');
  const filters = applyListQuery(visibleProducts(), parse(`${search}&r_height=0_`)).build()._appliedFilters;
  expect(filters).toEqual(
    expect.arrayContaining([
      { attribute: 'origin', value: { in: ['aus Gröden, Tirol'] }, scope: 'catalog' },
      { attribute: 'width', value: { gte: -3.5, lt: 12 }, scope: 'catalog' },
      { attribute: 'height', value: { gte: 0 }, scope: 'catalog' },
    ]),
  );
});

test('a search shows the best hits first, a category the newest', () => {
  const search = parseListQuery(new URLSearchParams('sort=updated_at:desc'), 'relevance');
  expect(listSearch(search)).toBe('?sort=updated_at%3Adesc');
  expect(
    applyListQuery(visibleProducts(), parseListQuery(new URLSearchParams(), 'relevance')).build()._appliedSort,
  ).toEqual([]);
  expect(listSearch(parse('?sort=relevance'))).toBe('');
});
