/** A shop in a process of its own, which says what it used between two messages. */
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '@brixel/platform/database/database';
import { serverOptions } from '@brixel/platform/http/server-options';
import { createPlatform, type Platform } from '@brixel/platform/platform';
import Fastify from 'fastify';
import { enlargeCatalogue } from '../catalogue/enlarge-catalogue.ts';
import { type Stall, watchStalls } from '../support/stalls.ts';

export type ShopCommand = 'begin' | 'end' | 'stop';

export interface ShopReady {
  port: number;
  products: number;
  /** what is ordered */
  skus: string[];
}

export interface ShopUse {
  /** processor time of all threads */
  cpuMs: number;
  stall: Stall;
}

const ORDERED = 2_000;
const [copies, databaseUrl] = [Number(process.argv[2] ?? 0), process.argv[3]];

async function orderedSkus({ database, catalog }: Platform): Promise<string[]> {
  const rows = await database.db.selectFrom('stock').select('sku').where('managed', '=', 1).orderBy('sku').execute();
  const step = Math.max(1, Math.floor(rows.length / ORDERED));
  return rows
    .filter((_, place) => place % step === 0)
    .map(({ sku }) => sku)
    .filter((sku) => {
      const product = catalog.product('de', sku);
      return product?.type_id === 'simple' && product.has_required_options === 0;
    });
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'brixel-bench-'));
const settings = { dataDir, ...(databaseUrl && { databaseUrl }) };
await (await createPlatform(settings)).close();
const database = await openDatabase(settings);
await enlargeCatalogue(database, copies);
await database.db.updateTable('stock').set({ qty: 1_000_000 }).where('managed', '=', 1).execute();
await database.close();
await rm(path.join(dataDir, 'catalog'), { recursive: true });
const platform = await createPlatform({ ...settings, rebuildOnStart: false });

// Every client is behind an address of its own, so that the limits of a shop hold and do not refuse.
const app = Fastify({ ...serverOptions, trustProxy: true });
await app.register(platform.routes);
await app.listen({ port: 0, host: '127.0.0.1' });

let stalls = watchStalls();
let cpu = process.cpuUsage();
process.on('message', async (command: ShopCommand) => {
  if (command === 'begin') {
    stalls.stop();
    stalls = watchStalls();
    cpu = process.cpuUsage();
  } else if (command === 'end') {
    const { user, system } = process.cpuUsage(cpu);
    process.send?.({ cpuMs: (user + system) / 1e3, stall: stalls.stop() } satisfies ShopUse);
  } else {
    stalls.stop();
    await app.close();
    await platform.close();
    await rm(dataDir, { recursive: true, force: true });
    process.disconnect();
  }
});
process.send?.({
  port: (app.server.address() as AddressInfo).port,
  products: platform.catalog.all('de', 'product').length,
  skus: await orderedSkus(platform),
} satisfies ShopReady);
