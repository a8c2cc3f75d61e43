import { expect, test } from 'vitest';
import { parcelFile } from './parcel-file.ts';
import type { StoredOrder } from './stored-order.ts';

test('names on labels of DHL are those of people, whatever their keyboards write', () => {
  const to = {
    firstname: 'Łukasz',
    lastname: 'D’Angelo–Šimić',
    street: ['Ring', '1'],
    postcode: '1',
    city: 'Köln',
    country_id: 'DE',
  };
  const order = {
    id: 1,
    orderNumber: 'BX-1',
    shippingAddress: { ...to, company: '', region: '' },
  } as unknown as StoredOrder;
  const { content } = parcelFile('dhl', [order], { from: null, weights: new Map(), now: 0 });
  expect(content.toString('latin1')).toContain(";Lukasz D'Angelo-Simic;");
  expect(content.toString('latin1')).toContain(';Köln;');
});
