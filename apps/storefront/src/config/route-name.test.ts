import { expect, test } from 'vitest';
import { routeName } from './route-name.ts';

test.each([
  ['simple-product', { product: { type_id: 'bundle' }, family: null }, 'bundle-product'],
  ['configurable-product', { product: { type_id: 'simple' }, family: { sku: 'F' } }, 'configurable-product'],
  ['dynamic', { type: 'product', view: { product: { type_id: 'grouped' }, family: null } }, 'grouped-product'],
  ['dynamic', { type: 'category', view: {} }, 'category'],
  ['dynamic', { type: 'cms_page', page: {} }, 'cms-page'],
  ['checkout', undefined, 'checkout'],
  ['home', { banners: {} }, 'home'],
  ['home-pwa', { banners: {} }, 'home'],
  ['thank-you-paypal-cancel', undefined, 'thank-you-paypal'],
])('%s with %j is %s', (id, data, name) => {
  expect(routeName(id, data)).toBe(name);
});
