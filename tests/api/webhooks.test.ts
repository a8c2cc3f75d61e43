import type { WebhookType } from '@brixel/contract/office/webhook-limits';
import { createPlatform, type Platform } from '@brixel/platform/platform';
import { deleteOrderEvents } from '@brixel/platform/webhook/delivery-queue';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type OfficePerson, signInAs } from '../support/office-node.ts';
import { orderCatalog } from '../support/order-goods.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { orderMessage, type TestOrders, testOrders } from '../support/test-order.ts';
import { isSigned, startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts';

const SKU = 'P-1';
const ORDER_EVENTS: WebhookType[] = ['order.placed', 'order.paid', 'order.sent', 'order.canceled', 'order.refunded'];

let receiver: WebhookReceiver;
let shop: TestPlatform;
let otherNode: Platform;
let orders: TestOrders;
let owner: OfficePerson;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
  shop = await startTestPlatform({ catalog: 'order', config: { webhookPrivate: true } });
  otherNode = await createPlatform({ ...shop.database.location, webhookPrivate: true }, orderCatalog);
  orders = testOrders(shop);
  owner = await signInAs(shop, 'owner');
});
afterEach(async () => {
  for (const { id } of (await owner.call('webhooks.list')).endpoints)
    await owner.call('webhooks.remove', { params: { id } });
  receiver.received.splice(0);
});
afterAll(async () => {
  await otherNode.close();
  await shop.close();
  await receiver.close();
});

const create = (events: WebhookType[], url = receiver.url) =>
  owner.call('webhooks.create', { body: { name: 'Lager', url, events } });
const typesOf = (number: string) =>
  receiver.received.filter(({ body }) => JSON.stringify(body.data).includes(number)).map(({ body }) => body.type);
const told = (number: string, types: string[]) =>
  expect.poll(() => typesOf(number), { timeout: 20_000 }).toEqual(types);
const log = async (id: number) => (await owner.call('webhooks.deliveries', { params: { id }, query: {} })).deliveries;

test('an order tells its way, in its order, as the description of the calls says', async () => {
  const { endpoint, secret } = await create(ORDER_EVENTS);
  const { orderNumber: number } = await orders.place(orderMessage([{ sku: SKU, qty: 3 }]));
  const params = { number };
  await owner.call('orders.pay', { params, body: { note: 'Geld ist da, steht im Regal 7' } });
  await owner.call('orders.send', { params, body: { note: '', parcels: [] } });
  await owner.call('orders.refund', { params, body: { way: 'noted', amount: 0.5 } });
  await told(number, ['order.placed', 'order.paid', 'order.sent', 'order.refunded']);
  const other = await orders.place(orderMessage([{ sku: SKU, qty: 1 }]));
  await owner.call('orders.cancel', { params: { number: other.orderNumber }, body: { note: '' } });
  await told(other.orderNumber, ['order.placed', 'order.canceled']);

  const cookie = [...owner.cookies].map((pair) => pair.join('=')).join('; ');
  const { webhooks } = (await shop.inject({ url: '/admin/api/openapi.json', headers: { cookie } })).json();
  expect(Object.keys(webhooks)).toEqual([...ORDER_EVENTS, 'stock.low']);
  for (const message of receiver.received) {
    expect(isSigned(message, secret)).toBe(true);
    const { schema } = webhooks[message.body.type].post.requestBody.content['application/json'];
    expect(z.fromJSONSchema(schema).safeParse(message.body).error).toBeUndefined();
    expect(message.body).toMatchObject({ id: message.id, store: 'de' });
    // neither what the office notes nor where goods lie
    expect(message.text).not.toMatch(/Regal|"places"|"cost"|"history"/);
  }
  const [, paid, , refunded] = receiver.received;
  expect(paid?.body.data).toMatchObject({ order: { increment_id: number, status: 'processing' }, stage: 'to_pick' });
  expect(refunded?.body.data).toMatchObject({
    refund: { amount: 0.5, way: 'noted' },
    order: { total_refunded: 0.5, payment: { state: 'partly_refunded' } },
  });
  const isDelivered = async () => (await log(endpoint.id)).map(({ state, status }) => `${state} ${status}`);
  await expect.poll(isDelivered, { timeout: 20_000 }).toEqual(Array.from({ length: 6 }, () => 'delivered 200'));

  // with an account goes what was told of its orders
  const { db } = shop.database;
  await db.updateTable('placed_order').set({ customer_id: 4711 }).where('order_number', '=', number).execute();
  await db.transaction().execute((tx) => deleteOrderEvents(tx, 4711));
  expect((await log(endpoint.id)).map(({ type }) => type)).toEqual(['order.canceled', 'order.placed']);
});

test('of many orders for the last pieces, on two nodes, those that were placed are told, each once', async () => {
  const { endpoint } = await create(['order.placed']);
  await shop.platform.editor.setStock('P-11', 4);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => orders.send(orderMessage([{ sku: 'P-11', qty: 1 }]))),
  );
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(4);
  otherNode.webhooks.wake();
  await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBe(4);
  const numbers = receiver.received.map(({ body }) => JSON.stringify(body.data).match(/"increment_id":"([^"]+)/)?.[1]);
  const placed = answers.flatMap(({ text }) => JSON.parse(text).result.orderNumber ?? []);
  expect(numbers.toSorted()).toEqual(placed.toSorted());
  expect(await log(endpoint.id)).toHaveLength(4);
});

test('a stock that falls to the threshold is told once, and again only after it was above', async () => {
  const threshold = shop.platform.settings.current().catalog.lastPieces;
  const { editor } = shop.platform;
  await editor.setStock('P-12', threshold - 1);
  await editor.setStock(SKU, threshold + 2);
  const { endpoint } = await create(['stock.low']);
  const look = () =>
    Promise.all(
      [shop.platform.webhooks, otherNode.webhooks].flatMap((node) => [node.lookAtStock(), node.lookAtStock()]),
    );
  const lows = () => receiver.received.map(({ body }) => body.data as unknown as { sku: string; stock: number });

  const buy = (qty: number) => orders.place(orderMessage([{ sku: SKU, qty }]));
  await buy(1);
  await look();
  await buy(1);
  await look();
  await expect.poll(lows, { timeout: 20_000 }).toEqual([{ sku: SKU, name: 'Stein 1', stock: threshold, threshold }]);
  // not with every sale, and not of what was low before
  await buy(1);
  await editor.setStock('P-12', threshold - 2);
  await look();
  await editor.setStock(SKU, 500);
  await look();
  await editor.setStock(SKU, 0);
  await look();
  await expect.poll(lows, { timeout: 20_000 }).toHaveLength(2);
  expect(lows()[1]).toMatchObject({ sku: SKU, stock: 0 });
  expect(await log(endpoint.id)).toHaveLength(2);
  await editor.setStock(SKU, 5000);
});

test('an owner adds, tests, changes, renews, switches off and removes an address, and all of it is logged', async () => {
  const { endpoint, secret } = await create(['order.paid']);
  const params = { id: endpoint.id };
  receiver.answers.push(500);
  const { event_id } = await owner.call('webhooks.test', { params });
  await expect.poll(async () => (await log(endpoint.id))[0]?.status, { timeout: 20_000 }).toBe(500);
  const [first] = await log(endpoint.id);
  expect(first).toMatchObject({
    event_id,
    type: 'test',
    state: 'waiting',
    attempts: 1,
    next_attempt_at: expect.any(String),
  });
  const { endpoints } = await owner.call('webhooks.list');
  expect(endpoints[0]).toMatchObject({ failing_since: expect.any(String), waiting: 1 });
  expect(JSON.stringify(endpoints)).not.toContain(secret);

  const { secret: next } = await owner.call('webhooks.rotate', { params });
  await owner.call('webhooks.resend', { params: { id: first!.id } });
  await expect.poll(async () => (await log(endpoint.id))[0]?.state, { timeout: 20_000 }).toBe('delivered');
  expect(receiver.received.map(({ id }) => id)).toEqual([event_id, event_id]);
  expect(isSigned(receiver.received[1]!, secret) && isSigned(receiver.received[1]!, next)).toBe(true);
  const read = await owner.call('webhooks.delivery', { params: { id: first!.id } });
  expect(read).toMatchObject({ state: 'delivered', answer: 'answered 200', body: receiver.received[1]!.text });

  const facts = { name: 'Lager neu', url: receiver.url, events: ['order.sent' as const] };
  await owner.call('webhooks.update', { params, body: { ...facts, is_on: false } });
  expect((await owner.call('webhooks.list')).endpoints[0]).toMatchObject({ off_reason: 'owner', name: 'Lager neu' });
  expect(await owner.refusal('webhooks.test', { params })).toBe('409 WEBHOOK_OFF');
  expect(await owner.refusal('webhooks.resend', { params: { id: first!.id } })).toBe('409 WEBHOOK_OFF');
  await owner.call('webhooks.update', { params, body: { ...facts, is_on: true } });
  expect((await owner.call('webhooks.list')).endpoints[0]).toMatchObject({ off_at: null, failing_since: null });
  await owner.call('webhooks.remove', { params });
  for (const name of ['webhooks.remove', 'webhooks.rotate', 'webhooks.test', 'webhooks.deliveries'] as const)
    expect((await owner.ask(name, { params })).failure).toBe('NOT_FOUND');
  expect((await owner.call('webhooks.list')).endpoints).toEqual([]);

  const { entries } = await owner.call('audit.list', { query: { action: 'webhooks' } });
  const actions = entries.slice(0, 7).map(({ action }) => action.replace('webhooks.', ''));
  expect(actions).toEqual(['remove', 'update', 'update', 'resend', 'rotate', 'test', 'create']);
  expect(JSON.stringify(entries)).not.toContain('whsec_');
});

test('without the variable only public https addresses are taken, and never one with a password', async () => {
  const strict = await startTestPlatform({ catalog: 'order' });
  const person = await signInAs(strict, 'owner');
  const refusal = (url: string) =>
    person.refusal('webhooks.create', { body: { name: 'x', url, events: ['order.paid'] } });
  for (const url of [
    'http://programm.example/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://a:b@programm.example/',
  ])
    expect(await refusal(url), url).toBe('409 WEBHOOK_ADDRESS');
  expect(await refusal('ftp://programm.example/')).toMatch(/^400/);
  const body = { name: 'x', url: 'https://localhost:1/', events: ['order.paid' as const] };
  const { endpoint } = await person.call('webhooks.create', { body });
  await person.call('webhooks.test', { params: { id: endpoint.id } });
  const read = () => person.call('webhooks.deliveries', { params: { id: endpoint.id }, query: {} });
  await expect.poll(async () => (await read()).deliveries[0]?.error, { timeout: 20_000 }).toBe('PRIVATE_ADDRESS');
  await strict.close();
});
