import type { CustomOption } from '@brixel/contract/catalog';
import { expect, test } from 'vitest';
import type { MosaicProduct } from './load-mosaic-products.ts';
import { mosaicAnswers, mosaicPrice } from './mosaic-options.ts';

const option = (option_id: number, prices: Record<string, number>): CustomOption => ({
  option_id,
  product_sku: 'BX-MOSAIK-M',
  title: 'Wahl',
  type: 'radio',
  sort_order: option_id,
  is_require: true,
  values: Object.entries(prices).map(([sku, price], place) => ({
    option_type_id: option_id * 10 + place,
    title: sku,
    sort_order: place,
    price,
    price_type: 'fixed',
    sku,
  })),
});

const options = [
  option(4, { none: 0, oak: 29, black: 29 }),
  option(5, { portrait: 0, landscape: 0, square: -55 }),
  option(6, { single: 0, merged: -15 }),
  option(7, { 'with-lamp': 12 }),
];
const product: MosaicProduct = {
  size: 'm',
  sku: 'BX-MOSAIK-M',
  name: 'Foto-Mosaik M',
  price: 154.9,
  original: 154.9,
  options,
  path: '/p/BX-MOSAIK-M/foto-mosaik-m',
  deliveryDays: null,
};

test('what was chosen in the builder answers the options of the product, and costs what they say', () => {
  const plain = { format: 'landscape', plates: 'single', frame: 'none' } as const;
  expect(mosaicAnswers(options, plain)).toEqual({ 4: '40', 5: '51', 6: '60' });
  expect(mosaicPrice(product, plain)).toBe(154.9);

  const framed = { format: 'square', plates: 'merged', frame: 'black' } as const;
  expect(mosaicAnswers(options, framed)).toEqual({ 4: '42', 5: '52', 6: '61' });
  expect(mosaicPrice(product, framed)).toBe(113.9);
});
