import path from 'node:path';
import type { DemoCatalog } from '@brixel/bricks/catalog/seed';
import { defaultStoreCode } from '@brixel/contract/stores';
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import { type Catalog, createCatalog } from './catalog/catalog.ts';
import { catalogRoutes } from './catalog/catalog-routes.ts';
import { cmsRoutes } from './cms/routes.ts';
import { type PlatformConfig, platformConfigSchema } from './config.ts';
import { type Database, openDatabase } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { databaseAnswers } from './health/readiness.ts';
import { healthRoutes, type Readiness } from './health/routes.ts';
import { speakContract } from './http/api-scope.ts';
import { mediaRoutes } from './media/media-routes.ts';
import { newsletterRoutes } from './newsletter/routes.ts';
import { notFoundRoutes } from './not-found/routes.ts';
import { openApiRoutes } from './openapi/routes.ts';
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
}

type BuildCatalog = () => DemoCatalog | Promise<DemoCatalog>;

/** Loaded only where a database is still empty: a shop that has been started before never needs the generator. */
const demoCatalog: BuildCatalog = async () => (await import('@brixel/bricks/catalog/demo-catalog')).buildDemoCatalog();

export async function createPlatform(config: PlatformConfig, buildCatalog = demoCatalog): Promise<Platform> {
  const settings = platformConfigSchema.parse(config);
  const database = await openDatabase(settings);
  try {
    await migrate(database);
    if (settings.demoCatalog) await seedDemoCatalog(database, buildCatalog);
    return await compose(database, path.join(settings.dataDir, 'pictures'));
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function compose(database: Database, pictureDir: string): Promise<Platform> {
  let stopping = false;
  let log: FastifyBaseLogger | null = null;
  const catalog = await createCatalog(database, {
    onError: (error) => log?.error({ err: error }, 'the catalogue could not be refreshed'),
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
    log = app.log;
    app.addHook('preClose', async () => {
      stopping = true;
    });
    await app.register(healthRoutes(ready));
    await app.register(mediaRoutes({ cacheDir: pictureDir }));
    await app.register(
      async (api) => {
        await speakContract(api);
        await api.register(openApiRoutes);
        await api.register(catalogRoutes(catalog));
        await api.register(urlRoutes(catalog));
        await api.register(stockRoutes(database));
        await api.register(cmsRoutes(catalog));
        await api.register(newsletterRoutes(database));
        await api.register(notFoundRoutes(database));
      },
      { prefix: '/api' },
    );
    await app.register(speakContract, { prefix: '/graphql' });
  };

  return {
    routes,
    ready,
    database,
    catalog,
    async close() {
      stopping = true;
      catalog.close();
      await database.close();
    },
  };
}
