import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildingPlan } from '@brixel/bricks/plan/building-plan';
import { DOWNLOAD_BODY, DOWNLOAD_LIMITS } from '@brixel/contract/office/download-limits';
import { models } from '@brixel/demo-catalog/models/registry';
import { sweepDownloads } from '@brixel/platform/download/uploaded-files';
import { serverOptions } from '@brixel/platform/http/server-options';
import { createPlatform } from '@brixel/platform/platform';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WAIT_LIMIT_MS } from '../support/limits.ts';
import { signInAs } from '../support/office-node.ts';
import { goods, orderCatalog, unlimited } from '../support/order-goods.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { readPdf } from '../support/read-pdf.ts';
import { orderMessage, type TestOrders, testOrders } from '../support/test-order.ts';

const same = (text: string) => ({ de: text, it: text });
const downloads = [
  { id: 601, title: same('Bauplan'), file: 'instructions/dachshund.pdf' },
  { id: 602, title: same('Tapete'), file: 'wall paper.png' },
  { id: 603, title: same('Verloren'), file: 'lost.pdf' },
  { id: 604, title: same('Geheimnis'), file: '../brixel.sqlite' },
];

let shop: TestPlatform;
let orders: TestOrders;
beforeAll(async () => {
  shop = await startTestPlatform({
    catalog: () => orderCatalog([goods(60, { type: 'downloadable', stock: unlimited, downloads })]),
  });
  orders = testOrders(shop);
  const folder = path.join(shop.database.location.dataDir, 'downloads');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'wall paper.png'), 'picture');
});
afterAll(() => shop.close());

const buy = () =>
  orders.place(orderMessage([{ sku: 'P-60', qty: 1 }], { addressInformation: { shippingAddress: null } }));
const linksOf = async (orderId: string) => (await orders.view(orderId)).items[0]?.downloads ?? [];
const fetched = () =>
  shop.database.db.selectFrom('download').select(['file_id', 'fetched']).orderBy('file_id').execute();

test('bought files can be fetched once the order is paid, as often as wanted, and each time is counted', async () => {
  const { orderId, backendOrderId } = await buy();
  expect(await linksOf(orderId)).toEqual([]);
  const early = await shop.inject(`/api/download/${orderId}/1/602`);
  expect([early.statusCode, early.json()]).toEqual([403, { code: 403, result: 'The order is not paid' }]);

  await shop.platform.orders.setStatus(backendOrderId, 'processing');
  const links = await linksOf(orderId);
  expect(links.map(({ title }) => title)).toEqual(['Bauplan', 'Tapete', 'Verloren', 'Geheimnis']);

  const [plan, picture, lost, secret] = links.map(({ url }) => url);
  for (let time = 0; time < 2; time += 1) {
    const answer = await shop.inject(picture!);
    expect([answer.statusCode, answer.body]).toEqual([200, 'picture']);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'attachment; filename="wall_paper.png"',
      'cache-control': 'private, no-store',
    });
  }
  const answer = await shop.inject(plan!);
  expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf' });
  const drawn = readPdf(answer.rawPayload).pages.map((page) => page.map(({ text }) => text));
  expect(drawn).toEqual(buildingPlan(models.dachshund.build()).map(({ labels }) => labels.map(({ text }) => text)));
  for (const url of [lost!, secret!]) expect((await shop.inject(url)).statusCode).toBe(404);
  expect(await fetched()).toEqual([
    { file_id: 601, fetched: 1 },
    { file_id: 602, fetched: 2 },
  ]);
});

test('a cancelled order gives no files any more', async () => {
  const { orderId, backendOrderId } = await buy();
  await shop.platform.orders.setStatus(backendOrderId, 'processing');
  const [link] = await linksOf(orderId);
  await shop.platform.orders.setStatus(backendOrderId, 'canceled');
  expect(await linksOf(orderId)).toEqual([]);
  expect((await shop.inject(link!.url)).statusCode).toBe(403);
});

test('what was not bought cannot be fetched', async () => {
  const { orderId, backendOrderId } = await buy();
  await shop.platform.orders.setStatus(backendOrderId, 'processing');
  const [link] = await linksOf(orderId);
  const [, , , , itemId] = link!.url.split('/');
  for (const url of [`${orderId}/${itemId}/999`, `${orderId}/999/601`, `x/${itemId}/601`, `${orderId}/a/b`]) {
    expect((await shop.inject(`/api/download/${url}`)).statusCode).toBe(404);
  }
});

test('a file that the owner uploads is for those who have bought it, on every node, and stays theirs', async () => {
  const owner = await signInAs(shop, 'owner');
  const send = (content: Uint8Array, name: string) =>
    owner.ask('downloads.upload', { query: { name }, body: Buffer.from(content) }, { 'content-type': DOWNLOAD_BODY });
  // of several pieces, and none that divides its length
  const content = randomBytes(2 * 1024 * 1024 + 77);
  const { status, result, text } = await send(content, 'Bau plan.PDF');
  expect(status, text).toBe(200);
  const plan = result as { file: string; name: string; bytes: number };
  expect(plan).toEqual({
    file: expect.stringMatching(/^[0-9a-f]{32}\.pdf$/),
    name: 'Bau plan.PDF',
    bytes: content.length,
  });
  expect((await send(new Uint8Array(), 'leer.pdf')).status).toBe(400);
  const tooLarge = await owner.ask(
    'downloads.upload',
    { query: { name: 'gross.zip' }, body: Buffer.alloc(DOWNLOAD_LIMITS.bytes + 1) },
    { 'content-type': DOWNLOAD_BODY },
  );
  expect(tooLarge.status).toBe(413);

  const body = {
    ...{ sku: 'PLAN-1', type: 'downloadable' as const, pictures: [], categories: [], status: 'on' as const },
    ...{ condition: null, tax_class: 'standard' as const, weight: null, price: 4, special: null, tiers: [], step: 1 },
    ...{ place: '', cost: null, stock: 0 },
    texts: { de: { name: 'Plan', url_key: 'plan-1', short_description: '', description: '', data_sheet: [] } },
  };
  const sold = (file: string) => [{ id: null, file, titles: { de: 'Bauplan' } }];
  for (const downloads of [undefined, [], sold('../brixel.sqlite'), sold(`${'0'.repeat(32)}.pdf`)])
    expect(await owner.refusal('products.create', { body: { ...body, downloads } })).toBe('409 DOWNLOAD_MISSING');
  const made = await owner.call('products.create', { body: { ...body, downloads: sold(plan.file) } });
  expect(made).toMatchObject({
    stock: null,
    downloads: [{ id: 1, titles: { de: 'Bauplan' } }],
    download_files: [plan],
  });
  await expect
    .poll(() => shop.platform.catalog.product('de', 'PLAN-1')?.downloadable_links, { timeout: WAIT_LIMIT_MS })
    .toMatchObject([{ id: 1, title: 'Bauplan' }]);
  expect(JSON.stringify(shop.platform.catalog.product('de', 'PLAN-1'))).not.toContain(plan.file);

  const message = orderMessage([{ sku: 'PLAN-1', qty: 1 }], { addressInformation: { shippingAddress: null } });
  const { orderId, backendOrderId } = await orders.place(message);
  expect((await shop.inject(`/api/download/${orderId}/1/1`)).statusCode).toBe(403);
  await shop.platform.orders.setStatus(backendOrderId, 'processing');
  const [link] = await linksOf(orderId);

  // another file takes its place; who has bought the first keeps it
  const next = (await send(randomBytes(10), 'Neu.zip')).result as typeof plan;
  const read = await owner.call('products.read', { params: { id: 'PLAN-1' } });
  await owner.call('products.save', {
    params: { id: 'PLAN-1' },
    body: { ...read, stock: null, downloads: sold(next.file) },
  });
  await sweepDownloads(shop.database.db, Date.now() + 48 * 60 * 60 * 1000);
  const { databaseUrl, dataDir } = shop.database.location;
  const folder = databaseUrl ? await mkdtemp(path.join(tmpdir(), 'brixel-second-')) : dataDir;
  const other = await createPlatform({ databaseUrl, dataDir: folder, rebuildOnStart: false });
  const app = Fastify(serverOptions);
  try {
    await app.register(other.routes);
    const answer = await app.inject(link!.url);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.equals(content)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(content.length),
      'content-disposition': 'attachment; filename="Bau_plan.PDF"',
    });
  } finally {
    await app.close();
    await other.close();
    if (databaseUrl) await rm(folder, { recursive: true, force: true });
  }
  const again = await owner.call('products.read', { params: { id: 'PLAN-1' } });
  expect(again.downloads).toEqual([{ id: 2, file: next.file, titles: { de: 'Bauplan' } }]);

  // what belongs to no product goes after a day
  const alone = (await send(randomBytes(10), 'allein.bin')).result as typeof plan;
  const ids = async () =>
    (await shop.database.db.selectFrom('download_file').select('id').execute()).map(({ id }) => id);
  await sweepDownloads(shop.database.db, Date.now());
  expect(await ids()).toHaveLength(3);
  await sweepDownloads(shop.database.db, Date.now() + 48 * 60 * 60 * 1000);
  expect(await ids()).not.toContain(alone.file.slice(0, 32));
  expect(await ids()).toHaveLength(2);
});
