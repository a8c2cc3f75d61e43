import { expect, test } from 'vitest';
import type { StoredOrder } from '../order/stored-order.ts';
import { deliveryText } from './order-parts.ts';

const said = (order: object): string => deliveryText({ storeCode: 'de', ...order } as StoredOrder);

test('goods go the way that the shopper has chosen, also to where the shop promises no days; files do not, nor what is fetched', () => {
  const shippingAddress = { country_id: 'FR' };
  const shipping = { carrier: 'Deutsche Post', title: 'Brief' };
  expect(said({ shippingAddress, shipping, deliveryDays: { min: 2, max: 3 } })).toBe(
    'Deutsche Post – Brief, 2–3 Werktage ab Zahlung',
  );
  expect(said({ shippingAddress, shipping, deliveryDays: null })).toBe('Deutsche Post – Brief, nach der Zahlung');
  // orders of earlier releases had no choice
  expect(said({ shippingAddress, deliveryDays: null })).toBe('Kurier – Pauschale, nach der Zahlung');
  expect(
    said({ shippingAddress, deliveryDays: { min: 2, max: 3 }, shipping: { pickUpAt: 'Ring 1, 50667 Köln' } }),
  ).toBe('Abholung nach der Zahlung: Ring 1, 50667 Köln');
  expect(said({ shippingAddress: null, deliveryDays: null })).toBe('Online und per E-Mail, nach der Zahlung');
});
