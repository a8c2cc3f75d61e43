import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { WebhookType } from '@brixel/contract/office/webhook-limits';
import { type Database, openDatabase } from '@brixel/platform/database/database';
import { createLateLog } from '@brixel/platform/http/late-log';
import { CLAIM_MS } from '@brixel/platform/webhook/delivery-queue';
import {
  countFailingWebhooks,
  createWebhook,
  listWebhooks,
  rotateSecret,
} from '@brixel/platform/webhook/webhook-store';
import { createWebhooks, type Webhooks } from '@brixel/platform/webhook/webhooks';
import { insertEvent, writeEvent } from '@brixel/platform/webhook/write-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { TestDatabase } from '../support/database.ts';
import { createMigratedDatabase } from '../support/filled-database.ts';
import { isSigned, startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let testDatabase: TestDatabase;
let database: Database;
let receiver: WebhookReceiver;
let time: number;
beforeEach(async () => {
  // The timers are off, so everything that is sent was woken.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  testDatabase = await createMigratedDatabase();
  onTestFinished(testDatabase.remove);
  database = await openDatabase(testDatabase.location);
  onTestFinished(database.close);
  receiver = await startWebhookReceiver();
  onTestFinished(receiver.close);
  time = Date.now();
});

/** A node whose clock is the test's. */
function startNode({ allowsPrivate = true } = {}): Webhooks {
  const { db } = database;
  const webhooks = createWebhooks({
    ...{ db, allowsPrivate, lowStock: () => 10, nameOf: () => null },
    ...{ log: createLateLog(), now: () => time },
  });
  onTestFinished(webhooks.close);
  return webhooks;
}

async function addEndpoint(url = receiver.url, events: WebhookType[] = ['stock.low']) {
  const made = await database.db.transaction().execute((tx) => createWebhook(tx, { name: 'Lager', url, events }, time));
  return { id: made!.endpoint.id, secret: made!.secret };
}

const news = (sku: string) => ({
  type: 'stock.low' as const,
  store: null,
  data: () => ({ sku, name: null, stock: 3, threshold: 10 }),
});
const tell = (...skus: string[]) =>
  database.db.transaction().execute(async (tx) => {
    for (const sku of skus) await writeEvent(tx, news(sku), time);
  });

const deliveries = () => database.db.selectFrom('webhook_delivery').selectAll().orderBy('id').execute();
const states = async () => (await deliveries()).map(({ state }) => state);
const attempted = (count: number) =>
  expect
    .poll(async () => (await deliveries()).reduce((sum, { attempts }) => sum + attempts, 0), { timeout: 15_000 })
    .toBe(count);
const skus = () => receiver.received.map(({ body }) => (body.data as { sku?: string }).sku);

test('what is committed arrives signed, in its order; what is rolled back never does', async () => {
  const { secret } = await addEndpoint();
  await addEndpoint(receiver.url, ['order.paid']);
  const node = startNode();
  const failed = database.db.transaction().execute(async (tx) => {
    await writeEvent(tx, news('rolled-back'), time);
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  const names = Array.from({ length: 12 }, (_, index) => `P-${index}`);
  await tell(...names);
  node.wake();
  await attempted(12);
  expect(skus()).toEqual(names);
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(12);
  for (const message of receiver.received) {
    expect(message.body).toMatchObject({ id: message.id, type: 'stock.low', store: null });
    expect(Math.abs(message.timestamp - time / 1000)).toBeLessThan(2);
    expect(isSigned(message, secret)).toBe(true);
    expect(isSigned({ ...message, text: `${message.text} ` }, secret)).toBe(false);
  }
  expect(new Set(await states())).toEqual(new Set(['delivered']));
});

test('after lost answers, errors and redirects the same comes again under the same id, later and later, for about a day', async () => {
  await addEndpoint();
  const node = startNode();
  await tell('P-1');
  receiver.answers.push('lost', 500, 302, 404);
  const pauses: number[] = [];
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    node.wake();
    await attempted(attempt);
    const [row] = await deliveries();
    expect(row).toMatchObject({ state: 'waiting', status: [null, 500, 302, 404][attempt - 1] });
    const next = Date.parse(row!.next_attempt_at!);
    pauses.push(next - time);
    // not a moment before
    time = next - 1;
    node.wake();
    await node.lookAtStock();
    expect(receiver.received).toHaveLength(attempt);
    time = next;
  }
  for (const [place, usual] of [5000, MINUTE, 5 * MINUTE, 30 * MINUTE].entries()) {
    expect(pauses[place]).toBeGreaterThanOrEqual(usual * 0.8);
    expect(pauses[place]).toBeLessThanOrEqual(usual * 1.2);
  }
  node.wake();
  await attempted(5);
  const [row] = await deliveries();
  expect(row).toMatchObject({ state: 'delivered', next_attempt_at: null, status: 200, answer: 'answered 200' });
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
  expect(new Set(receiver.received.map(({ text }) => text)).size).toBe(1);
});

test('what never arrives has failed after about a day; an address that only fails for days is switched off', async () => {
  const { id } = await addEndpoint();
  const node = startNode();
  const started = time;
  await tell('P-1');
  receiver.answers.push(...Array.from({ length: 40 }, () => 503));
  for (let attempt = 1; attempt <= 9; attempt += 1) {
    node.wake();
    await attempted(attempt);
    const [row] = await deliveries();
    if (row?.next_attempt_at) time = Date.parse(row.next_attempt_at);
  }
  expect(await deliveries()).toMatchObject([{ state: 'failed', next_attempt_at: null, attempts: 9 }]);
  expect(time - started).toBeGreaterThan(18 * HOUR);
  expect(time - started).toBeLessThan(30 * HOUR);
  expect(await countFailingWebhooks(database.db)).toBe(0);

  time = started + 3 * DAY + 1;
  await tell('P-2');
  node.wake();
  await attempted(10);
  expect(await listWebhooks(database.db)).toMatchObject([{ id, off_reason: 'failing', waiting: 1 }]);
  expect(await countFailingWebhooks(database.db)).toBe(1);
  // nothing more is written for it, and nothing sent
  await tell('P-3');
  time += HOUR;
  node.wake();
  await node.close();
  expect(receiver.received).toHaveLength(10);
  expect(await deliveries()).toHaveLength(2);
});

test('an address that is gone says so once', async () => {
  await addEndpoint();
  receiver.answers.push(410);
  const node = startNode();
  await tell('P-1', 'P-2');
  node.wake();
  await attempted(1);
  await node.close();
  expect(receiver.received).toHaveLength(1);
  expect(await listWebhooks(database.db)).toMatchObject([{ off_reason: 'gone', waiting: 2 }]);
});

test('several nodes share the work: each event arrives once, in its order', async () => {
  await addEndpoint();
  const nodes = [startNode(), startNode(), startNode()];
  const names = Array.from({ length: 30 }, (_, index) => `P-${index}`);
  for (const name of names) {
    await tell(name);
    for (const node of nodes) node.wake();
  }
  await expect
    .poll(
      async () => {
        for (const node of nodes) node.wake();
        return (await states()).filter((state) => state === 'delivered').length;
      },
      { timeout: 15_000 },
    )
    .toBe(30);
  expect(skus()).toEqual(names);
});

test('what a killed node was sending is sent by another one, under the same id', async () => {
  await addEndpoint();
  receiver.answers.push('silent');
  await tell('P-1', 'P-2');
  const location = JSON.stringify(testDatabase.location);
  const child = spawn(process.execPath, ['tests/support/webhook-node.ts', location], { stdio: 'inherit' });
  await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBe(1);
  child.kill('SIGKILL');
  await once(child, 'exit');

  time = Date.now();
  const node = startNode();
  node.wake();
  await node.lookAtStock();
  // its claim still counts
  expect(receiver.received).toHaveLength(1);
  time += CLAIM_MS;
  node.wake();
  await attempted(2);
  expect(skus()).toEqual(['P-1', 'P-1', 'P-2']);
  expect(receiver.received[1]!.id).toBe(receiver.received[0]!.id);
});

test('what was written, tried or claimed while the clock was ahead waits for no clock once it is right again', async () => {
  const { id } = await addEndpoint();
  const node = startNode();
  const right = time;
  receiver.answers.push(503);
  time += HOUR;
  await tell('P-1');
  node.wake();
  await attempted(1);
  await tell('P-2');
  time = right + 2 * DAY;
  // a node that was killed held it
  const until = new Date(time + CLAIM_MS).toISOString();
  await database.db
    .updateTable('webhook_endpoint')
    .set({ claimed_by: 'a dead node', claimed_until: until })
    .where('id', '=', id)
    .execute();
  time = right;
  node.wake();
  await attempted(3);
  expect(skus()).toEqual(['P-1', 'P-1', 'P-2']);
  expect(await states()).toEqual(['delivered', 'delivered']);
});

test('after a change of secrets both sign for a day', async () => {
  const { id, secret: old } = await addEndpoint();
  const { secret: next } = (await database.db.transaction().execute((tx) => rotateSecret(tx, id, time)))!;
  const node = startNode();
  await tell('P-1');
  node.wake();
  await attempted(1);
  time += DAY;
  await tell('P-2');
  node.wake();
  await attempted(2);
  const signed = receiver.received.map((message) => [isSigned(message, old), isSigned(message, next)]);
  expect(signed).toEqual([
    [true, true],
    [false, true],
  ]);
});

test('a slow address delays no other, and addresses inside are not reached', async () => {
  const slow = await startWebhookReceiver();
  onTestFinished(slow.close);
  slow.answers.push('silent');
  await addEndpoint(slow.url);
  await addEndpoint();
  const node = startNode();
  await tell('P-1', 'P-2');
  node.wake();
  await attempted(2);
  expect(skus()).toEqual(['P-1', 'P-2']);
  expect(slow.received).toHaveLength(1);
  await slow.close();
  await node.close();

  time += HOUR;
  const strict = startNode({ allowsPrivate: false });
  await tell('P-3');
  strict.wake();
  await expect.poll(async () => (await deliveries()).filter(({ error }) => error === 'PRIVATE_ADDRESS').length).toBe(4);
  expect(skus()).toEqual(['P-1', 'P-2']);
});

test('after thirty days what was told is forgotten', async () => {
  const { id } = await addEndpoint();
  const node = startNode();
  await database.db
    .transaction()
    .execute((tx) => insertEvent(tx, { type: 'test', store: null, data: () => ({}) }, [id], time));
  node.wake();
  await attempted(1);
  time += 29 * DAY;
  await tell('P-1');
  await node.sweep();
  expect(await deliveries()).toHaveLength(2);
  time += 2 * DAY;
  await node.sweep();
  expect(await deliveries()).toHaveLength(1);
  expect(await database.db.selectFrom('webhook_event').selectAll().execute()).toHaveLength(1);
});
