/** Places orders in three ways on a shop of its own, and bare rows for comparison, and sends what that took. */
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { storeViews } from '@brixel/contract/stores';
import type { Schema } from '@brixel/platform/database/schema';
import { serverOptions } from '@brixel/platform/http/server-options';
import { newOrderRow, toNewOrder } from '@brixel/platform/order/new-order';
import { nextEntityId } from '@brixel/platform/order/order-ids';
import { createOrders } from '@brixel/platform/order/place-order';
import { createPlatform, type Platform } from '@brixel/platform/platform';
import Fastify from 'fastify';
import type { Kysely } from 'kysely';
import { noLimits } from '../../tests/support/no-limits.ts';
import { measureClients, type Rate } from './clients.ts';
import { checked, orderMessages } from './order-input.ts';

export interface OrderFigures {
  /** one transaction with one insert of a row as large as an order's */
  bare: Rate;
  /** placed, with stock and everything else but without the mail */
  placed: Rate;
  /** with the confirmation mail queued and sent */
  mailed: Rate;
  http: Rate;
}

const CLIENTS = 50;
const [runs = 3000, databaseUrl = ''] = [Number(process.argv[2] || 3000), process.argv[3]];
const by = { store: storeViews.de, customerId: null };
const silent = async (): Promise<void> => {};

async function measureAll(platform: Platform): Promise<OrderFigures> {
  const { database, catalog, orders } = platform;
  const { db } = database;
  await db.updateTable('stock').set({ qty: 1_000_000 }).where('managed', '=', 1).execute();
  const stocked = await db.selectFrom('stock').select('sku').where('managed', '=', 1).limit(500).execute();
  const messageOf = orderMessages(stocked.map(({ sku }) => sku).filter((sku) => isSimple(sku)));

  function isSimple(sku: string): boolean {
    const product = catalog.product('de', sku);
    return product?.type_id === 'simple' && product.has_required_options === 0;
  }

  const quiet = createOrders({
    database,
    catalog,
    events: { placed: silent, paid: silent, completed: silent, canceled: silent, committed: () => {} },
    wakeCatalog: catalog.wake,
    unpaidLimits: { perMailbox: 0, perAddress: 0 },
    demo: true,
  });
  const place = (shop: typeof orders) => async (run: number) => {
    const result = await shop.place(toNewOrder(checked(messageOf(run))), by);
    if (!result || 'code' in result) throw new Error(`refused: ${JSON.stringify(result)}`);
  };

  await place(quiet)(0);
  const { content } = await db.selectFrom('placed_order').selectAll().limit(1).executeTakeFirstOrThrow();
  const bare = await measureClients(CLIENTS, runs, async (run) => {
    const row = newOrderRow(
      nextEntityId(Date.now()),
      toNewOrder(checked(messageOf(run))),
      by,
      JSON.parse(content),
      Date.now(),
    );
    await db.transaction().execute((tx) => tx.insertInto('placed_order').values(row).execute());
  });
  const placed = await measureClients(CLIENTS, runs, place(quiet));
  const mailed = await measureClients(CLIENTS, runs, place(orders));
  await mailsSent(db);
  return { bare, placed, mailed, http: await measureHttp(platform, messageOf) };
}

/** So that what is left of one measurement does not burden the next. */
async function mailsSent(db: Kysely<Schema>): Promise<void> {
  const unsent = db.selectFrom('mail').select('id').where('sent_at', 'is', null).limit(1);
  while (await unsent.executeTakeFirst()) await sleep(100);
}

async function measureHttp({ routes }: Platform, messageOf: (run: number) => object): Promise<Rate> {
  const app = Fastify(serverOptions);
  await app.register(routes);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const send = (message: object): Promise<number> =>
    new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json' };
      const call = request(
        { port, host: '127.0.0.1', path: '/api/order', method: 'POST', agent, headers },
        (answer) => {
          answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
        },
      );
      call.on('error', reject).end(JSON.stringify(message));
    });
  try {
    return await measureClients(CLIENTS, runs, async (run) => {
      const status = await send(messageOf(run));
      if (status !== 200) throw new Error(`An order was answered with ${status}`);
    });
  } finally {
    agent.destroy();
    await app.close();
  }
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'brixel-bench-'));
try {
  const platform = await createPlatform({ dataDir, ...noLimits, ...(databaseUrl && { databaseUrl }) });
  try {
    process.send?.(await measureAll(platform));
  } finally {
    await platform.close();
  }
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
