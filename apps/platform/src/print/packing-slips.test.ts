import type { OrderView } from '@brixel/contract/order';
import { defaultSettings } from '@brixel/contract/shop-settings';
import { expect, test } from 'vitest';
import type { StoredOrder } from '../order/stored-order.ts';
import { packingSlipsOf } from './packing-slips.ts';

const item = (name: string, product_type: string, item_id = 1) => ({
  ...{ item_id, name, product_type, sku: name, qty_ordered: 2, options: [] },
});
const address = {
  ...{ firstname: 'Ada', lastname: 'Lang', street: ['Weg 3'], postcode: '50667', city: 'Köln' },
  ...{ country_id: 'IT', region: 'BZ' },
};

test('a slip names what lies in the parcel: no files, tickets and vouchers, which came by e-mail', async () => {
  const order = { storeCode: 'de', shippingAddress: address, billingAddress: address } as unknown as StoredOrder;
  const items = [
    item('Stein', 'simple'),
    item('Kasten', 'bundle'),
    item('Ticket', 'virtual'),
    item('Plan', 'downloadable'),
  ];
  const [slip] = await packingSlipsOf([order], {
    ...{ settings: defaultSettings, publicUrl: 'https://shop.example', pictureOf: async () => null },
    ...{ gaps: [], nameIn: () => null },
    showOrder: () => ({ items }) as unknown as OrderView,
  });
  expect(slip?.lines.map(({ name }) => name)).toEqual(['Stein', 'Kasten']);
});

test('what pickers have not found is not on it as if it were there; what stands in for it is', async () => {
  const lines = [{ itemId: 1, name: 'Mattoncino' }];
  const order = { id: 7, storeCode: 'it', shippingAddress: address, billingAddress: address, lines };
  const gap = { order_id: 7, item_id: 1, sku: 'A', name: 'Stein', qty: 1, decision: 'refund', stand_in: null } as const;
  const items = [item('Mattoncino', 'simple', 1), item('Placca', 'simple', 2), item('Tegola', 'simple', 3)];
  const [slip] = await packingSlipsOf([order as unknown as StoredOrder], {
    ...{ settings: defaultSettings, publicUrl: 'https://shop.example', pictureOf: async () => null },
    gaps: [
      gap,
      { ...gap, item_id: 2, qty: 2, decision: 'stand_in', stand_in: { sku: 'B', place: '' } },
      // a part of a box has no line of its own
      { ...gap, item_id: null, sku: 'C', qty: 3, decision: 'less' },
      { ...gap, order_id: 8, qty: 2 },
    ],
    nameIn: (storeCode, sku) => `${sku} ${storeCode}`,
    showOrder: () => ({ items }) as unknown as OrderView,
  });
  expect(slip?.lines.map(({ name, quantity }) => [name, quantity])).toEqual([
    ['Mattoncino', 1],
    ['Tegola', 2],
    ['B it', 2],
  ]);
  expect(slip?.address.at(-2)).toBe('50667 Köln (BZ)');
  expect(slip?.missing).toEqual([
    { name: 'Mattoncino', quantity: 1 },
    { name: 'C it', quantity: 3 },
  ]);
});
