import { endpoints } from '@brixel/contract/endpoints';
import type { PaymentCode } from '@brixel/contract/order';
import type { StoreCode } from '@brixel/contract/stores';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { type FindCustomer, tokenOf } from '../customer/caller.ts';
import type { Database } from '../database/database.ts';
import { clientAddress } from '../http/client-address.ts';
import { mount } from '../http/mount.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import { fail } from '../http/reply.ts';
import type { Settings } from '../settings/shop-settings.ts';
import { guardCarts } from './cart-access.ts';
import { createCarts } from './carts.ts';
import type { SoldCatalog } from './choose-product.ts';
import { mountCoupons } from './coupon-routes.ts';
import { mountItems } from './item-routes.ts';
import { mountTotals } from './totals-routes.ts';

const HOUR_S = 3600;

export interface CartRules {
  settings: Pick<Settings, 'current'>;
  /** how orders can be paid now */
  offered(): readonly PaymentCode[];
  /** off: the coupons of the demo do not hold */
  demo: boolean;
  /** something lies in a cart for the first time */
  onFirstItem?: (storeCode: StoreCode) => void;
  /** payments are simulated */
  isSandbox: boolean;
  limits: Pick<RateLimits, 'take'>;
  /** guests' carts and tried coupons of one address an hour; 0 stands for any number */
  most: { cartsPerAddress: number; couponsPerAddress: number };
}

export const cartRoutes =
  (
    { db }: Database,
    catalog: SoldCatalog,
    findCustomer: FindCustomer,
    { limits, most, offered, demo, isSandbox, settings, onFirstItem }: CartRules,
  ): FastifyPluginAsync =>
  async (app) => {
    const carts = createCarts(db, { catalog, settings, demo, isSandbox, ...(onFirstItem && { onFirstItem }) });
    const mayTry = (request: FastifyRequest): Promise<boolean> =>
      limits.take('coupon', clientAddress(request), { limit: most.couponsPerAddress, seconds: HOUR_S });

    mount(app, endpoints.createCart, async ({ query: { from }, request }) => {
      const token = tokenOf(request);
      if (token === null) {
        const rule = { limit: most.cartsPerAddress, seconds: HOUR_S };
        return (await limits.take('cart', clientAddress(request), rule))
          ? carts.create(null)
          : fail('TOO_MANY_REQUESTS');
      }
      const customerId = await findCustomer(token);
      return customerId === null ? fail('UNAUTHORIZED') : carts.create(customerId, from);
    });
    await app.register(async (guarded) => {
      guarded.addHook('preHandler', guardCarts(db, findCustomer));
      mountItems(guarded, carts);
      mountTotals(guarded, { carts, settings, offered });
      mountCoupons(guarded, carts, mayTry);
    });
  };
