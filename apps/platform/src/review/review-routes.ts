import { endpoints } from '@brixel/contract/endpoints';
import type { FastifyPluginAsync } from 'fastify';
import { customerOf, type FindCustomer, tokenOf } from '../customer/caller.ts';
import type { Database } from '../database/database.ts';
import { clientAddress } from '../http/client-address.ts';
import { mount } from '../http/mount.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import { fail } from '../http/reply.ts';
import type { OrderBook } from '../order/order-book.ts';
import { ownReviews } from './own-reviews.ts';
import { storeReview } from './written-reviews.ts';

interface ReviewRoutesContext {
  database: Database;
  orders: BoughtOrders;
  limits: Pick<RateLimits, 'take'>;
  findCustomer: FindCustomer;
}

const HOUR_S = 60 * 60;
const REVIEWS_OF_CALLER = { limit: 60, seconds: HOUR_S };
/** More in an hour is abuse. */
const REVIEWS_OF_CUSTOMER = { limit: 20, seconds: HOUR_S };

export const reviewRoutes =
  ({ database: { db }, orders, limits, findCustomer }: ReviewRoutesContext): FastifyPluginAsync =>
  async (app) => {
    mount(app, endpoints.createReview, async ({ body, store, request }) => {
      if (!(await limits.take('review', clientAddress(request), REVIEWS_OF_CALLER))) return fail('TOO_MANY_REQUESTS');
      const token = tokenOf(request);
      // The token identifies the customer, never the number that a client sends.
      const customerId = token === null ? null : await findCustomer(token);
      if (token !== null && customerId === null) return fail('UNAUTHORIZED');
      if (customerId !== null && !(await limits.take('review-of', String(customerId), REVIEWS_OF_CUSTOMER)))
        return fail('TOO_MANY_REQUESTS');
      const { product_id, title, detail, nickname, rating = null } = body.review;
      const isStored = await storeReview(
        db,
        { product_id, title, detail, nickname, rating },
        {
          storeCode: store.storeCode,
          customerId,
          hasBought: async (sku) => customerId !== null && hasBought(orders, customerId, sku),
        },
      );
      return isStored ? (true as const) : fail('NOT_FOUND', `There is no product with the id ${product_id}`);
    });

    mount(app, endpoints.ownReviews, async ({ query: { pageSize, currentPage }, request }) => {
      const customerId = await customerOf(request, findCustomer);
      if (customerId === null) return fail('UNAUTHORIZED');
      return ownReviews(db, customerId, { size: pageSize, current: currentPage });
    });
  };

type BoughtOrders = Pick<OrderBook, 'ofCustomer'>;
/** Among so many of the newest orders a product is looked for. */
const ORDERS = 100;

/** Whether a customer has bought this product, or a variant of it, and paid for it. */
async function hasBought(book: BoughtOrders, customerId: number, sku: string): Promise<boolean> {
  const { orders } = await book.ofCustomer(customerId, { size: ORDERS, current: 1 });
  return orders.some(
    ({ status, lines }) =>
      (status === 'processing' || status === 'complete') &&
      lines.some((line) => line.sku === sku || line.offerSku === sku),
  );
}
