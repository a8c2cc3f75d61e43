import type { AddressInformation } from '@brixel/contract/cart';
import { endpoints } from '@brixel/contract/endpoints';
import type { PaymentCode } from '@brixel/contract/order';
import type { StoreView } from '@brixel/contract/stores';
import type { FastifyInstance } from 'fastify';
import { mount } from '../http/mount.ts';
import { fail } from '../http/reply.ts';
import type { Settings } from '../settings/shop-settings.ts';
import { unknownCart } from './cart-access.ts';
import type { Carts } from './carts.ts';
import { paymentMethods, shippingMethods, unknownWay } from './delivery-methods.ts';

export interface TotalsContext {
  carts: Carts;
  settings: Pick<Settings, 'current'>;
  /** how orders can be paid now */
  offered(): readonly PaymentCode[];
}

export function mountTotals(app: FastifyInstance, { carts, settings, offered }: TotalsContext): void {
  const totals = async ({ query: { cartId }, store }: { query: { cartId: string }; store: StoreView }) => {
    const view = await carts.view(cartId, store);
    return view?.state.totals ?? unknownCart();
  };
  mount(app, endpoints.cartTotals, totals);
  mount(app, endpoints.collectTotals, totals);

  mount(app, endpoints.paymentMethods, ({ store }) => paymentMethods(store.storeCode, offered()));

  mount(app, endpoints.shippingMethods, async ({ query: { cartId }, body, store }) => {
    const country = body.address?.country_id?.toUpperCase();
    const view = await carts.view(cartId, store, country ? { country } : {});
    return view ? shippingMethods(store.storeCode, view) : unknownCart();
  });

  mount(app, endpoints.shippingInformation, async ({ query: { cartId, answer }, body, store }) => {
    const { addressInformation } = body;
    if (!addressInformation) return fail('BAD_REQUEST', 'addressInformation is missing');
    const { country, methodCodes } = readInformation(addressInformation);
    const unknown = unknownWay(settings.current().shipping.zones, methodCodes);
    if (unknown) return fail('BAD_REQUEST', `There is no shipping method ${unknown}`);
    const view = country
      ? await carts.setDelivery(cartId, store, { country, shipping_method: methodCodes.at(-1) ?? null })
      : await carts.view(cartId, store);
    if (!view) return unknownCart();
    if (answer) return { cart: view.state };
    return { payment_methods: paymentMethods(store.storeCode, offered()), totals: view.state.totals };
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
