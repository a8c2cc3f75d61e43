import { offeredCodes, offerText } from '@brixel/platform/payment/payment-offer';
import { createPlatform } from '@brixel/platform/platform';
import type { PageSources } from '@brixel/storefront/app/storefront';
import { createPublicConfig } from '@brixel/storefront/config/public-config';
import { fetchTransport } from '@brixel/storefront/data/api/transport';
import type { FastifyInstance } from 'fastify';
import manifest from '../../../package.json' with { type: 'json' };
import type { ShopConfig } from './config.ts';
import { createFailureHandler } from './failures.ts';
import { drawFirstViews } from './first-views.ts';
import { createPageSources } from './page-sources.ts';
import { pageRoutes } from './pages.ts';
import { createPlatformCalls } from './platform-calls.ts';
import { createServer } from './server.ts';
import { createStaticJson } from './static-json.ts';
import { storefrontFiles } from './storefront-files.ts';
import type { MountedStorefront, StorefrontKind } from './storefront-kind.ts';

export interface Shop {
  app: FastifyInstance;
  /** how orders can be paid, and what is not offered and why */
  payments: string;
  /** starts to listen and gives the address */
  listen(): Promise<string>;
  close(): Promise<void>;
}

/** One server for both halves: the platform's routes, the storefront's files, and pages for everything else. */
export async function createShop(config: ShopConfig, { development, files, open }: StorefrontKind): Promise<Shop> {
  let mounted: MountedStorefront | null = null;
  const { app, isBusy, drain } = await createServer(
    config,
    createFailureHandler(config, () => mounted),
  );
  const platform = await createPlatform(config.platform);
  await app.register(platform.routes);

  const { api, orders } = config.storefront;
  const staticJson = createStaticJson(files);
  const version = (): string => platform.catalog.version;
  const calls = createPlatformCalls(app, platform);
  /** The storefront's loaders call the platform in this process, or an API elsewhere where one is configured. */
  const sourcesFor = (visitor?: string): PageSources => ({
    api: api.url ? fetchTransport(api.url) : (call) => calls.ask({ ...call, ...(visitor && { visitor }) }),
    staticFile: staticJson.read,
  });
  const publicConfig = createPublicConfig({
    ...config.storefront,
    // an API elsewhere has payment methods of its own
    orders: api.url ? orders : { ...orders, payments: offeredCodes(platform.paymentOffers) },
    development,
  });
  const storefront = await open(app, {
    config: publicConfig,
    sources: sourcesFor(),
    version: manifest.version,
    onError: (error, severity = 'failure') =>
      severity === 'note'
        ? app.log.info({ err: error }, 'a page found nothing')
        : app.log.error({ err: error }, 'a page failed'),
  });
  mounted = storefront;
  const { stores } = publicConfig;
  storefrontFiles(app, { config, stores, storefront });
  // of another API nobody tells when its answers change
  const isKnown = !api.url && !development;
  const record = isKnown ? createPageSources({ calls, version, files: staticJson }).record : null;
  pageRoutes(app, { config, stores, storefront, development, sourcesFor, record });

  const { port, host, publicUrl, drawAhead } = config.server;
  let stopDrawing = (): void => {};
  return {
    app,
    payments: offerText(platform.paymentOffers),
    async listen() {
      await app.listen({ port, host });
      // pictures of another API's goods are not ours to draw
      if (drawAhead && !api.url && !development) {
        const { catalog } = platform;
        stopDrawing = drawFirstViews(app, { catalog, links: config.storefront, isBusy, log: app.log });
      }
      return publicUrl;
    },
    async close() {
      stopDrawing();
      platform.stopAccepting();
      // before the server is closed: pages that are being made still call the platform through it
      await drain();
      await app.close();
      await storefront.close();
      await platform.close();
    },
  };
}
