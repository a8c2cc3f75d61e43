import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type DatabaseLocation, openDatabase } from '@brixel/platform/database/database';
import { createPlatform } from '@brixel/platform/platform';
import { type RunningShop, startShopProcess } from '../../tests/setup/shop-process.ts';
import { startPostgres } from '../../tests/support/postgres.ts';
import { enlargeCatalogue } from '../catalogue/enlarge-catalogue.ts';

/** A shop with many products in a process of its own, as it is started in production. */
export interface LargeShop {
  running: RunningShop;
  products: number;
  /** what can be ordered */
  skus: string[];
  /** addresses of product pages, and those among them whose pictures all others show again */
  pages: string[];
  originals: string[];
  /** seconds from the start of the process to its first answer, with the building of the catalogue */
  startedIn: number;
  /** a command of the owner beside the running shop; gives its seconds */
  owner(...args: string[]): Promise<number>;
  /** writes a table that changes the prices of so many products */
  priceFile(rows: number): Promise<string>;
  folder: string;
  close(): Promise<void>;
}

const owner = fileURLToPath(new URL('../../apps/shop/src/owner.ts', import.meta.url));
/** Products that are looked at, each with all its copies. */
const VISITED = 12;
const COPY = /-x\d+$/;
const isCopy = (sku: string): boolean => COPY.test(sku);
const PIECES = 1_000_000;

export async function openLargeShop(copies: number, onPostgres: boolean): Promise<LargeShop> {
  const postgres = onPostgres ? await startPostgres() : null;
  if (postgres && 'unavailable' in postgres) throw new Error(postgres.unavailable);
  const folder = await mkdtemp(path.join(tmpdir(), 'brixel-day-'));
  const close = async (): Promise<void> => {
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const dataDir = path.join(folder, 'data');
    const location: DatabaseLocation = { dataDir, ...(postgres && { databaseUrl: postgres.url }) };
    const { products, skus, pages, originals } = await fill(location, copies);
    const env = {
      ...{ DATA_DIR: dataDir, DATABASE_URL: postgres?.url ?? '', TRUST_PROXY: '1', LOG_LEVEL: 'error' },
      ...{ SEARCH_TIMEOUT_MS: '', SEARCH_TIMEOUT_SERVER_MS: '' },
    };
    const started = performance.now();
    const running = await startShopProcess(env);
    return {
      running,
      products,
      skus,
      pages,
      originals,
      startedIn: (performance.now() - started) / 1000,
      folder,
      async owner(...args) {
        const begun = performance.now();
        const command = spawn(process.execPath, [owner, ...args], {
          env: { ...process.env, ...env },
          stdio: ['ignore', 'ignore', 'inherit'],
        });
        const [code] = await once(command, 'exit');
        if (code !== 0) throw new Error(`owner ${args.join(' ')} ended with ${code}`);
        return (performance.now() - begun) / 1000;
      },
      async priceFile(rows) {
        const file = path.join(folder, 'prices.csv');
        const lines = skus.slice(0, rows).map((sku, place) => `${sku};${(0.1 + (place % 90) / 100).toFixed(2)}`);
        await writeFile(file, `${['sku;price', ...lines].join('\n')}\n`);
        return file;
      },
      async close() {
        await running.stop();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Fills the database; the catalogue of the demo alone is thrown away. */
async function fill(location: DatabaseLocation, copies: number) {
  await (await createPlatform(location)).close();
  const database = await openDatabase(location);
  try {
    const { db } = database;
    await enlargeCatalogue(database, copies);
    await db.updateTable('stock').set({ qty: PIECES }).where('managed', '=', 1).execute();
    await rm(path.join(location.dataDir, 'catalog'), { recursive: true });
    const all = await db
      .selectFrom('product')
      .innerJoin('stock', 'stock.sku', 'product.sku')
      .select(['product.sku'])
      .where('type_id', '=', 'simple')
      .where('managed', '=', 1)
      .where('product.sku', 'like', 'BX-3%')
      .orderBy('product.sku')
      .execute();
    const { products } = await db
      .selectFrom('product')
      .select(({ fn }) => fn.countAll<number>().as('products'))
      .executeTakeFirstOrThrow();
    const skus = all.map(({ sku }) => sku);
    const first = skus.filter((sku) => !isCopy(sku));
    const step = Math.max(1, Math.floor(first.length / VISITED));
    const visited = new Set(first.filter((_, place) => place % step === 0));
    const pageOf = (sku: string): string => `/p/${sku}/x`;
    return {
      products,
      skus,
      pages: skus.filter((sku) => visited.has(sku.replace(COPY, ''))).map(pageOf),
      originals: [...visited].map(pageOf),
    };
  } finally {
    await database.close();
  }
}
