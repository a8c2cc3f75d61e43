import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { wireTotals } from '@brixel/commerce/cart/wire-totals';
import { orderInput } from '@brixel/contract/order';
import { storeViews } from '@brixel/contract/stores';
import { openDatabase } from '@brixel/platform/database/database';
import { migrate } from '@brixel/platform/database/migrate';
import { chainedHash } from '@brixel/platform/invoice/invoice-store';
import { newOrderRow } from '@brixel/platform/order/new-order';
import type { OrderContent } from '@brixel/platform/order/order-content';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../support/database.ts';
import { orderMessage } from '../support/test-order.ts';

const ORDERS = 1000;
/** of five workers each: twenty at the same time */
const PROCESSES = 4;
const KILLS = 6;
const WORKER = fileURLToPath(new URL('../support/issue-invoices.ts', import.meta.url));

const { order_id, ...input } = orderInput.parse(orderMessage([{ sku: 'P-1', qty: 3 }]));
const line = { item_id: 1, name: 'Stein', options: [], qty: 3, price: 350, tiers: [], taxRate: 1900 };
const content: OrderContent = {
  lines: [
    {
      ...{ itemId: 1, sku: 'P-1', offerSku: 'P-1', name: 'Stein', productType: 'simple', qty: 3, option: null },
      ...{ options: [], downloads: [], mosaicId: null },
    },
  ],
  totals: wireTotals([line], () => 49_000),
  shippingAddress: input.addressInformation.shippingAddress ?? null,
  billingAddress: input.addressInformation.billingAddress,
  ...{ deliveryDays: null, reserved: [], countedCoupon: null },
};

test('1,000 invoices of twenty workers whose processes are killed again and again: no gap, no doublet', async () => {
  const { location, remove } = await createTestDatabase();
  const database = await openDatabase(location);
  onTestFinished(async () => {
    await database.close();
    await remove();
  });
  await migrate(database);
  const { db } = database;
  const message = { ...input, client_order_id: null };
  const rows = Array.from({ length: ORDERS }, (_, place) =>
    newOrderRow(
      { id: place + 1, numberPrefix: 'BX', now: Date.now() },
      message,
      { store: storeViews.de, customerId: null },
      content,
    ),
  );
  for (let from = 0; from < ORDERS; from += 100)
    await db
      .insertInto('placed_order')
      .values(rows.slice(from, from + 100))
      .execute();

  const start = () =>
    spawn(process.execPath, [WORKER, JSON.stringify(location)], { stdio: ['ignore', 'ignore', 'inherit'] });
  const count = async (): Promise<number> =>
    (
      await db
        .selectFrom('invoice')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n;
  const running = Array.from({ length: PROCESSES }, start);
  onTestFinished(() => {
    for (const each of running) each.kill('SIGKILL');
  });
  for (let kill = 0; kill < KILLS; kill++) {
    const moment = ((kill + 1) * ORDERS) / (KILLS + 2);
    while ((await count()) < moment) await sleep(10);
    const place = kill % PROCESSES;
    running[place]!.kill('SIGKILL');
    running[place] = start();
  }
  await Promise.all(running.map((each) => each.exitCode ?? once(each, 'exit')));

  const issued = await db
    .selectFrom('invoice')
    .select(['number', 'position', 'order_id', 'hash', 'document'])
    .orderBy('position')
    .execute();
  expect(issued.map(({ position }) => position)).toEqual(rows.map((_, place) => place + 1));
  expect(new Set(issued.map(({ order_id: id }) => id)).size).toBe(ORDERS);
  expect(new Set(issued.map(({ number }) => number)).size).toBe(ORDERS);
  issued.reduce((previous, { hash, document }) => {
    expect(hash).toBe(chainedHash(previous, document));
    return hash;
  }, '');
}, 120_000);
