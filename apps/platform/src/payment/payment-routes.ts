import { endpoints } from '@brixel/contract/endpoints';
import type { FastifyPluginAsync } from 'fastify';
import type { Kysely } from 'kysely';
import { cartAccess } from '../cart/cart-access.ts';
import { customerOf, type FindCustomer } from '../customer/caller.ts';
import type { Schema } from '../database/schema.ts';
import { mount } from '../http/mount.ts';
import { fail } from '../http/reply.ts';
import type { OrderBook } from '../order/order-book.ts';
import type { Refunds } from '../refund/refunds.ts';
import type { Payments } from './payments.ts';
import { NoAnswer } from './provider.ts';
import { webhookRoute } from './webhook-route.ts';

export interface PaymentRoutesDeps {
  db: Kysely<Schema>;
  orders: OrderBook;
  payments: Payments;
  refunds: Refunds;
  findCustomer: FindCustomer;
}

/** Online payment. The secret id of an order, a cart or a payment grants access to it. */
export const paymentRoutes =
  ({ db, orders, payments, refunds, findCustomer }: PaymentRoutesDeps): FastifyPluginAsync =>
  async (app) => {
    mount(app, endpoints.startPayment, async ({ body, query, request, log }) => {
      const { cartId } = query;
      if (!body?.orderId && !cartId) return fail('BAD_REQUEST', 'orderId or cartId is missing');
      if (!body?.orderId && cartId) {
        const refused = await cartAccess(db, cartId, await customerOf(request, findCustomer));
        if (refused) return refused;
      }
      const order = body?.orderId ? await orders.byPublicId(body.orderId) : await orders.unpaidOfCart(cartId ?? '');
      const started = order && (await payments.start(order));
      if (!started) return fail('NOT_FOUND', 'There is no order that waits for its payment');
      if (!(started instanceof NoAnswer)) return started;
      log.warn({ order: order.id, reason: started.reason }, 'the payment service gave no answer');
      return fail('UNAVAILABLE', 'The payment service cannot be reached. Please try again.');
    });

    mount(app, endpoints.executePayment, ({ body }) => payments.execute(body));

    if (payments.provider.readWebhook) await app.register(webhookRoute(payments, refunds));
  };
