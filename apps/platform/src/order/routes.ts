import { endpoints } from '@brixel/contract/endpoints';
import type { OrderView } from '@brixel/contract/order';
import type { FastifyPluginAsync } from 'fastify';
import { FLAT_RATE } from '../cart/delivery-methods.ts';
import { type FindCustomer, tokenOf } from '../customer/caller.ts';
import { clientAddress } from '../http/client-address.ts';
import { mount } from '../http/mount.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import { fail } from '../http/reply.ts';
import { findStore } from '../http/store.ts';
import { writtenOrderNumber } from './order-ids.ts';
import type { Orders } from './orders.ts';
import type { StoredOrder } from './stored-order.ts';

/** Numbers are short, so guessing one together with its address of mail must not pay. */
const LOOK_UPS_OF_CALLER = { limit: 20, seconds: 600 };
const LOOK_UPS_OF_ORDER = { limit: 10, seconds: 3600 };

export interface OrderRoutesContext {
  orders: Orders;
  showOrder(order: StoredOrder): OrderView;
  findCustomer: FindCustomer;
  limits: Pick<RateLimits, 'take'>;
}

export const orderRoutes =
  ({ orders, showOrder, findCustomer, limits }: OrderRoutesContext): FastifyPluginAsync =>
  async (app) => {
    mount(app, endpoints.placeOrder, async ({ body, store, request }) => {
      const { shipping_carrier_code, shipping_method_code } = body.addressInformation;
      const unknown = [shipping_carrier_code, shipping_method_code].find((code) => code && code !== FLAT_RATE);
      if (unknown) return fail('BAD_REQUEST', `There is no shipping method ${unknown}`);

      // Older clients name the store in the message.
      const code = body.store_code || store.storeCode;
      const orderStore = findStore(request, ({ storeCode }) => storeCode === code);
      if (!orderStore) return fail('UNKNOWN_STORE');

      const token = tokenOf(request);
      const customerId = token === null ? null : await findCustomer(token);
      if (token !== null && customerId === null) return fail('UNAUTHORIZED');
      const outcome = await orders.place(body, { store: orderStore, customerId });
      if (outcome === null) return fail('UNAUTHORIZED');
      return 'code' in outcome ? fail('CONFLICT', outcome) : outcome;
    });

    mount(app, endpoints.findOrder, async ({ params }) => {
      const order = await orders.byId(params.orderId);
      return order ? showOrder(order) : unknownOrder();
    });

    mount(app, endpoints.lookUpOrder, async ({ body, request }) => {
      const orderNumber = writtenOrderNumber(body.order_number);
      const isAllowed =
        (await limits.take('order-look-up', clientAddress(request), LOOK_UPS_OF_CALLER)) &&
        (await limits.take('order-look-up-number', orderNumber, LOOK_UPS_OF_ORDER));
      if (!isAllowed) return fail('TOO_MANY_REQUESTS');
      const order = await orders.byNumber(orderNumber);
      const isTheirs = order?.email.toLowerCase() === body.email.toLowerCase();
      return order && isTheirs ? showOrder(order) : unknownOrder();
    });
  };

const unknownOrder = () => fail('NOT_FOUND', 'There is no such order');
