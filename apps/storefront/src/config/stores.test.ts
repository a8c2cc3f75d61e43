import { expect, test } from 'vitest';
import { hrefLang, ownStores, storesOf } from './stores.ts';

const stores = storesOf(
  [
    { code: 'default', locale: 'en-US', currency: 'USD', index: 'vue_storefront_catalog', host: 'shop.example' },
    { code: 'de', locale: 'de-DE', currency: 'EUR', index: 'vue_storefront_catalog_de' },
    { code: 'at', locale: 'de-AT', currency: 'EUR', index: 'vue_storefront_catalog_at', host: 'shop.example.at' },
  ],
  'shop.example',
);

test('what a store of another API is follows from its locale and currency', () => {
  expect(stores[0]).toEqual({
    storeCode: 'default',
    storeId: 1,
    prefix: '',
    locale: 'en-US',
    language: 'en',
    country: 'US',
    countryName: 'United States',
    currency: 'USD',
    currencySign: '$',
    priceFormat: '{sign}{amount}',
    index: 'vue_storefront_catalog',
    names: { en: 'United States (English)', de: 'Vereinigte Staaten (Englisch)' },
  });
  expect(stores[2]).toMatchObject({ prefix: '/at', host: 'shop.example.at' });
  expect(stores[1]).toMatchObject({ prefix: '/de', currencySign: '€', priceFormat: '{amount}\u00a0{sign}' });
});

test('the platform’s own stores are written as its contract says', () => {
  const inputs = ownStores(true).map(({ storeCode: code, ...store }) => ({ code, ...store }));
  expect(ownStores(true)).toMatchObject(storesOf(inputs, 'localhost'));
});

test('search engines are told the country where two stores speak one language', () => {
  expect(stores.map((store) => hrefLang(stores, store))).toEqual(['en', 'de-DE', 'de-AT']);
});
