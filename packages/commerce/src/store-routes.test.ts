import { expect, test } from 'vitest';
import {
  categoryLink,
  categoryRoute,
  dispatcherLink,
  dynamicRoute,
  parametrizedRoute,
  productLink,
  productRoute,
  type StoreRouting,
  storeRoute,
} from './store-routes.ts';
import vectors from './vectors/url-helpers.json' with { type: 'json' };

const inStore = (code: string, current: StoreRouting = {}): StoreRouting => ({ ...current, storeCode: code });

test.each(vectors['category link'])('$id', ({ input, expected }) => {
  const { category, url_dispatcher, current_store, store_code_argument } = input;
  const store = store_code_argument === '(absent)' ? current_store : inStore(store_code_argument, current_store);
  expect(categoryLink(category, { urlDispatcher: url_dispatcher }, store)).toBe(expected);
});

test.each(vectors['product link'])('$id', ({ input, expected }) => {
  const store = inStore(input.store_code, input.current_store);
  expect(productLink(input.product, { urlDispatcher: input.url_dispatcher }, store)).toEqual(expected);
});

test.each(vectors.product)('$id', ({ input, expected }) => {
  for (const product of input.args) expect(productRoute(product, inStore('de'))).toEqual(expected);
});

test.each(vectors.category)('$id', ({ input, expected }) => {
  for (const category of input.args) expect(categoryRoute(category, inStore('de'))).toEqual(expected);
});

const routes: readonly {
  id: string;
  input: {
    route: { name: string; params: Record<string, string> };
    query: Record<string, string>;
    store_code_in_path: string;
  };
  expected: object;
}[] = vectors['parametrize route'].map((entry) => ({
  ...entry,
  input: {
    ...entry.input,
    route: { ...entry.input.route, params: { ...entry.input.route.params } },
    query: { ...entry.input.query },
  },
}));
test.each(routes)('$id', ({ input, expected }) => {
  expect(parametrizedRoute(input.route, input.query, input.store_code_in_path)).toEqual(expected);
});

test.each(vectors['dynamic route'])('$id', ({ input, expected }) => {
  expect(dynamicRoute(input.route, input.path)).toEqual(expected);
});

test.each(vectors['localized dispatcher route'])('$id', ({ input, expected }) => {
  const stores: Record<string, StoreRouting | undefined> = input.store_views;
  const appendStoreCode = stores[input.store_code]?.appendStoreCode ?? false;
  expect(dispatcherLink(input.route, { storeCode: input.store_code, appendStoreCode })).toBe(expected);
});

test.each(vectors['localized route config'])('$id', ({ input, expected }) => {
  expect(storeRoute(input.route, input.store_code, input.child)).toEqual(expected);
});

test('a route of a store takes its children along, by name', () => {
  const account = { name: 'my-account', path: '/my-account', children: [{ name: 'orders', path: 'orders' }] };
  expect(storeRoute(account, 'it')).toEqual({
    name: 'it-my-account',
    path: '/it/my-account',
    children: [{ name: 'it-orders', path: 'orders' }],
  });
});

test('a store that does not append its code has plain names and addresses', () => {
  const plain = { storeCode: 'de', appendStoreCode: false };
  expect(categoryRoute({ slug: 'bricks' }, plain).name).toBe('category');
  expect(dispatcherLink('bricks', plain)).toBe('/bricks');
  expect(categoryLink(null, { urlDispatcher: true }, inStore('de'))).toBe('/de/');
});

test('the query string wins over stored parameters, and a name gets its prefix once', () => {
  const route = { name: 'de-category', params: { slug: 'old', page: '1' } };
  expect(parametrizedRoute(route, { slug: 'new' }, 'de')).toEqual({
    name: 'de-category',
    params: { slug: 'new', page: '1' },
  });
});

test('a chosen variant is named in the route of its family', () => {
  const family = { sku: 'CFG', type_id: 'configurable', slug: 'cfg' };
  expect(productRoute(family, {}, 'CFG-RED').params).toEqual({ parentSku: 'CFG', slug: 'cfg', childSku: 'CFG-RED' });
});
