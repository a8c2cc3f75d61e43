import type { AddressInformation } from '@brixel/contract/cart';
import { endpoints } from '@brixel/contract/endpoints';
import type { PaymentCode } from '@brixel/contract/order';
import type { StoreView } from '@brixel/contract/stores';
import type { FastifyInstance } from 'fastify';
import { mount } from '../http/mount.ts';
import { fail } from '../http/reply.ts';
import { unknownCart } from './cart-access.ts';
import type { Carts } from './carts.ts';
import { FLAT_RATE, paymentMethods, shippingMethods } from './delivery-methods.ts';

export function mountTotals(app: FastifyInstance, carts: Carts, offered: readonly PaymentCode[]): void {
  const totals = async ({ query: { cartId }, store }: { query: { cartId: string }; store: StoreView }) => {
    const view = await carts.view(cartId, store);
    return view?.state.totals ?? unknownCart();
  };
  mount(app, endpoints.cartTotals, totals);
  mount(app, endpoints.collectTotals, totals);

  mount(app, endpoints.paymentMethods, ({ store }) => paymentMethods(store.storeCode, offered));

  mount(app, endpoints.shippingMethods, async ({ query: { cartId }, store }) => {
    const view = await carts.view(cartId, store);
    return view ? shippingMethods(store.storeCode, view.isVirtual) : unknownCart();
  });

  mount(app, endpoints.shippingInformation, async ({ query: { cartId, answer }, body, store }) => {
    const { addressInformation } = body;
    if (!addressInformation) return fail('BAD_REQUEST', 'addressInformation is missing');
    const { country, methodCodes } = readInformation(addressInformation);
    const unknown = methodCodes.find((code) => code !== FLAT_RATE);
    if (unknown) return fail('BAD_REQUEST', `There is no shipping method ${unknown}`);
    const view = country ? await carts.setCountry(cartId, store, country) : await carts.view(cartId, store);
    if (!view) return unknownCart();
    if (answer) return { cart: view.state };
    return { payment_methods: paymentMethods(store.storeCode, offered), totals: view.state.totals };
  });
}

/** The value of either spelling; empty texts count as missing. */
function readInformation(information: AddressInformation): { country: string | null; methodCodes: string[] } {
  const address = information.shippingAddress ?? information.shipping_address;
  const country = address?.countryId || address?.country_id;
  const methodCodes = [
    information.shippingCarrierCode ?? information.shipping_carrier_code,
    information.shippingMethodCode ?? information.shipping_method_code,
  ];
  return { country: country?.toUpperCase() || null, methodCodes: methodCodes.flatMap((code) => code || []) };
}
