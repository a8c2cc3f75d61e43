import { expect, test, vi } from 'vitest';
import { ancestorsOf, findInTree, openCategories, withDescendants } from './category-tree.ts';
import type { MenuCategory } from './fields.ts';

const category = (id: number, path: string): MenuCategory => ({
  id,
  path,
  parent_id: Number(path.split('/').at(-2)),
  name: `Category ${id}`,
  slug: `category-${id}`,
  url_path: `category-${id}.html`,
  image: null,
  product_count: 1,
  level: path.split('/').length - 1,
  include_in_menu: true,
});

// 30 lies below 25, which is switched off and so not in the tree
const tree = [
  category(2, '1/2'),
  category(30, '1/2/20/25/30'),
  category(20, '1/2/20'),
  category(21, '1/2/20/21'),
  category(200, '1/2/200'),
];

test('descendants and ancestors are read off the paths, through categories that are switched off too', () => {
  expect(withDescendants(tree, { id: 20 })).toEqual([20, 21, 30]);
  expect(withDescendants(tree, { id: 30 })).toEqual([30]);
  // newer than the tree
  expect(withDescendants(tree, { id: 99 })).toEqual([99]);
  const above = (category: { id: number; path: string }, rootId = 2) =>
    ancestorsOf(tree, category, rootId).map(({ id }) => id);
  expect(above({ id: 30, path: '1/2/20/25/30' })).toEqual([20]);
  expect(above({ id: 20, path: '1/2/20' })).toEqual([]);
  // a root of another number than its categories would suggest
  expect(above({ id: 30, path: '1/200/2/20/30' }, 200)).toEqual([2, 20]);
});

test('a category is found by each key that an address may have', () => {
  expect(findInTree(tree, { attribute: 'slug', value: 'category-21' })?.id).toBe(21);
  expect(findInTree(tree, { attribute: 'url_path', value: 'category-200.html' })?.id).toBe(200);
  expect(findInTree(tree, { attribute: 'id', value: '30' })?.id).toBe(30);
  expect(findInTree(tree, { attribute: 'id', value: '3' })).toBeUndefined();
});

const old = tree.slice(0, 2);

function setup(given?: readonly MenuCategory[]) {
  let time = 0;
  const load = vi.fn(async () => tree);
  const categories = openCategories({ load, given, since: 0, now: () => time });
  const wait = (minutes: number): void => {
    time += minutes * 60_000;
  };
  return { load, categories, wait };
}

test('all callers share one request; a page that came with a tree makes none', async () => {
  const { load, categories } = setup();
  const [one, other] = await Promise.all([categories(), categories()]);
  expect(one).toBe(other);
  expect(load).toHaveBeenCalledOnce();

  const page = setup(old);
  expect(await page.categories()).toBe(old);
  expect(page.load).not.toHaveBeenCalled();
  expect(await page.categories({ fresh: true })).toBe(tree);
  expect(await page.categories()).toBe(tree);
});

test('an old tree is requested again, and used on where that fails', async () => {
  const { load, categories, wait } = setup(old);
  wait(6);
  load.mockRejectedValueOnce(new TypeError('no connection'));
  expect(await Promise.all([categories(), categories()])).toEqual([old, old]);
  expect(load).toHaveBeenCalledOnce();
  wait(6);
  expect(await categories()).toBe(tree);
  await categories();
  expect(load).toHaveBeenCalledTimes(2);
});

test('without any tree a failure is the caller’s, and the next one asks again', async () => {
  const { load, categories } = setup();
  load.mockRejectedValueOnce(new TypeError('no connection'));
  await expect(categories()).rejects.toThrow('no connection');
  expect(await categories()).toBe(tree);
});
