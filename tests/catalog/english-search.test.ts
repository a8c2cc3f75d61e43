import type { Product } from '@brixel/contract/catalog';
import type { SearchResult } from '@brixel/contract/search';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { englishQueries } from '../support/shopper-queries.ts';

let shop: TestPlatform;
/** The demo with its English store on. */
beforeAll(async () => {
  shop = await startTestPlatform();
  const { database, settings, catalog } = shop.platform;
  const views = (['en', 'de'] as const).map((code) => ({ code, name: null, host: null }));
  await database.db.transaction().execute((tx) => settings.save(tx, 'stores', { multistore: true, views }, 0));
  await settings.refresh();
  await catalog.refresh();
});
afterAll(() => shop.close());

async function names(text: string): Promise<string[]> {
  const filters = [{ attribute: 'visibility', value: { in: [3, 4] }, scope: 'default' }];
  const request = JSON.stringify({ _searchText: text, _appliedFilters: filters });
  const form = { request_format: 'search-query', response_format: 'compact', size: '3', request };
  const answer = await shop.inject(`/api/catalog/brixel_en/product/_search?${new URLSearchParams(form)}`);
  return answer.json<SearchResult<Product>>().hits.map(({ sku, name }) => `${sku} ${name}`);
}

test.each(Object.entries(englishQueries.firstThree))(
  '"%s" finds only such in its first three',
  async (text, wanted) => {
    const found = await names(text);
    expect(found).toHaveLength(3);
    for (const name of found) expect(name).toMatch(wanted);
  },
);

test.each(Object.entries(englishQueries.first))('"%s" finds it first', async (text, wanted) => {
  expect((await names(text))[0]).toMatch(wanted);
});
