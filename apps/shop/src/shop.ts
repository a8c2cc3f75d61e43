import { loggerOptions } from '@brixel/platform/http/logging';
import { serverOptions } from '@brixel/platform/http/server-options';
import { offeredCodes, offerText } from '@brixel/platform/payment/payment-offer';
import { createPlatform } from '@brixel/platform/platform';
import { createPublicConfig } from '@brixel/storefront/config/public-config';
import fastifyCompress from '@fastify/compress';
import Fastify, { type FastifyInstance } from 'fastify';
import { apiTransport } from './api-transport.ts';
import type { ShopConfig } from './config.ts';
import { crawlerFiles } from './crawler-files.ts';
import { createDrain } from './drain.ts';
import { createFailureHandler } from './failures.ts';
import { drawFirstViews } from './first-views.ts';
import { offlineFiles } from './offline-files.ts';
import { brotliOptions } from './pack.ts';
import { pageRoutes } from './pages.ts';
import { refuseAddress } from './refuse-address.ts';
import { everyAnswerHeaders } from './security-headers.ts';
import type { MountedStorefront, StorefrontKind } from './storefront-kind.ts';
import { timeLimits } from './time-limits.ts';
import { isTrusted } from './trust-proxy.ts';
import { version } from './version.ts';
import { watchVisitors } from './visitors.ts';

export interface Shop {
  app: FastifyInstance;
  /** how orders can be paid, and what is not offered and why */
  payments: string;
  /** starts to listen and gives the address */
  listen(): Promise<string>;
  close(): Promise<void>;
}

/** One server for both halves: the platform's routes, the storefront's files, and pages for everything else. */
export async function createShop(config: ShopConfig, { development, open }: StorefrontKind): Promise<Shop> {
  let mounted: MountedStorefront | null = null;
  const handleFailure = createFailureHandler(config, () => mounted);
  const app: FastifyInstance = Fastify({
    ...serverOptions,
    ...timeLimits(config.requestTimeoutSeconds),
    logger: loggerOptions(config.logLevel),
    trustProxy: isTrusted(config.trustProxy),
    forceCloseConnections: 'idle',
    frameworkErrors: handleFailure,
  });
  app.setErrorHandler(handleFailure);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(everyAnswerHeaders(config));
    refuseAddress(request.url);
  });
  const isBusy = watchVisitors(app);
  const drain = createDrain(app.server);
  await app.register(fastifyCompress, { encodings: ['br', 'gzip'], threshold: 1024, brotliOptions });

  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
  const {
    dataDir,
    databaseUrl,
    databaseTimeoutSeconds,
    deprecatedPriceFields,
    answerLimitKb,
    guestCartDays,
    accessTokenMinutes,
  } = config;
  const { zeroPrices, mail, bank, paypal, limits, unpaid, demo } = config;
  const platform = await createPlatform({
    dataDir,
    databaseUrl,
    databaseTimeoutSeconds,
    publicUrl,
    deprecatedPriceFields,
    answerLimitKb,
    multistore: config.multistore,
    guestCartDays,
    accessTokenMinutes,
    zeroPrices,
    mail,
    bank,
    paypal,
    limits,
    unpaid,
    demo,
  });
  await app.register(platform.routes);

  const storefront = await open(app, {
    config: createPublicConfig({
      publicUrl,
      apiUrl: config.apiUrl ?? '',
      apiMode: config.apiMode,
      endpoints: config.endpoints,
      platformPrices: config.platformPrices,
      priceTiers: config.priceTiers,
      clientTax: config.clientTax,
      gtmId: config.gtmId,
      multistore: config.multistore,
      urlDispatcher: config.urlDispatcher,
      listOutOfStock: config.listOutOfStock,
      cache: config.browserCache,
      cart: { ...config.cartMerge, zeroPrices, minicartCountType: config.minicartCount },
      paymentMethodsMapping: config.paymentMethodsMapping,
      // an API elsewhere has methods of its own
      payments: config.apiUrl ? undefined : offeredCodes(platform.paymentOffers),
      offlineOrdersAutomatic: config.offlineOrdersAutomatic,
      development,
    }),
    api: apiTransport(app, config.apiUrl),
    version,
    onError: (error, severity = 'failure') =>
      severity === 'note'
        ? app.log.info({ err: error }, 'a page found nothing')
        : app.log.error({ err: error }, 'a page failed'),
  });
  mounted = storefront;
  crawlerFiles(app, storefront);
  offlineFiles(app, config, storefront);
  pageRoutes(app, { config, publicUrl, storefront, development });

  let stopDrawing = (): void => {};
  return {
    app,
    payments: offerText(platform.paymentOffers),
    async listen() {
      await app.listen({ port: config.port, host: config.host });
      // pictures of another API's goods are not ours to draw
      if (config.drawAhead && !config.apiUrl && !development) {
        const { catalog } = platform;
        stopDrawing = drawFirstViews(app, { catalog, links: config, isBusy, log: app.log });
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
