import { join } from 'node:path';
import type { ClosedFor } from '@brixel/contract/office/opening-endpoints';
import type { PaymentCode } from '@brixel/contract/order';
import type { ShopFacts } from '@brixel/contract/shop-facts';
import { factsOf } from '@brixel/contract/shop-settings';
import { isStoreCode } from '@brixel/contract/stores';
import type { Platform } from '@brixel/platform/platform';
import { createTurns } from '@brixel/platform/turns';
import type { PageSources } from '@brixel/storefront/app/storefront';
import { createPublicConfig, type PublicConfig } from '@brixel/storefront/config/public-config';
import { storeAt } from '@brixel/storefront/config/store-place';
import { readDictionaries } from '@brixel/storefront/i18n/read-dictionaries';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import manifest from '../../../package.json' with { type: 'json' };
import type { ShopConfig } from './config.ts';
import { type FactsElsewhere, followFacts } from './facts-elsewhere.ts';
import { createFailureHandler } from './failures.ts';
import { drawFirstViews } from './first-views.ts';
import { homePageRoutes, withHomePages } from './home-pages.ts';
import { metricsRoute } from './metrics.ts';
import { officePages } from './office-pages.ts';
import { createPageSources } from './page-sources.ts';
import { pageRoutes } from './pages.ts';
import { createPlatformCalls, type PlatformCalls } from './platform-calls.ts';
import { createServer } from './server.ts';
import { createStaticJson } from './static-json.ts';
import { storefrontFiles } from './storefront-files.ts';
import type { MountedStorefront, StorefrontKind } from './storefront-kind.ts';
import { servedNow } from './stores-now.ts';
import { transportElsewhere } from './transport-elsewhere.ts';

export interface Shop {
  app: FastifyInstance;
  /** how orders can be paid, and what is not offered and why; null where an API elsewhere takes them */
  payments: string | null;
  /** what its owner has to know or do before it sells, in English; empty where nothing is left */
  notices(): Promise<string[]>;
  /** what whoever runs it should mend, in English; empty where all is well */
  warnings(): Promise<string[]>;
  /** starts to listen and gives the address */
  listen(): Promise<string>;
  /** tells balancers to send nothing more here, and still answers */
  stopAccepting(): void;
  close(): Promise<void>;
}

/** One server for both halves: the platform's routes, where there is one, the storefront's files, and pages for everything else. */
export async function createShop(config: ShopConfig, kind: StorefrontKind): Promise<Shop> {
  const { development, files, open, openOffice } = kind;
  let mounted: MountedStorefront | null = null;
  const { app, isBusy, listen, drain } = await createServer(
    config,
    createFailureHandler(config, () => mounted),
  );
  metricsRoute(app, config.server.metricsToken);
  const own = config.server.platform ? await openPlatform(app, config) : null;
  let isAccepting = true;
  if (!own) aliveRoutes(app, () => isAccepting);
  if (config.server.pictureProxy) await passPictures(app, config, config.server.pictureProxy);

  const { api } = config.storefront;
  const staticJson = own && !api.url ? withHomePages(createStaticJson(files), own.platform) : createStaticJson(files);
  /** The storefront's loaders call the platform in this process, or an API elsewhere where one is configured. */
  const sourcesFor = (visitor?: string): PageSources => ({
    api: own && !api.url ? (call) => own.calls.ask({ ...call, ...(visitor && { visitor }) }) : transportElsewhere(api),
    staticFile: staticJson.read,
  });
  const elsewhere =
    api.url && api.calls === 'all'
      ? await followFacts(api.url, (err) => app.log.warn({ err }, 'the facts of the shop could not be asked for'))
      : null;
  const publicConfig =
    own && !api.url ? configOf(config, own, development) : configElsewhere(config, elsewhere, development);
  const shared = own?.platform.releaseFiles ?? null;
  const office = config.server.office ? await openOffice(app, shared) : null;
  if (office) officePages(app, { office, development });
  if (config.storefront.api.calls === 'all') homePageRoutes(app, staticJson);
  const storefront = await open(app, {
    config: publicConfig,
    shared,
    sources: sourcesFor(),
    version: manifest.version,
    onError: (error, severity = 'failure') =>
      severity === 'note'
        ? app.log.info({ err: error }, 'a page found nothing')
        : app.log.error({ err: error }, 'a page failed'),
  });
  mounted = storefront;
  const stores = servedNow(publicConfig);
  storefrontFiles(app, { config, stores, storefront });
  // of another API nobody tells when its answers change
  const known = !api.url && !development ? own : null;
  // a page takes longer than what calls share a turn in
  const takeTurn = createTurns(0);
  const record = known
    ? createPageSources({
        calls: known.calls,
        version: () => known.platform.catalog.version,
        config: publicConfig,
        files: staticJson,
        takeTurn,
      }).record
    : null;
  const isClosedFor = async (request: FastifyRequest): Promise<boolean> =>
    own?.platform.closedFor() === 'not-open-yet' && !api.url && !(await own.platform.isStaff(request));
  const onSeen = ({ host, url, headers }: FastifyRequest): void => {
    if (!own || api.url) return;
    const [pathname = '/'] = url.split('?', 1);
    const { store, rest } = storeAt(stores.served(), { host, pathname });
    if (isStoreCode(store.storeCode))
      own.platform.visits.seen({ storeCode: store.storeCode, host, headers, path: rest });
  };
  pageRoutes(app, { config, stores, storefront, development, sourcesFor, takeTurn, record, isClosedFor, onSeen });

  const { port, host, publicUrl, drawAhead } = config.server;
  let stopDrawing = (): void => {};
  const stopAccepting = (): void => {
    isAccepting = false;
    own?.platform.stopAccepting();
  };
  return {
    app,
    payments: own?.payments ?? null,
    notices: async () => (own ? noticesOf(own.platform) : []),
    warnings: async () => (own ? own.platform.warnings() : []),
    async listen() {
      await listen({ port, host });
      // pictures of another API's goods are not ours to draw
      if (drawAhead && known) {
        const { catalog } = known.platform;
        stopDrawing = drawFirstViews(app, { catalog, links: config.storefront, isBusy, log: app.log });
      }
      return publicUrl;
    },
    stopAccepting,
    async close() {
      stopDrawing();
      stopAccepting();
      // before the server is closed: pages that are being made still call the platform through it
      await drain();
      await app.close();
      await storefront.close();
      await office?.close();
      await own?.platform.close();
      await elsewhere?.close();
    },
  };
}

/** An API elsewhere has payment methods of its own, and facts where it is a platform of ours. */
function configElsewhere({ storefront }: ShopConfig, elsewhere: FactsElsewhere | null, development: boolean) {
  let made: { of: ShopFacts | undefined; config: PublicConfig } | null = null;
  return (): PublicConfig => {
    const facts = elsewhere?.current();
    if (!made || made.of !== facts)
      made = { of: facts, config: createPublicConfig({ ...storefront, facts, development }) };
    return made.config;
  };
}

async function noticesOf({ closedFor, greetOwner }: Platform): Promise<string[]> {
  const why = closedFor();
  if (why === null) return [];
  const greeting = await greetOwner();
  return [CLOSED[why], ...(greeting ? [greeting] : [])];
}

const CLOSED: Readonly<Record<ClosedFor, string>> = {
  'demo-goods':
    'No order is taken: the goods are the demo’s, and DEMO is not true. Set it, or start with an empty database.',
  'not-open-yet': 'The shop is not open yet: visitors see that it opens soon.',
};

/** The configuration of our own shop follows what its owner sets. */
function configOf({ storefront }: ShopConfig, { platform, offered }: OwnPlatform, development: boolean) {
  let made: { of: unknown[]; config: PublicConfig } | null = null;
  return (): PublicConfig => {
    const settings = platform.settings.current();
    const texts = platform.texts.current();
    const served = platform.stores.served();
    const of = [settings, texts, served];
    if (made?.of.every((part, place) => part === of[place])) return made.config;
    const config = createPublicConfig({
      ...storefront,
      isDemo: platform.isDemoShop,
      facts: factsOf(settings),
      multistore: settings.stores.multistore,
      served,
      orders: { ...storefront.orders, payments: offered() },
      ...(Object.keys(texts).length > 0 && { texts }),
      development,
    });
    made = { of, config };
    return config;
  };
}

type PictureProxy = NonNullable<ShopConfig['server']['pictureProxy']>;

interface OwnPlatform {
  platform: Platform;
  calls: PlatformCalls;
  /** codes of the payments that it takes now */
  offered(): PaymentCode[];
  /** the same in words */
  payments: string;
}

/** Loaded only here: a storefront alone has no use for it, nor for the memory that it takes. */
async function openPlatform(app: FastifyInstance, config: ShopConfig): Promise<OwnPlatform> {
  const [{ createPlatform }, { offeredCodes, offerText }] = await Promise.all([
    import('@brixel/platform/platform'),
    import('@brixel/platform/payment/payment-offer'),
  ]);
  const platform = await createPlatform(config.platform, undefined, readDictionaries);
  await app.register(platform.routes);
  return {
    platform,
    calls: createPlatformCalls(app, platform),
    offered: () => offeredCodes(platform.paymentOffers()),
    payments: offerText(platform.paymentOffers()),
  };
}

/** Pictures of an API elsewhere, from our own address. */
async function passPictures(
  app: FastifyInstance,
  { platform: { dataDir } }: ShopConfig,
  { template, cacheMb }: PictureProxy,
): Promise<void> {
  const [{ mediaRoutes }, { openPassedPictures }] = await Promise.all([
    import('@brixel/platform/media/media-routes'),
    import('@brixel/platform/media/passed-pictures'),
  ]);
  const cacheDir = join(dataDir, 'pictures');
  await app.register(mediaRoutes({ source: openPassedPictures({ template, cacheDir, cacheMb }), cacheDir, cacheMb }));
}

/** Browsers and load balancers look here whether the shop is there. */
function aliveRoutes(app: FastifyInstance, isAccepting: () => boolean): void {
  const answer = (path: string, isOk: () => boolean): void => {
    app.get(path, async (_request, reply) =>
      reply
        .code(isOk() ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ status: isOk() ? 'ok' : 'unavailable' }),
    );
  };
  answer('/health/live', () => true);
  answer('/health/ready', isAccepting);
}
