import type { OrderView } from '@brixel/contract/order';
import { defaultSettings } from '@brixel/contract/shop-settings';
import { expect, test } from 'vitest';
import type { StoredOrder } from '../order/stored-order.ts';
import { packingSlipsOf } from './packing-slips.ts';

const item = (name: string, product_type: string) => ({ name, product_type, sku: name, qty_ordered: 2, options: [] });
const address = {
  ...{ firstname: 'Ada', lastname: 'Lang', street: ['Weg 3'], postcode: '50667', city: 'Köln' },
  country_id: 'DE',
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
    showOrder: () => ({ items }) as unknown as OrderView,
  });
  expect(slip?.lines.map(({ name }) => name)).toEqual(['Stein', 'Kasten']);
});
