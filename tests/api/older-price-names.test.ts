import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { seedProduct, smallCatalog } from '../support/small-catalog.ts';

let shop: TestPlatform;
beforeAll(async () => {
  shop = await startTestPlatform({
    deprecatedPriceFields: true,
    catalog: () =>
      smallCatalog([
        seedProduct(20, { de: 'stein', it: 'pezzo' }, { type: 'configurable', configurableAttributes: ['color'] }),
        seedProduct(
          21,
          { de: 'stein-rot', it: 'pezzo-rosso' },
          { parentSku: 'P-20', price: 23_800, special: { price: 11_900, from: null, to: null }, color: 1 },
        ),
      ]),
  });
});
afterAll(() => shop.close());

const older = {
  priceInclTax: 1.19,
  priceTax: 0.19,
  specialPriceInclTax: 1.19,
  originalPriceInclTax: 2.38,
  finalPriceInclTax: 1.19,
};

async function search(parameters: Record<string, string>) {
  const query = new URLSearchParams({
    request: JSON.stringify({ _appliedFilters: [{ attribute: 'sku', value: { eq: 'P-20' } }] }),
    request_format: 'search-query',
    response_format: 'compact',
    ...parameters,
  });
  return (await shop.inject(`/api/catalog/brixel_de/product/_search?${query}`)).json().hits[0];
}

test('products and their variants name every price twice', async () => {
  expect(await search({})).toMatchObject({
    ...older,
    price_incl_tax: 1.19,
    configurable_children: [{ ...older, sku: 'P-21' }],
  });
});

test('a client may ask by the older name alone', async () => {
  const hit = await search({ _source_include: 'sku,priceInclTax,configurable_children.originalPriceInclTax' });
  expect(hit).toMatchObject({ priceInclTax: 1.19, configurable_children: [{ originalPriceInclTax: 2.38 }] });
  expect(hit).not.toHaveProperty('name');
});

test('so does what an address leads to', async () => {
  const answer = await shop.inject({ method: 'POST', url: '/api/url/map', payload: { url: '/stein' } });
  expect(answer.json()).toMatchObject({ _type: 'product', _source: older });
});
