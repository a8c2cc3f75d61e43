import { startVsf1Api } from '@brixel/storefront/data/testing/vsf1-api';
import { expect, onTestFinished, test } from 'vitest';
import { startShop } from '../setup/start-shop.ts';

test('pages are made from a Vue Storefront 1 API, with the taxes added here', async () => {
  const api = await startVsf1Api();
  onTestFinished(api.close);
  const shop = await startShop({
    API_URL: api.url,
    CATALOG_PATH: '/api/catalog/shop_{{storeCode}}/{{entity}}/_search',
    TAX_CALCULATION: 'client',
    MULTISTORE: 'false',
  });
  onTestFinished(async () => void (await shop.stop()));
  const pages: [path: string, content: RegExp][] = [
    ['/', /Città Hoodie/],
    ['/c/women-and-more-20', /<h1[^>]*>Women &amp; More/],
    ['/p/entered/citta-hoodie', /61,88/],
    ['/search/hoodie', /Città Hoodie/],
  ];
  for (const [path, content] of pages) {
    const answer = await fetch(shop.url + path);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(await answer.text(), path).toMatch(content);
  }
});
