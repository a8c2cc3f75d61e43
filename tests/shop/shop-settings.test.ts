import type { Product } from '@brixel/contract/catalog';
import type { AppliedFilter } from '@brixel/contract/search';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenShop, openShop } from '../setup/start-shop.ts';

/** A shop with stored paths that hides what is sold out, and has no office. */

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop({ URL_DISPATCHER: 'true', LIST_OUT_OF_STOCK: 'false', OFFICE: 'false' });
});
afterAll(() => shop.close());

const page = async (path: string) => (await fetch(shop.url + path)).text();

type Filter = [attribute: string, value: AppliedFilter['value']];

async function search(size: number, ...filters: Filter[]) {
  const request = { _appliedFilters: filters.map(([attribute, value]) => ({ attribute, value, scope: 'default' })) };
  const query = new URLSearchParams({
    request: JSON.stringify(request),
    request_format: 'search-query',
    response_format: 'compact',
    size: String(size),
  });
  const answer = await fetch(`${shop.url}/api/catalog/brixel_de/product/_search?${query}`);
  return (await answer.json()) as { hits: Product[]; total: number };
}

test('colours and sizes stay on the stored path of the family', async () => {
  const [brick] = (await search(1, ['sku', 'BX-3001-1'])).hits;
  const [family] = (await search(1, ['sku', brick!.family_sku])).hits;
  const html = await page(`/${brick!.url_path}`);
  const choices = [...html.matchAll(/href="([^"]*\?childSku=[^"]*)"/g)].map(([, href]) => href);
  expect(choices.length).toBeGreaterThan(20);
  expect(choices.every((href) => href?.startsWith(`/${family!.url_path}?childSku=BX-`))).toBe(true);
  expect(html).not.toContain('href="/p/');
  expect(html).toContain('"name":"configurable-product"');
  const other = choices.find((href) => !href?.endsWith('BX-3001-1')) ?? '';
  expect((await fetch(shop.url + other)).status).toBe(200);
});

test('lists leave out what is sold out, and the home page counts what is there', async () => {
  const visible: Filter = ['visibility', { in: [3, 4] }];
  const [gone] = (await search(1, ['stock.is_in_stock', { eq: false }], ['type_id', { eq: 'simple' }], visible)).hits;
  const [there] = (await search(1, ['stock.is_in_stock', { eq: true }], ['type_id', { eq: 'simple' }], visible)).hits;
  expect(await page(`/search/${there!.sku}`)).toContain(there!.url_path);
  expect(await page(`/search/${gone!.sku}`)).not.toContain(gone!.url_path);

  const { total } = await search(0, ['type_id', { eq: 'simple' }], ['stock.qty', { gt: 0 }], visible);
  const description = /<meta name="description" content="([^"]+)"/.exec(await page('/'))?.[1];
  expect(description).toContain(`${total.toLocaleString('de-DE')} Klemmbausteine`);
});

test('without an office there is nothing below /admin', async () => {
  for (const path of ['/admin', '/admin/settings/staff', '/admin/api/session'])
    expect([path, (await fetch(shop.url + path)).status]).toEqual([path, 404]);
});
