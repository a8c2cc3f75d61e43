import { endpoints } from '@brixel/contract/endpoints';
import type { FastifyPluginAsync } from 'fastify';
import type { Kysely } from 'kysely';
import { stockOf } from '../cart/stock.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { FindCustomer } from '../customer/caller.ts';
import { createOwnAddress } from '../customer/own-address.ts';
import type { Schema } from '../database/schema.ts';
import { clientAddress } from '../http/client-address.ts';
import { mount } from '../http/mount.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import { Failure, fail } from '../http/reply.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import { lacksParts } from './lacks-parts.ts';
import type { StockAlerts } from './stock-alerts.ts';

interface StockAlertContext {
  db: Kysely<Schema>;
  catalog: Pick<Catalog, 'product'>;
  alerts: StockAlerts;
  limits: Pick<RateLimits, 'take'>;
  findCustomer: FindCustomer;
}

const HOUR_S = 60 * 60;
const PER_CLIENT = { limit: 30, seconds: HOUR_S };
/** Beyond the limit the answer is the same, but no mail is sent. */
const MAILS_PER_ADDRESS = { limit: 10, seconds: 24 * HOUR_S };

export const stockAlertRoutes =
  ({ db, catalog, alerts, limits, findCustomer }: StockAlertContext): FastifyPluginAsync =>
  async (app) => {
    const ownAddress = createOwnAddress(db, findCustomer);

    mount(app, endpoints.requestStockAlert, async ({ body: { sku, email }, store: { storeCode }, request }) => {
      const own = await ownAddress(request);
      if (own instanceof Failure) return own;
      if (!(await limits.take('stock-alert', clientAddress(request), PER_CLIENT))) return fail('TOO_MANY_REQUESTS');
      const [stock] = await stockOf(db, [sku]);
      const product = catalog.product(storeCode, sku);
      if (!stock || !product) return fail('NOT_FOUND');
      if (stock.is_in_stock && !lacksParts(product)) return 'available' as const;
      if (await limits.take('stock-alert-mail', mailboxOf(email), MAILS_PER_ADDRESS))
        await alerts.request({ email, sku, store_code: storeCode }, own === email);
      return own === email ? ('waiting' as const) : ('pending' as const);
    });

    mount(app, endpoints.confirmStockAlert, async ({ body: { token } }) => {
      const alert = await alerts.confirm(token);
      return alert ? { sku: alert.sku, email: alert.email } : fail('NOT_FOUND');
    });

    mount(app, endpoints.endStockAlert, async ({ body: { token } }) =>
      (await alerts.end(token)) ? (true as const) : fail('NOT_FOUND'),
    );
  };
