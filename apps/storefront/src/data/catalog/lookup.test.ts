import type { SearchQueryInput } from '@brixel/contract/search';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Services } from '#data/services.ts';
import { loadAttributes } from './attribute-queries.ts';
import { findCategory } from './category-queries.ts';
import { findCmsPage } from './cms-queries.ts';
import { findProduct } from './product-queries.ts';

const { signal } = new AbortController();

/** Services whose catalogue always answers with these hits. */
function setup(...hits: object[]) {
  const config = { listOutOfStock: true, rootCategoryId: 2 };
  const asked: { entity: string; query: SearchQueryInput }[] = [];
  const report = vi.fn();
  const search: Services['catalog']['search'] = async (entity, query) => {
    asked.push({ entity, query: query.build() });
    return { hits: hits as never[], total: hits.length };
  };
  return {
    asked,
    report,
    config,
    services: { store: { storeCode: 'de' }, config, catalog: { search }, report } as unknown as Services,
  };
}

/** All of them are notes: a page that is not there is no failure of the shop. */
const reasons = (report: ReturnType<typeof vi.fn>) =>
  report.mock.calls.map(([error, severity]) => (severity === 'note' ? error.message : severity));

test.each([
  ['nothing found', [], 'Product query returned empty result'],
  ['switched off', [{ status: 2, visibility: 4 }], 'Product query returned empty result product status = 2'],
  ['switched off otherwise', [{ status: 3, visibility: 4 }], 'Product query returned empty result product status = 3'],
  ['not visible', [{ status: 1, visibility: 1 }], 'Product query returned empty result product visibility = 1'],
])('no product: %s', async (_name, hits, reason) => {
  const { report, services } = setup(...hits);
  expect(await findProduct(services, { attribute: 'sku', value: 'A' }, signal)).toBeNull();
  expect(reasons(report)).toEqual([reason]);
});

test.each([
  { status: 0, visibility: 2 },
  { status: 1, visibility: 4 },
])('a product that may be shown: %j', async (product) => {
  const { report, services } = setup(product);
  expect(await findProduct(services, { attribute: 'sku', value: 'A' }, signal)).toBe(product);
  expect(report).not.toHaveBeenCalled();
});

test('a family of which nothing is left is not found where sold-out goods are hidden', async () => {
  const child = (is_in_stock: boolean) => ({ status: 1, stock: { is_in_stock } });
  const family = (...stocks: boolean[]) => ({ status: 1, visibility: 4, configurable_children: stocks.map(child) });
  const isFound = async (product: object, listOutOfStock: boolean) => {
    const { config, services } = setup(product);
    config.listOutOfStock = listOutOfStock;
    return (await findProduct(services, { attribute: 'sku', value: 'A' }, signal)) !== null;
  };
  expect(await isFound(family(false, false), true)).toBe(true);
  expect(await isFound(family(false, false), false)).toBe(false);
  expect(await isFound(family(false, true), false)).toBe(true);
});

test('a single product is not asked for without a search key', async () => {
  const { asked, report, services } = setup({ status: 1, visibility: 4 });
  expect(await findProduct(services, { attribute: 'sku', value: '' }, signal)).toBeNull();
  expect(reasons(report)).toEqual(['Please provide the search key sku of the product']);
  expect(asked).toEqual([]);
});

test('a category that is not there is named by key and value', async () => {
  const { asked, report, services } = setup();
  expect(await findCategory(services, { attribute: 'slug', value: 'nothing' }, signal)).toBeNull();
  expect(reasons(report)).toEqual(['Category query returned empty result slug = nothing']);
  expect(asked[0]?.query._appliedFilters).toContainEqual({
    attribute: 'is_active',
    value: { eq: true },
    scope: 'default',
  });
});

test.each(['1', '0', '-5', 'x', ''])('no category lies below the root: %j', async (value) => {
  const { asked, report, services } = setup({ id: 1 });
  expect(await findCategory(services, { attribute: 'id', value }, signal)).toBeNull();
  expect(reasons(report)).toEqual([`Category query returned empty result id = ${value}`]);
  expect(asked).toEqual([]);
});

test('another shop has another root', async () => {
  const { services } = setup({ id: 40 });
  const elsewhere = { ...services, config: { ...services.config, rootCategoryId: 41 } };
  expect(await findCategory(elsewhere, { attribute: 'id', value: '40' }, signal)).toBeNull();
  expect(await findCategory(elsewhere, { attribute: 'id', value: '41' }, signal)).toEqual({ id: 40 });
});

test('a page that is not there', async () => {
  const { report, services } = setup();
  expect(await findCmsPage(services, 'nothing', signal)).toBeNull();
  expect(reasons(report)).toEqual(['CMS query returned empty result']);
});

test('attributes with a dot in their code are not loaded', async () => {
  const { asked, services } = setup();
  await loadAttributes(services, ['color', 'stock.qty', 'size'], signal);
  await loadAttributes(services, ['category.name'], signal);
  expect(asked.map(({ query }) => query._appliedFilters?.[0]?.value)).toEqual([{ in: ['color', 'size'] }]);
});

test('a page that was read before can be read again while the shop is away', async () => {
  const storage = new Map<string, string>();
  vi.stubGlobal('window', {});
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const page = { identifier: 'agb', title: 'AGB' };
  await findCmsPage(setup(page).services, 'agb', signal);

  const { services } = setup();
  const away = { ...services, catalog: { ...services.catalog, search: () => Promise.reject(new Error('no network')) } };
  expect(await findCmsPage(away, 'agb', signal)).toEqual(page);
  await expect(findCmsPage(away, 'widerruf', signal)).rejects.toThrow('no network');
});
