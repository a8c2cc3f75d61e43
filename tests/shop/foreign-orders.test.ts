import { createPublicConfig } from '@brixel/storefront/config/public-config';
import { createApi } from '@brixel/storefront/data/api/api';
import { createCartCalls } from '@brixel/storefront/data/api/cart-calls';
import { createOrderCalls } from '@brixel/storefront/data/api/order-calls';
import { fetchTransport } from '@brixel/storefront/data/api/transport';
import { expect, onTestFinished, test } from 'vitest';
import { address } from '../support/test-order.ts';
import { startVsf1Api } from '../support/vsf1-api/vsf1-api.ts';

/** vue-storefront-api takes the same order twice: what was answered with nothing is not simply sent again. */

async function open(isCustomer: boolean) {
  const vsf1 = await startVsf1Api();
  onTestFinished(vsf1.close);
  const { magento } = vsf1;
  const { id } = magento.register({ email: address.email, firstname: 'Marlene', lastname: 'Kaiser' }, 'secret');
  const token = isCustomer ? magento.login(address.email, 'secret') : null;
  const config = createPublicConfig({ publicUrl: 'https://shop.example', api: { url: vsf1.url, calls: 'vsf1' } });
  const api = createApi({ config, storeCode: 'default', transport: fetchTransport(vsf1.url, 'query') });
  const carts = createCartCalls(api);
  const cart = await carts.create(token);
  if (!cart.ok) throw new Error(cart.message);
  const order = {
    order_id: 'made-by-the-browser',
    cart_id: cart.result,
    ...(isCustomer ? { user_id: String(id) } : {}),
    products: [{ sku: '24-MB01', qty: 1, price: 34 }],
    addressInformation: {
      shippingAddress: address,
      billingAddress: address,
      shipping_carrier_code: 'flatrate',
      shipping_method_code: 'flatrate',
      payment_method_code: 'checkmo',
    },
  };
  const place = (mayHaveArrived: boolean) => createOrderCalls(api).place(order, token, mayHaveArrived);
  return { place, vsf1, carts, token };
}

test.each([
  ['guest', false],
  ['customer', true],
])('an order of a %s that has arrived counts as placed, though its answer was lost', async (_who, isCustomer) => {
  const { place, vsf1, carts, token } = await open(isCustomer);
  vsf1.switches.lost = '/order';
  expect(await place(false)).toEqual({ kind: 'unknown' });
  vsf1.switches.lost = null;
  // the page was loaded again, and a customer has got another cart
  await carts.create(token);
  expect(await place(true)).toMatchObject({ kind: 'placed', order: { orderNumber: '' } });
  expect(vsf1.magento.orders).toHaveLength(1);
});

test.each([
  ['guest', false],
  ['customer', true],
])('an order of a %s that has not arrived is placed the second time', async (_who, isCustomer) => {
  const { place, vsf1 } = await open(isCustomer);
  vsf1.switches.broken = '/order';
  expect(await place(false)).toEqual({ kind: 'unknown' });
  expect(vsf1.magento.orders).toHaveLength(0);
  vsf1.switches.broken = null;
  const again = await place(true);
  expect(again).toMatchObject({ kind: 'placed', order: { orderNumber: vsf1.magento.orders[0]?.increment_id } });
  expect(vsf1.magento.orders).toHaveLength(1);
});
