import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildingPlan } from '@brixel/bricks/plan/building-plan';
import { models } from '@brixel/demo-catalog/models/registry';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
