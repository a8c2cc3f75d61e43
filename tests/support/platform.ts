import type { DemoCatalog } from '@brixel/demo-catalog/seed';
import type { PlatformConfig } from '@brixel/platform/config';
import type { Dictionaries } from '@brixel/platform/content/own-texts';
import { type LogStream, loggerOptions } from '@brixel/platform/http/logging';
import { serverOptions } from '@brixel/platform/http/server-options';
import { createPlatform, type Platform } from '@brixel/platform/platform';
import Fastify, { type FastifyInstance } from 'fastify';
import { createFilledDatabase, createMigratedDatabase, type SharedCatalog } from './filled-database.ts';
import { noLimits } from './no-limits.ts';

export interface TestPlatform {
  app: FastifyInstance;
  inject: FastifyInstance['inject'];
  platform: Platform;
  database: Platform['database'];
  /** the lines logged so far */
  log: string[];
  close(): Promise<void>;
}

export interface TestPlatformOptions {
  /** the demo catalogue unless given; one that other files begin with too goes by its name */
  catalog?: SharedCatalog | (() => DemoCatalog);
  deprecatedPriceFields?: boolean;
  /** the rest of the configuration, where a test is about it */
  config?: Omit<PlatformConfig, 'dataDir' | 'databaseUrl'>;
  /** the texts that the storefront comes with, by language */
  texts?: Dictionaries;
  /** adds routes of a test's own before the server is ready */
  extend?: (app: FastifyInstance) => void;
}

/** The whole platform on a fresh, seeded database of the kind that this run is for, without a socket. */
export async function startTestPlatform({
  catalog = 'demo',
  deprecatedPriceFields = false,
  config,
  texts = {},
  extend,
}: TestPlatformOptions = {}): Promise<TestPlatform> {
  const isShared = typeof catalog === 'string';
  const testDatabase = await (isShared ? createFilledDatabase(catalog) : createMigratedDatabase());
  const platform = await createPlatform(
    // a copy is what it was filled with: nothing has to be read again
    { ...testDatabase.location, deprecatedPriceFields, rebuildOnStart: !isShared, ...noLimits, ...config },
    isShared ? undefined : catalog,
    async () => texts,
  );
  const log: string[] = [];
  const stream: LogStream = { write: (line) => void log.push(line) };
  const app = Fastify({ ...serverOptions, logger: loggerOptions('info', stream) });
  await app.register(platform.routes);
  extend?.(app);
  await app.ready();
  return {
    app,
    inject: app.inject.bind(app),
    platform,
    database: platform.database,
    log,
    async close() {
      await app.close();
      await platform.close();
      await testDatabase.remove();
    },
  };
}
