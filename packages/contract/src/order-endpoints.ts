import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { endpointRoutes } from './endpoint-routes.ts';
import {
  executedPayment,
  orderInput,
  orderView,
  placedOrder,
  startedPayment,
  withdrawalInput,
  withdrawalReceipt,
} from './order.ts';
import { MAX_ORDER_ID_LENGTH } from './order-limits.ts';

/** The calls around orders and their payment. */

const storeCode = z.string().max(20).optional();
const token = z.string().max(4000).optional().describe('of a customer; better sent as Authorization: Bearer');
const orderId = z.string().min(1).max(MAX_ORDER_ID_LENGTH);
const cartId = z.string().max(200).optional();

export const orderEndpoints = {
  placeOrder: defineEndpoint(endpointRoutes.placeOrder, {
    tag: 'Orders',
    summary:
      'Place an order; prices, coupon and stock are the shop’s own, and the same order_id never makes a second one',
    query: z.object({ token, storeCode }),
    body: orderInput,
    result: placedOrder,
    noStore: true,
    failures: {
      401: 'the cart is a customer’s and the token is not theirs, or is no longer valid',
      409: 'something is not available, costs another price, or the order_id was used for another order',
      429: 'too many orders',
    },
  }),
  findOrder: defineEndpoint(endpointRoutes.findOrder, {
    tag: 'Orders',
    summary: 'One order, by the secret id that its shopper was given',
    params: z.object({ orderId }),
    query: z.object({ storeCode }),
    result: orderView,
    noStore: true,
    failures: { 404: 'no order has this id' },
  }),
  lookUpOrder: defineEndpoint(endpointRoutes.lookUpOrder, {
    tag: 'Orders',
    summary: 'One order, by its number and the e-mail address it was placed with',
    query: z.object({ storeCode }),
    body: z
      .object({ order_number: z.string().trim().min(1).max(40), email: z.email().max(254) })
      .meta({ examples: [{ order_number: 'BX-4K7M-9QTD', email: 'marlene@example.de' }] }),
    result: orderView,
    noStore: true,
    failures: { 404: 'number and address do not belong together', 429: 'too many attempts' },
  }),
  withdraw: defineEndpoint(endpointRoutes.withdraw, {
    tag: 'Orders',
    summary: 'Withdraw from a contract; received at once and acknowledged by mail',
    query: z.object({ storeCode }),
    body: withdrawalInput,
    result: withdrawalReceipt,
    noStore: true,
    failures: { 429: 'too many attempts' },
  }),
  startPayment: defineEndpoint(endpointRoutes.startPayment, {
    tag: 'Orders',
    summary: 'Begin to pay an order online: the one that is named, else the newest unpaid one of the cart',
    query: z.object({ token, cartId, storeCode }),
    body: z
      .object({ orderId: orderId.nullish() })
      .nullish()
      .meta({ examples: [{ orderId: 'cvkPSRBlxBPpcI7tLBdSeBl1WCNBeKCn' }] }),
    result: startedPayment,
    noStore: true,
    failures: { 404: 'there is no order that waits for its payment', 503: 'the payment service cannot be reached' },
  }),
  executePayment: defineEndpoint(endpointRoutes.executePayment, {
    tag: 'Orders',
    summary: 'The shopper is back from the payment service: take the money, or note that there is none; repeatable',
    query: z.object({ token, cartId, storeCode }),
    body: z
      .object({
        success: z.union([
          z.boolean(),
          z.enum(['true', 'false', '1', '0']).transform((word) => word === 'true' || word === '1'),
        ]),
        paymentid: z.string().min(1).max(200),
        payerid: z.string().max(200).nullish(),
      })
      .meta({ examples: [{ success: true, paymentid: 'sandbox-5d1f', payerid: 'sandbox' }] }),
    result: executedPayment,
    noStore: true,
    failures: {
      404: 'there is no such payment',
      409: 'the payment was not approved',
      503: 'the payment service cannot be reached',
    },
  }),
} as const;
