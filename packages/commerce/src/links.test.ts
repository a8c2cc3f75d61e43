import { describe, expect, test } from 'vitest';
import { categoryPath, picturePath, pictureUrl, productPath, storePath } from './links.ts';
import { queryString } from './query-string.ts';
import vectors from './vectors/url-helpers.json' with { type: 'json' };

const category = { slug: 'all-2', url_path: 'all-2/women/women-20' };
const simple = { sku: 'BR-1', type_id: 'simple', slug: 'br-1', url_path: 'bricks/br-1.html' };
const chosen = { sku: 'CFG-RED', family_sku: 'CFG', type_id: 'configurable', slug: 'cfg', url_path: 'bricks/cfg.html' };

describe('with the URL dispatcher', () => {
  const rules = { urlDispatcher: true };
  test('categories use their stored path', () => {
    expect(categoryPath(category, rules)).toBe('/all-2/women/women-20');
    expect(storePath(categoryPath(category, rules), 'de')).toBe('/de/all-2/women/women-20');
  });
  test('products use their stored path, a chosen variant names its child', () => {
    expect(productPath(simple, rules)).toBe('/bricks/br-1.html');
    expect(productPath(chosen, rules)).toBe('/bricks/cfg.html?childSku=CFG-RED');
  });
});

describe('without the URL dispatcher', () => {
  const rules = { urlDispatcher: false };
  test('categories go by slug', () => {
    expect(categoryPath(category, rules)).toBe('/c/all-2');
    expect(storePath(categoryPath(category, rules), 'de')).toBe('/de/c/all-2');
    expect(categoryPath(null, rules)).toBe('/');
  });
  test('products go by sku and slug, variants add their own sku', () => {
    expect(productPath(simple, rules)).toBe('/p/BR-1/br-1');
    expect(productPath({ ...simple, family_sku: 'BR-1' }, rules)).toBe('/p/BR-1/br-1');
    expect(productPath(chosen, rules)).toBe('/p/CFG/cfg/CFG-RED');
    expect(productPath({ ...simple, sku: 'a/b' }, rules)).toBe('/p/a%2Fb/br-1');
  });
});

test.each([
  ['/test', 'de', '/de/test'],
  ['/test#test', 'de', '/de/test#test'],
  ['/test?a=b&b=a', 'de', '/de/test?a=b&b=a'],
  ['/', 'it', '/it'],
  ['/it/test', 'it', '/it/test'],
  ['/items', 'it', '/it/items'],
  ['test', null, '/test'],
])('prefixes %s with the store', (path, code, expected) => {
  expect(storePath(path, code)).toBe(expected);
});

test('pictures carry their size', () => {
  expect(picturePath('/set/hut.png', 300, 300)).toBe('/img/300/300/resize/set/hut.png');
  expect(picturePath('', 300, 300)).toBe('/img/300/300/resize/no_selection');
  expect(picturePath('/api/mosaikbuilder/x/picture', 150, 150)).toBe('/api/mosaikbuilder/x/picture?width=150');
});

test('pictures of another service, which makes none above 1024 pixels', () => {
  const rules = { template: 'https://api.example/img/{{width}}/{{height}}/resize{{path}}' };
  expect(picturePath('m/h/mh 01.jpg', 300, 300, rules)).toBe('https://api.example/img/300/300/resize/m/h/mh%2001.jpg');
  expect(picturePath('/m/h/mh01.jpg', 1200, 1488, rules)).toBe('https://api.example/img/826/1024/resize/m/h/mh01.jpg');
  const older = {
    template: 'https://api.example/img?url=https://media.example{{path}}&width={{width}}&height={{height}}&action=fit',
  };
  expect(pictureUrl('/m/h/mh01.jpg', 150, 120, { publicUrl: 'https://shop.example', pictures: older })).toBe(
    'https://api.example/img?url=https://media.example/m/h/mh01.jpg&width=150&height=120&action=fit',
  );
});

test.each(vectors['localized route path'])('$id', ({ input, expected }) => {
  expect(storePath(input.path, input.store_code)).toBe(expected);
});

interface StoreOfVector {
  storeCode?: string;
  appendStoreCode?: boolean;
}
const codeOf = ({ storeCode = '', appendStoreCode = true }: StoreOfVector): string =>
  appendStoreCode ? storeCode : '';

test.each(vectors['category link'])('$id', ({ input, expected }) => {
  const { category, url_dispatcher, current_store, store_code_argument } = input;
  const code = store_code_argument === '(absent)' ? codeOf(current_store) : store_code_argument;
  expect(storePath(categoryPath(category, { urlDispatcher: url_dispatcher }), code)).toBe(expected);
});

test.each(vectors['product link'])('$id', ({ input, expected }) => {
  const { parentSku: family_sku, ...product }: { parentSku?: string } & typeof input.product = input.product;
  expect(productPath({ ...product, family_sku }, { urlDispatcher: input.url_dispatcher })).toBe(expected);
});

test.each(vectors['localized dispatcher route'])('$id', ({ input: { route, store_views, store_code }, expected }) => {
  const stores: Record<string, StoreOfVector | undefined> = store_views;
  const code = stores[store_code]?.appendStoreCode ? store_code : null;
  const { fullPath, params } = typeof route === 'string' ? { fullPath: route, params: {} } : route;
  expect(storePath(fullPath, code) + queryString(params)).toBe(expected);
});
