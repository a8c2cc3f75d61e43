import { fromEuros } from '@brixel/commerce/money';
import { orderInput } from '@brixel/contract/order';
import { beforeEach, expect, test } from 'vitest';
import { type ClientCart, type Dialect, emptyCart } from '#features/cart/cart-state.ts';
import { connected } from '#features/cart/sync/connection.ts';
import { testLine } from '#features/cart/testing/test-line.ts';
import { forgetDetails, updateDetails, useCheckout } from '#features/order-details/order-details.ts';
import { type OrderFacts, orderDraft } from './order-message.ts';

const options = { extension_attributes: { custom_options: [{ option_id: '3', option_value: 'Für Oma' }] } };
const connectedCart = (dialect: Dialect): ClientCart => {
  const { server } = connected(emptyCart, '42', { dialect });
  return { ...emptyCart, server };
};
const storedFacts = { line_key: 'k', line_version: 1, onServer: null };

const facts = (changes: Partial<OrderFacts> = {}): OrderFacts => ({
  cart: { ...emptyCart, epoch: 4, lines: [{ ...testLine({ qty: 3, product_option: options }), ...storedFacts }] },
  details: useCheckout.getState(),
  isVirtual: false,
  courier: { carrier_code: 'flatrate', method_code: 'flatrate', method_title: '', price_incl_tax: 6.9 },
  storeCode: 'de',
  total: fromEuros(7.26),
  paymentCode: 'banktransfer',
  customerId: null,
  ...changes,
});

/** As the shop's API understands it. */
const understood = (changes?: Partial<OrderFacts>) =>
  orderInput.parse({ ...orderDraft(facts(changes)).message, order_id: 'an-id-of-16-or-more' });

const münchen = {
  streetAddress: ' Lindenstraße ',
  apartmentNumber: '14',
  zipCode: '80331',
  city: 'München',
  country: 'DE',
};
const wien = { streetAddress: 'Ring', apartmentNumber: '1', zipCode: '1010', city: 'Wien', country: 'AT' };

beforeEach(() => {
  forgetDetails();
  updateDetails('personalDetails', { firstName: 'Marlene', lastName: 'Kaiser', emailAddress: 'm@example.de ' });
  updateDetails('shippingDetails', münchen);
});

test('the parcel and the invoice go to the shopper, unless something else is said', () => {
  const { shippingAddress, billingAddress } = understood().addressInformation;
  expect(billingAddress).toEqual(shippingAddress);
  expect(billingAddress).toMatchObject({
    firstname: 'Marlene',
    email: 'm@example.de',
    street: ['Lindenstraße', '14'],
    country_id: 'DE',
  });
});

test('number and code of a region go along until the shopper names another one', () => {
  updateDetails('shippingDetails', { state: 'Bayern', region_id: 81, region_code: 'BAY' });
  const region = () => understood().addressInformation.shippingAddress;
  expect(region()).toMatchObject({ region: 'Bayern', region_id: 81, region_code: 'BAY' });
  updateDetails('shippingDetails', { state: 'Hessen' });
  expect(region()).toMatchObject({ region: 'Hessen', region_id: 0, region_code: '' });
});

test('a present goes to its recipient, the invoice to the company elsewhere', () => {
  updateDetails('shippingDetails', { firstName: 'Karl', lastName: 'Ott' });
  updateDetails('paymentDetails', {
    ...wien,
    sameAsShipping: false,
    forCompany: true,
    company: 'Stein GmbH',
    taxId: 'ATU1',
  });
  const { shippingAddress, billingAddress } = understood().addressInformation;
  expect(shippingAddress).toMatchObject({ firstname: 'Karl', lastname: 'Ott', company: '' });
  expect(billingAddress).toMatchObject({ lastname: 'Kaiser', city: 'Wien', company: 'Stein GmbH', vat_id: 'ATU1' });
});

test('a company that is not wanted any more is not sent', () => {
  updateDetails('paymentDetails', { forCompany: false, company: 'Stein GmbH', taxId: 'ATU1' });
  expect(understood().addressInformation.billingAddress).toMatchObject({ company: '', vat_id: '' });
});

test('nothing is sent of a virtual cart', () => {
  updateDetails('paymentDetails', wien);
  const { shippingAddress, shipping_method_code, billingAddress } = understood({ isVirtual: true }).addressInformation;
  expect({ shippingAddress, shipping_method_code }).toEqual({});
  expect(billingAddress.city).toBe('Wien');
});

test('lines keep their options, and the total is the one that was shown', () => {
  const { products, expected_total } = understood();
  expect(products).toMatchObject([{ sku: 'A', qty: 3, price: 0.1008, product_option: options }]);
  expect(expected_total).toBe(7.26);
});

test('a mosaic says which one it is, beside its options too', () => {
  const product_option = { extension_attributes: { ...options.extension_attributes, temporary_image_id: 'cat' } };
  const lines = [{ ...testLine({ product_option }), ...storedFacts }];
  expect(understood({ cart: { ...emptyCart, lines } }).products).toMatchObject([
    { sku: 'A', temporary_image_id: 'cat', product_option },
  ]);
});

test('the cart that is ordered is remembered, to be left behind', () => {
  expect(orderDraft(facts())).toMatchObject({ epoch: 4, pieces: [{ key: 'A', qty: 3 }] });
});

test('an API elsewhere is told whose order it is, gets no price below one, and nothing that it does not know', () => {
  const plain = { ...connectedCart('plain'), lines: [{ ...testLine({ qty: 3, price: 0.02 }), ...storedFacts }] };
  const { message } = orderDraft(facts({ cart: plain, customerId: 7 }));
  expect(message).toMatchObject({ user_id: '7', cart_id: '42', products: [{ price: 1 }] });
  expect(message).not.toHaveProperty('expected_total');
  expect(orderDraft(facts({ cart: plain })).message).toHaveProperty('user_id', '');
  expect(orderDraft(facts({ cart: connectedCart('cart'), customerId: 7 })).message).not.toHaveProperty('user_id');
});
