import { expect, test } from 'vitest';
import { configureProduct } from './configure-product.ts';

const product = {
  sku: 'C',
  name: 'Brick',
  image: '/brick.png',
  price_incl_tax: 10,
  errors: { variants: 'left over', price: 'unknown' },
  configurable_options: [{ attribute_id: 93, attribute_code: 'color' }],
  configurable_children: [
    { sku: 'C-R', name: 'Brick red', color: 5, status: 1, price_incl_tax: 12, image: '/red.png', visibility: 1 },
    { sku: 'C-B', name: 'Brick blue', color: 6, status: 1, price_incl_tax: 9, image: null, visibility: 1 },
  ],
};
const rules = { listOutOfStockProducts: true, fallbackToDefault: false };

test('a chosen variant lends the product its facts, but not its name and visibility', () => {
  const red = configureProduct(product, { color: { id: 5 } }, rules);
  expect(red).toMatchObject({
    sku: 'C-R',
    parentSku: 'C',
    name: 'Brick',
    price_incl_tax: 12,
    image: '/red.png',
    is_configured: true,
    product_option: { extension_attributes: { configurable_item_options: [{ option_id: '93', option_value: '5' }] } },
  });
  expect(red).not.toHaveProperty('visibility');
  expect(red.errors).toEqual({ price: 'unknown' });
});

test('without a choice it is the first variant that costs no more than usual, with the product’s picture if it has none', () => {
  expect(configureProduct(product, {}, rules)).toMatchObject({ sku: 'C-B', image: '/brick.png' });
});

test('nothing to choose is an error of the product', () => {
  const none = configureProduct(product, { color: { id: 7 } }, rules);
  expect(none).toMatchObject({ sku: 'C', is_configured: false });
  expect(none.errors.variants).toBe('No available product variants');
});
