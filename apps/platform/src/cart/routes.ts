import { endpoints } from '@brixel/contract/endpoints';
import type { FastifyPluginAsync } from 'fastify';
import type { Catalog } from '../catalog/catalog.ts';
import { type FindCustomer, tokenOf } from '../customer/caller.ts';
import type { Database } from '../database/database.ts';
import { mount } from '../http/mount.ts';
import { fail } from '../http/reply.ts';
import { guardCarts } from './cart-access.ts';
import { createCarts } from './carts.ts';
import { mountCoupons } from './coupon-routes.ts';
import { mountItems } from './item-routes.ts';
import { mountTotals } from './totals-routes.ts';

export const cartRoutes =
  ({ db }: Database, catalog: Pick<Catalog, 'product' | 'all'>, findCustomer: FindCustomer): FastifyPluginAsync =>
  async (app) => {
    const carts = createCarts(db, catalog);
    mount(app, endpoints.createCart, async ({ request }) => {
      const token = tokenOf(request);
      if (token === null) return carts.create(null);
      const customerId = await findCustomer(token);
      return customerId === null ? fail('UNAUTHORIZED') : carts.create(customerId);
    });
    await app.register(async (guarded) => {
      guarded.addHook('preHandler', guardCarts(db, findCustomer));
      mountItems(guarded, carts);
      mountTotals(guarded, carts);
      mountCoupons(guarded, carts);
    });
  };
