import { expect, test } from 'vitest';
import type { StoredOrder } from '../order/stored-order.ts';
import { deliveryText } from './order-parts.ts';

const said = (order: object): string => deliveryText({ storeCode: 'de', ...order } as StoredOrder);

test('a parcel is sent by courier, also to where the shop promises no days; files are not, nor what is fetched', () => {
  const shippingAddress = { country_id: 'FR' };
  expect(said({ shippingAddress, deliveryDays: { min: 2, max: 3 } })).toBe('Per Kurier, 2–3 Werktage ab Zahlung');
  expect(said({ shippingAddress, deliveryDays: null })).toBe('Per Kurier, nach der Zahlung');
  expect(
    said({ shippingAddress, deliveryDays: { min: 2, max: 3 }, shipping: { pickUpAt: 'Ring 1, 50667 Köln' } }),
  ).toBe('Abholung nach der Zahlung: Ring 1, 50667 Köln');
  expect(said({ shippingAddress: null, deliveryDays: null })).toBe('Online und per E-Mail, nach der Zahlung');
});
