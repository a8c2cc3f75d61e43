import path from 'node:path';
import type { DemoCatalog } from '@brixel/bricks/catalog/seed';
import { defaultStoreCode } from '@brixel/contract/stores';
import type { FastifyPluginAsync } from 'fastify';
import type { z } from 'zod';
import { expireCarts } from './cart/expire-carts.ts';
import { cartRoutes } from './cart/routes.ts';
import { type Catalog, createCatalog } from './catalog/catalog.ts';
import { catalogRoutes } from './catalog/catalog-routes.ts';
import { type CatalogEditor, createCatalogEditor } from './catalog/changes/catalog-editor.ts';
import { withOlderPriceNames } from './catalog/older-price-names.ts';
import { cmsRoutes } from './cms/routes.ts';
import { type PlatformConfig, platformConfigSchema } from './config.ts';
import { type Database, openDatabase } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { graphqlRoutes } from './graphql/routes.ts';
import { databaseAnswers } from './health/readiness.ts';
import { healthRoutes, type Readiness } from './health/routes.ts';
import { speakContract } from './http/api-scope.ts';
import { createLateLog } from './http/late-log.ts';
import { mediaRoutes } from './media/media-routes.ts';
import { newsletterRoutes } from './newsletter/routes.ts';
import { notFoundRoutes } from './not-found/routes.ts';
import { openApiRoutes } from './openapi/routes.ts';
import { productRoutes } from './product/routes.ts';
import { reviewRoutes } from './review/routes.ts';
import { seedDemoCatalog } from './seed/seed-demo-catalog.ts';
import { stockRoutes } from './stock/routes.ts';
import { urlRoutes } from './url/url-routes.ts';

export interface Platform {
  /** everything the platform answers: /api, /graphql, /img, /health */
  routes: FastifyPluginAsync;
  ready(): Promise<Readiness>;
  /** Finishes running transactions and lets go of the database. */
  close(): Promise<void>;
  database: Database;
  catalog: Catalog;
  /** changes stock, prices and the rest so that the catalogues of all nodes follow */
  editor: CatalogEditor;
}

type Settings = z.output<typeof platformConfigSchema>;

type BuildCatalog = () => DemoCatalog | Promise<DemoCatalog>;

/** Loaded only where a database is still empty: a shop that has been started before never needs the generator. */
const demoCatalog: BuildCatalog = async () => (await import('@brixel/bricks/catalog/demo-catalog')).buildDemoCatalog();

export async function createPlatform(config: PlatformConfig, buildCatalog = demoCatalog): Promise<Platform> {
  const settings = platformConfigSchema.parse(config);
  const database = await openDatabase(settings);
  try {
    await migrate(database);
    if (settings.demoCatalog) await seedDemoCatalog(database, buildCatalog);
    return await compose(database, settings);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function compose(
  database: Database,
  { dataDir, deprecatedPriceFields, guestCartDays }: Settings,
): Promise<Platform> {
  let stopping = false;
  const log = createLateLog();
  const plain = await createCatalog(database, log);
  const catalog = deprecatedPriceFields ? withOlderPriceNames(plain) : plain;
  const cartExpiry = expireCarts(database.db, {
    days: guestCartDays,
    onError: (err) => log.warn({ err }, 'old carts could not be removed'),
  });

  const ready = async (): Promise<Readiness> => {
    const checks = {
      database: await databaseAnswers(database),
      catalog: catalog.all(defaultStoreCode, 'category').length > 0,
      accepting: !stopping,
    };
    return { ok: Object.values(checks).every(Boolean), checks };
  };

  const routes: FastifyPluginAsync = async (app) => {
    log.attach(app.log);
    app.addHook('preClose', async () => {
      stopping = true;
    });
    await app.register(healthRoutes(ready));
    await app.register(mediaRoutes({ cacheDir: path.join(dataDir, 'pictures') }));
    await app.register(
      async (api) => {
        await speakContract(api);
        await api.register(openApiRoutes);
        await api.register(catalogRoutes(catalog));
        await api.register(urlRoutes(catalog));
        await api.register(stockRoutes(database));
        await api.register(productRoutes(catalog));
        // There are no accounts yet, so no token is anybody's.
        await api.register(cartRoutes(database, catalog, async () => null));
        await api.register(reviewRoutes(database));
        await api.register(cmsRoutes(catalog));
        await api.register(newsletterRoutes(database));
        await api.register(notFoundRoutes(database));
      },
      { prefix: '/api' },
    );
    await app.register(
      async (graphql) => {
        await speakContract(graphql);
        await graphql.register(graphqlRoutes(catalog));
      },
      { prefix: '/graphql' },
    );
  };

  return {
    routes,
    ready,
    database,
    catalog,
    editor: createCatalogEditor(database, catalog.wake),
    async close() {
      stopping = true;
      await cartExpiry.close();
      await catalog.close();
      await database.close();
    },
  };
}
