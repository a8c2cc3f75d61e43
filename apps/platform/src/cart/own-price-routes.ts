import { toEuros } from '@brixel/commerce/money';
import type { Product, ProductType } from '@brixel/contract/catalog';
import { endpoints } from '@brixel/contract/endpoints';
import type { OwnPrice } from '@brixel/contract/own-prices';
import type { FastifyPluginAsync } from 'fastify';
import type { Catalog } from '../catalog/catalog.ts';
import { customerOf, type FindCustomer } from '../customer/caller.ts';
import type { Database } from '../database/database.ts';
import { mount } from '../http/mount.ts';
import { fail } from '../http/reply.ts';
import { type OwnPrices, ownPricesOf, publicSteps } from './own-prices.ts';

/** What the customer who asks pays for some products, where that is not what everybody pays. */
export const ownPriceRoutes =
  ({ db }: Database, catalog: Pick<Catalog, 'product'>, findCustomer: FindCustomer): FastifyPluginAsync =>
  async (app) => {
    mount(app, endpoints.ownPrices, async ({ query: { skus }, store, request, reply }) => {
      const customerId = await customerOf(request, findCustomer);
      if (customerId === null) return fail('UNAUTHORIZED');
      reply.header('cache-control', 'private, no-store').header('vary', 'authorization');
      const find = (sku: string): Product | null => catalog.product(store.storeCode, sku);
      const products = skus.flatMap((sku) => find(sku) ?? []);
      const own = await ownPricesOf(db, customerId, products, find);
      return {
        version: own?.version ?? null,
        prices: own ? products.flatMap((product) => ownPrice(product, own) ?? []) : [],
      };
    });
  };

const COMPOSED: ReadonlySet<ProductType> = new Set(['configurable', 'bundle', 'grouped']);

/** Null where it is everybody's price. */
function ownPrice(product: Product, own: OwnPrices): OwnPrice | null {
  const { sku } = product;
  if (COMPOSED.has(product.type_id)) {
    const price = toEuros(own.startPrice(product));
    return price < product.price_incl_tax ? { sku, steps: [{ qty: 1, price }] } : null;
  }
  const steps = own.steps(product);
  if (JSON.stringify(steps) === JSON.stringify(publicSteps(product))) return null;
  return { sku, steps: steps.map(({ qty, price }) => ({ qty, price: toEuros(price) })) };
}
