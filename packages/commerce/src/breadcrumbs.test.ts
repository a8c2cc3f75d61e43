import { expect, test } from 'vitest';
import { breadcrumbCategory, type CrumbCategory, categoryCrumbs, categoryPathIds } from './breadcrumbs.ts';
import vectors from './vectors/breadcrumbs.json' with { type: 'json' };

const all = { id: 2, name: 'All', url_path: 'all-2', slug: 'all-2' };
const women = { id: 20, name: 'Women', url_path: 'women/women-20', slug: 'women-20' };

test('each category links to its stored path', () => {
  expect(categoryCrumbs([all, women], { urlDispatcher: true })).toEqual([
    { name: 'All', route_link: '/all-2' },
    { name: 'Women', route_link: '/women/women-20' },
  ]);
});

test('without the URL dispatcher they link by slug', () => {
  expect(categoryCrumbs([women], { urlDispatcher: false })).toEqual([{ name: 'Women', route_link: '/c/women-20' }]);
});

test('categories without a path are skipped', () => {
  const rules = { urlDispatcher: true };
  expect(
    categoryCrumbs([{ name: 'Root', slug: 'root', url_path: null }, { name: 'X', slug: 'x' }, all], rules),
  ).toEqual([{ name: 'All', route_link: '/all-2' }]);
});

test.each([
  ['1/2', [1, 2]],
  ['1/2/20/21/252', [1, 2, 20, 21, 252]],
  ['', []],
])('reads the path %s', (path, ids) => {
  expect(categoryPathIds(path)).toEqual(ids);
});

test('a product goes through the current category, else through the deepest', () => {
  const loaded = [
    { id: 2, level: 1 },
    { id: 20, level: 2 },
    { id: 21, level: 3 },
  ];
  expect(breadcrumbCategory(loaded, null)?.id).toBe(21);
  expect(breadcrumbCategory(loaded, 20)?.id).toBe(20);
  expect(breadcrumbCategory(loaded, 2)?.id).toBe(21);
  expect(breadcrumbCategory([], 20)).toBeNull();
});

const links: readonly {
  id: string;
  input: { categories: CrumbCategory[]; url_dispatcher?: boolean };
  expected: object;
}[] = vectors.links;
test.each(links)('$id', ({ input: { categories, url_dispatcher = true }, expected }) => {
  expect({ result: categoryCrumbs(categories, { urlDispatcher: url_dispatcher }) }).toEqual(expected);
});

test.each(vectors.paths)('$id', ({ input, expected }) => {
  expect(categoryPathIds(input).map(String)).toEqual(expected);
});

test.each(vectors.product)('$id', ({ input, expected }) => {
  const own = input.loaded.filter(({ id }) => input.product_category_ids.includes(String(id)));
  const category = breadcrumbCategory(own, input.current_category, input.root_category_id);
  expect(category?.id).toBe(expected.breadcrumb_category_id);
});
