import { endpoints } from '@brixel/contract/endpoints';
import type { ClosedFor } from '@brixel/contract/office/opening-endpoints';
import type { OrderView, PaymentCode } from '@brixel/contract/order';
import type { FastifyPluginAsync } from 'fastify';
import { unknownWay } from '../cart/delivery-methods.ts';
import { type FindCustomer, tokenOf } from '../customer/caller.ts';
import { clientAddress } from '../http/client-address.ts';
import { mount } from '../http/mount.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import { fail } from '../http/reply.ts';
import { findStore } from '../http/store.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import type { MovedOrders } from '../moving/moved-orders.ts';
import type { Settings } from '../settings/shop-settings.ts';
import { type NewOrder, toNewOrder } from './new-order.ts';
import { writtenOrderNumber } from './order-ids.ts';
import { paymentNotPossible, shopClosed, tooManyOrders } from './order-refusals.ts';
import type { Orders } from './place-order.ts';
import type { StoredOrder } from './stored-order.ts';

/** Numbers are short, so guessing one together with its address of mail must not pay. */
const LOOK_UPS_OF_CALLER = { limit: 20, seconds: 600 };
const LOOK_UPS_OF_ORDER = { limit: 10, seconds: 3600 };

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

/** Numbers of other shops count up, so whoever knows an address could try them one after another. */
const LOOK_UPS_ELSEWHERE = { limit: 10, seconds: DAY_S };

export interface OrderRoutesContext {
  orders: Orders;
  showOrder(order: StoredOrder): OrderView;
  /** of the shop that was here before */
  movedOrders: Pick<MovedOrders, 'byPublicId' | 'byNumber'>;
  findCustomer: FindCustomer;
  limits: Pick<RateLimits, 'take' | 'takeAll'>;
  /** orders of one address an hour and of one mailbox a day; 0 stands for any number */
  most: { ordersPerAddress: number; ordersPerMailbox: number };
  /** names the machine that an order comes from */
  originOf(address: string): Promise<string>;
  /** how orders can be paid now */
  offered(): readonly PaymentCode[];
  /** online payments are simulated */
  isSandbox: boolean;
  settings: Pick<Settings, 'current'>;
  /** why no order is taken; null: it is */
  closedFor(): ClosedFor | null;
}

export const orderRoutes =
  (context: OrderRoutesContext): FastifyPluginAsync =>
  async (app) => {
    const {
      orders,
      showOrder,
      movedOrders,
      findCustomer,
      limits,
      most,
      offered,
      originOf,
      isSandbox,
      settings,
      closedFor,
    } = context;

    /** Each order reserves goods and sends a mail; a repeated request does neither and is not limited. */
    async function mayOrder({ client_order_id, addressInformation }: NewOrder, address: string): Promise<boolean> {
      if (client_order_id && (await orders.hasPlaced(client_order_id))) return true;
      const { billingAddress, shippingAddress } = addressInformation;
      const mailbox = mailboxOf(billingAddress.email || shippingAddress?.email || '');
      return limits.takeAll([
        { name: 'order', key: address, rule: { limit: most.ordersPerAddress, seconds: HOUR_S } },
        { name: 'order-mailbox', key: mailbox, rule: { limit: most.ordersPerMailbox, seconds: DAY_S } },
      ]);
    }

    mount(app, endpoints.placeOrder, async ({ body, store, request }) => {
      const { shipping_carrier_code, shipping_method_code, payment_method_code } = body.addressInformation;
      const { zones } = settings.current().shipping;
      const unknown = unknownWay(zones, [shipping_carrier_code, shipping_method_code]);
      if (unknown) return fail('BAD_REQUEST', `There is no shipping method ${unknown}`);

      if (closedFor() !== null) return fail('CONFLICT', shopClosed());
      if (!offered().includes(payment_method_code)) return fail('CONFLICT', paymentNotPossible());

      // Older clients name the store in the message.
      const code = body.store_code || store.storeCode;
      const orderStore = findStore(request, ({ storeCode }) => storeCode === code);
      if (!orderStore) return fail('UNKNOWN_STORE');

      const token = tokenOf(request);
      const customerId = token === null ? null : await findCustomer(token);
      if (token !== null && customerId === null) return fail('UNAUTHORIZED');
      const address = clientAddress(request);
      const order = toNewOrder(body);
      if (!(await mayOrder(order, address))) return fail('TOO_MANY_REQUESTS', tooManyOrders());
      const buyer = { store: orderStore, customerId, origin: await originOf(address), isSandbox };
      const result = await orders.place(order, buyer);
      if (result === null) return fail('UNAUTHORIZED');
      return 'code' in result ? fail('CONFLICT', result) : result;
    });

    mount(app, endpoints.findOrder, async ({ params }) => {
      const order = await orders.byPublicId(params.orderId);
      return order ? showOrder(order) : ((await movedOrders.byPublicId(params.orderId)) ?? unknownOrder());
    });

    mount(app, endpoints.lookUpOrder, async ({ body, request }) => {
      const orderNumber = writtenOrderNumber(body.order_number);
      const isAllowed =
        (await limits.take('order-look-up', clientAddress(request), LOOK_UPS_OF_CALLER)) &&
        (await limits.take('order-look-up-number', orderNumber, LOOK_UPS_OF_ORDER));
      if (!isAllowed) return fail('TOO_MANY_REQUESTS');
      const order = await orders.byNumber(orderNumber);
      const isOf = (address: string): boolean => address.toLowerCase() === body.email.toLowerCase();
      if (order) return isOf(order.email) ? showOrder(order) : unknownOrder();
      if (!(await limits.take('order-look-up-elsewhere', mailboxOf(body.email), LOOK_UPS_ELSEWHERE)))
        return fail('TOO_MANY_REQUESTS');
      const moved = await movedOrders.byNumber(body.order_number);
      return moved && isOf(moved.customer_email) ? moved : unknownOrder();
    });
  };

const unknownOrder = () => fail('NOT_FOUND', 'There is no such order');
