import type { OrderItem } from '@brixel/contract/order';
import { expect, test } from 'vitest';
import { createPublicConfig } from '#config/public-config.ts';
import type { Services } from '#data/services.ts';
import { mosaicIdOf } from '#features/cart/lines/mosaic-line.ts';
import { findReorder } from './reorder.ts';

const sold = (sku: string, qty: number) => ({
  sku,
  parentSku: sku,
  name: `Stein ${sku}`,
  type_id: 'simple',
  slug: sku,
  url_path: sku,
  image: '/a.png',
  price: 0.1,
  price_tax: 0.019,
  price_incl_tax: 0.119,
  tier_prices: [],
  stock: { qty, manage_stock: true, is_in_stock: qty > 0, min_sale_qty: 1, max_sale_qty: 0 },
  color: null,
});

/** Only what is asked for is there. */
const servicesWith = (...products: ReturnType<typeof sold>[]) =>
  ({
    config: createPublicConfig({ publicUrl: 'https://shop.example' }),
    store: { country: 'DE' },
    catalog: { search: async () => ({ hits: products, total: products.length }) },
  }) as unknown as Services;

const ordered = (item_id: number, sku: string, qty_ordered: number) =>
  ({ item_id, sku, name: `Damals ${sku}`, qty_ordered, price: 0.1, options: [] }) as unknown as OrderItem;

const again = async (items: OrderItem[], services: Services, held = 0) => {
  const { lines, missing, fewer } = await findReorder({ items }, services, () => held);
  return { lines: lines.map(({ sku, qty }) => ({ sku, qty })), missing, fewer };
};

test('a mosaic comes back with its picture, beside another one of the same size', async () => {
  const mosaic = (item_id: number, temporary_image_id: string): OrderItem => ({
    ...ordered(item_id, 'BX-MOSAIK-M', 1),
    product_option: {
      extension_attributes: { custom_options: [{ option_id: '42', option_value: '421' }], temporary_image_id },
    },
  });
  const items = [mosaic(1, 'cat'), mosaic(2, 'dog')];
  const { lines } = await findReorder({ items }, servicesWith(sold('BX-MOSAIK-M', 500)), () => 0);
  expect(lines.map(mosaicIdOf)).toEqual(['cat', 'dog']);
  expect(new Set(lines.map(({ key }) => key)).size).toBe(2);
});

test('what is still sold comes back in the same number', async () => {
  expect(await again([ordered(1, 'A', 20)], servicesWith(sold('A', 500)))).toEqual({
    lines: [{ sku: 'A', qty: 20 }],
    missing: [],
    fewer: [],
  });
});

test('what left the shop or is sold out is named, and what is short comes as far as it goes', async () => {
  const items = [ordered(1, 'A', 20), ordered(2, 'B', 1), ordered(3, 'C', 30)];
  expect(await again(items, servicesWith(sold('B', 0), sold('C', 12)))).toEqual({
    lines: [{ sku: 'C', qty: 12 }],
    missing: ['Damals A', 'Stein B'],
    fewer: [{ name: 'Stein C', qty: 12 }],
  });
});

test('what the cart holds already counts against the stock', async () => {
  expect(await again([ordered(1, 'A', 20)], servicesWith(sold('A', 25)), 10)).toEqual({
    lines: [{ sku: 'A', qty: 15 }],
    missing: [],
    fewer: [{ name: 'Stein A', qty: 15 }],
  });
});
