import { randomInt, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Envelope } from '@brixel/contract/envelope';
import type { OrderMessage, PlacedOrder } from '@brixel/contract/order';
import { toJson } from '@brixel/platform/database/column-types';
import { type DatabaseLocation, openDatabase } from '@brixel/platform/database/database';
import type { Schema } from '@brixel/platform/database/schema';
import { issueVoucher, type Voucher } from '@brixel/platform/voucher/voucher-ledger';
import type { Kysely } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import type { RunningShop } from '../setup/shop-process.ts';
import { seededDataDir, startShop } from '../setup/start-shop.ts';
import { createFilledDatabase } from '../support/filled-database.ts';
import { orderMessage } from '../support/test-order.ts';

const SKUS = ['BX-3005-1', 'BX-3004-1', 'BX-3003-1'];
const START_STOCK = 5_000;
const CLIENTS = 16;

/** A shop that dies and comes back on the same data. */
async function mortalShop({ dataDir, databaseUrl = '' }: DatabaseLocation) {
  const start = () => startShop({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'error' });
  let running: Promise<RunningShop> = start();
  onTestFinished(async () => (await running).kill());
  await running;
  return {
    running: () => running,
    async dieAndReturn() {
      const dying = await running;
      const died = dying.kill();
      running = died.then(start);
      await running;
    },
  };
}
type MortalShop = Awaited<ReturnType<typeof mortalShop>>;

/** Like a client that stores its message until it knows the outcome. */
async function deliver(shop: MortalShop, message: OrderMessage): Promise<PlacedOrder> {
  for (;;) {
    const { url } = await shop.running();
    try {
      const answer = await fetch(`${url}/api/order`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(message),
      });
      const { code, result } = (await answer.json()) as Envelope<PlacedOrder>;
      if (code !== 200) throw new Error(`An order was answered with ${code}: ${JSON.stringify(result)}`);
      return result;
    } catch (error) {
      // No answer, or half of one: whether there is an order now, only the next answer can tell.
      const isCut = error instanceof TypeError || (error instanceof Error && error.name === 'SyntaxError');
      if (!isCut) throw error;
    }
  }
}

async function withDatabase<T>(
  location: DatabaseLocation,
  work: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(location);
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

async function orderThroughDeaths(location: DatabaseLocation, count: number, deaths: number): Promise<void> {
  const shop = await mortalShop(location);
  await withDatabase(location, (db) =>
    db.updateTable('stock').set({ qty: START_STOCK }).where('sku', 'in', SKUS).execute(),
  );
  const messages = Array.from({ length: count }, (_, place) =>
    orderMessage(SKUS.slice(0, 1 + (place % SKUS.length)).map((sku) => ({ sku, qty: 1 + (place % 2) }))),
  );
  const voucher = await withDatabase(location, (db) => payWithVoucher(db, messages));
  const answers = new Map<OrderMessage, PlacedOrder>();
  const queue = [...messages];
  const clients = Array.from({ length: CLIENTS }, async () => {
    for (let message = queue.shift(); message; message = queue.shift())
      answers.set(message, await deliver(shop, message));
  });

  // At a random place in each stretch, while as many orders are under way as there are clients.
  const killing = (async () => {
    for (let death = 0; death < deaths; death++) {
      const stretch = Math.floor((count * 0.9) / deaths);
      const moment = death * stretch + randomInt(stretch);
      while (answers.size < moment) await sleep(2);
      await shop.dieAndReturn();
    }
  })();
  await Promise.all([...clients, killing]);
  const replayed = messages.filter((_, place) => place % 10 === 0);
  for (const message of replayed) expect(await deliver(shop, message)).toEqual(answers.get(message));
  await (await shop.running()).stop();

  await withDatabase(location, async (db) => {
    const orders = await db.selectFrom('placed_order').select(['client_order_id', 'order_number']).execute();
    const stored = Object.fromEntries(orders.map((order) => [order.client_order_id, order.order_number]));
    const answered = Object.fromEntries([...answers].map(([{ order_id }, { orderNumber }]) => [order_id, orderNumber]));
    expect(orders).toHaveLength(count);
    expect(stored).toEqual(answered);
    const stock = await db.selectFrom('stock').select(['sku', 'qty']).where('sku', 'in', SKUS).execute();
    const sold = (sku: string) =>
      messages
        .flatMap(({ products }) => products)
        .reduce((sum, line) => sum + (line.sku === sku ? Number(line.qty) : 0), 0);
    for (const { sku, qty } of stock) expect([sku, qty]).toEqual([sku, START_STOCK - sold(sku)]);
    const { mails } = await db
      .selectFrom('mail')
      .select(({ fn }) => fn.countAll<number>().as('mails'))
      .executeTakeFirstOrThrow();
    expect(mails).toBe(count);

    const { balance } = await db
      .selectFrom('voucher')
      .select('balance')
      .where('id', '=', voucher.id)
      .executeTakeFirstOrThrow();
    const entries = await db.selectFrom('voucher_entry').selectAll().where('voucher_id', '=', voucher.id).execute();
    const paid = await db.selectFrom('placed_order').select('voucher_amount').execute();
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance);
    expect(paid.reduce((sum, { voucher_amount }) => sum + voucher_amount, 0)).toBe(voucher.value - balance);
    expect(entries.filter(({ kind }) => kind === 'redeem')).toHaveLength(Math.ceil(count / 4));
  });
}

/** Every fourth order is paid in part by one voucher, which is enough for all of them. */
async function payWithVoucher(db: Kysely<Schema>, messages: OrderMessage[]): Promise<Voucher> {
  const { voucher } = await db.transaction().execute((tx) =>
    issueVoucher(
      tx,
      {
        ...{ value: 50_000_000, order_id: null, item_id: null, position: null, store_code: 'de', is_test: 0 },
        ...{ recipient_email: 'a@example.de', recipient_name: '', giver_name: '', greeting: '' },
        expires_at: '2099-01-01T00:00:00.000Z',
      },
      Date.now(),
    ),
  );
  for (const message of messages.filter((_, place) => place % 4 === 0)) {
    message.cart_id = randomUUID();
    await db
      .insertInto('cart')
      .values({
        ...{ id: message.cart_id, customer_id: null, version: 0, last_item_id: 0, coupon_code: null, country: null },
        ...{ shipping_method: null, voucher_ids: toJson([voucher.id]), updated_at: new Date().toISOString() },
      })
      .execute();
  }
  return voucher;
}

test('killed again and again during 500 orders, the shop loses none that it has answered and doubles none', async () => {
  const dataDir = await seededDataDir();
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  await orderThroughDeaths({ dataDir }, 500, 5);
});

test.runIf(inject('postgresUrl'))('and so does a node on PostgreSQL', async () => {
  const { location, remove } = await createFilledDatabase('demo');
  onTestFinished(remove);
  await orderThroughDeaths(location, 100, 1);
});
