import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { colourByKey } from '@brixel/bricks/colours';
import { singlePlates } from '@brixel/mosaic/bill-of-materials';
import { billOf } from '@brixel/mosaic/make-mosaic';
import { SINGLE_PLATE } from '@brixel/mosaic/plates';
import { packLayout } from '@brixel/platform/mosaic/mosaic-layout';
import { mosaicOf, readMosaic } from '@brixel/platform/mosaic/mosaic-store';
import { runOwner } from '@brixel/platform/owner/run-owner';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { expectedParts } from '../support/expected-parts.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { orderCatalog } from '../support/order-goods.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { readBooklet } from '../support/read-booklet.ts';
import { makeMosaic, mosaicGoods, mosaicLine } from '../support/test-mosaic.ts';
import { orderMessage, type TestOrders, testOrders } from '../support/test-order.ts';

let server: MailServer;
let shop: TestPlatform;
let orders: TestOrders;
beforeAll(async () => {
  server = await startMailServer();
  const config = { publicUrl: 'https://brixel.example', mail: { smtpUrl: server.url } };
  shop = await startTestPlatform({ catalog: () => orderCatalog(mosaicGoods()), config });
  orders = testOrders(shop);
});
afterAll(async () => {
  await shop.close();
  await server.stop();
});

const chosen = (plates: string) => ({ chosen: ['portrait', plates, 'none'] });
const pay = ({ backendOrderId }: { backendOrderId: number }) =>
  shop.platform.orders.setStatus(backendOrderId, 'processing');

async function mosaicBy(id: string) {
  const stored = await readMosaic(shop.database.db, id);
  if (!stored) throw new Error(`There is no mosaic ${id}`);
  return mosaicOf(stored);
}

test.each([
  ['de', 'single', ['Bauheft (PDF)', 'Teileliste (CSV)', 'Wunschliste für BrickLink (XML)'], 'bauheft'],
  [
    'it',
    'merged',
    ['Istruzioni di montaggio (PDF)', 'Elenco dei pezzi (CSV)', 'Lista dei desideri per BrickLink (XML)'],
    'istruzioni',
  ],
] as const)('in %s a mosaic of %s plates comes with its booklet and its parts, once it is paid', async (...given) => {
  const [storeCode, plates, titles, name] = given;
  const { id } = await makeMosaic(shop, { plates });
  const placed = await orders.place(orderMessage([mosaicLine(id, chosen(plates))]), `?storeCode=${storeCode}`);
  const early = await shop.inject(`/api/download/${placed.orderId}/1/1`);
  expect([early.statusCode, (await orders.view(placed.orderId)).items[0]?.downloads]).toEqual([403, undefined]);

  await pay(placed);
  const links = (await orders.view(placed.orderId)).items[0]?.downloads ?? [];
  expect(links.map(({ title }) => title)).toEqual(titles);
  const mail = await server.find(
    ({ subject = '', text = '' }) => subject.includes(placed.orderNumber) && text.includes(`/download/`),
  );
  for (const { title, url } of links) {
    expect(mail.html).toContain(title);
    expect(mail.text).toContain(`https://brixel.example${url}`);
  }

  const [booklet, parts, wanted] = await Promise.all(links.map(({ url }) => shop.inject(url)));
  const mosaic = await mosaicBy(id);
  expect(booklet?.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${name}-${placed.orderNumber}.pdf"`,
    'cache-control': 'private, no-store',
  });
  const read = readBooklet(booklet!.rawPayload, storeCode);
  expect(read.parts).toEqual(expectedParts(mosaic, storeCode));
  expect(read.bases.reduce((sum, { total }) => sum + total, 0)).toBe(mosaic.plates.length);

  expect(parts?.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(partsInCsv(parts!.body)).toEqual(
    billOf(mosaic).map(({ design, element, colour, count }) => [
      ...[design, element ?? '', colourByKey(colour.key).name[storeCode], String(colour.bricklinkId)],
      String(count),
    ]),
  );
  expect(wanted?.headers['content-type']).toBe('application/xml');
  expect(lotsIn(wanted!.body)).toEqual(
    billOf(mosaic).map(({ design, colour, count }) => ['P', design, String(colour.bricklinkId), String(count)]),
  );
  const counted = await shop.database.db
    .selectFrom('download')
    .select(['item_id', 'file_id', 'fetched'])
    .where('order_id', '=', placed.backendOrderId)
    .orderBy('file_id')
    .execute();
  expect(counted).toEqual([1, 2, 3].map((file_id) => ({ item_id: 1, file_id, fetched: 1 })));
});

const partsInCsv = (text: string): string[][] =>
  text
    .trim()
    .split('\r\n')
    .slice(1)
    .map((row) => {
      const [design = '', element = '', colour = '', bricklink = '', , , count = ''] = row.split(';');
      return [design, element, colour, bricklink, count];
    });

const lotsIn = (xml: string): string[][] =>
  [...xml.matchAll(/<ITEM>(.*?)<\/ITEM>/g)].map(([, item = '']) =>
    ['ITEMTYPE', 'ITEMID', 'COLOR', 'MINQTY'].map((tag) => new RegExp(`<${tag}>(.*?)</${tag}>`).exec(item)?.[1] ?? ''),
  );

test('what the shop sells later does not change the plates of a mosaic', async () => {
  const { id, pieces } = await makeMosaic(shop, { plates: 'merged' });
  const placed = await orders.place(orderMessage([mosaicLine(id, chosen('merged'))]));
  await pay(placed);
  const { grid, plates } = await mosaicBy(id);
  expect([plates.length, plates.length < grid.cells.length]).toEqual([pieces, true]);
  // as it would have been laid when the shop had single plates only
  const laid = singlePlates(grid);
  const layout = packLayout(laid);
  await shop.database.db.updateTable('mosaic').set({ layout }).where('id', '=', id).execute();

  const [booklet, parts] = await Promise.all(
    [1, 2].map((file) => shop.inject(`/api/download/${placed.orderId}/1/${file}`)),
  );
  const bases = readBooklet(booklet!.rawPayload, 'de').bases;
  expect(bases.reduce((sum, { total }) => sum + total, 0)).toBe(laid.length);
  expect(new Set(partsInCsv(parts!.body).map(([design]) => design))).toEqual(new Set([SINGLE_PLATE.design]));
});

test('mails say which files come after the payment, and then tell those of two mosaics apart', async () => {
  const mosaics = [await makeMosaic(shop), await makeMosaic(shop)];
  const placed = await orders.place(orderMessage(mosaics.map(({ id }) => mosaicLine(id))));
  const mailWith = (text: string) =>
    server.find((mail) => !!mail.subject?.includes(placed.orderNumber) && !!mail.text?.includes(text));
  const early = await mailWith('sobald deine Zahlung da ist');
  expect(early.text?.replace(/\s+/g, ' ')).toContain(
    'sobald deine Zahlung da ist: Bauheft (PDF), Teileliste (CSV), Wunschliste für BrickLink (XML).',
  );
  await pay(placed);
  const { html } = await mailWith('/download/');
  for (const { item_id, name } of (await orders.view(placed.orderId)).items) {
    expect(html).toContain(`Bauheft (PDF) · ${name} (${item_id})`);
  }
});

test('a cancelled order gives no files, and a number that is no file of a mosaic is none', async () => {
  const { id } = await makeMosaic(shop);
  const placed = await orders.place(orderMessage([mosaicLine(id)]));
  await pay(placed);
  expect((await shop.inject(`/api/download/${placed.orderId}/1/4`)).statusCode).toBe(404);
  await shop.platform.orders.setStatus(placed.backendOrderId, 'canceled');
  expect((await shop.inject(`/api/download/${placed.orderId}/1/1`)).statusCode).toBe(403);
});

async function owner(...words: string[]) {
  const out: string[] = [];
  const complaint: string[] = [];
  const terminal = {
    stdout: async (text: string) => void out.push(text),
    stderr: (text: string) => void complaint.push(text),
  };
  const code = await runOwner(words, shop.database.location, terminal);
  return { code, out: out.join(''), complaint: complaint.join('') };
}

test('the owner saves all that is needed to pack the mosaics of an order, also before it is paid', async () => {
  const [first, second] = [await makeMosaic(shop), await makeMosaic(shop, { mode: 'greyscale', plates: 'merged' })];
  const lines = [mosaicLine(first.id), { sku: 'P-1', qty: 1 }, mosaicLine(second.id, chosen('merged'))];
  const { orderNumber } = await orders.place(orderMessage(lines));
  const folder = path.join(await mkdtemp(path.join(tmpdir(), 'brixel-mosaic-')), 'to pack');
  onTestFinished(() => rm(path.dirname(folder), { recursive: true }));

  const { code, out, complaint } = await owner('mosaic', orderNumber.toLowerCase(), '--to', folder);
  expect([code, complaint]).toEqual([0, '']);
  const names = [1, 3].flatMap((line) =>
    ['bauheft.pdf', 'teileliste.csv', 'wunschliste.xml', 'mosaic.jpg'].map((name) =>
      name.replace('.', `-${orderNumber}-${line}.`),
    ),
  );
  expect(out).toBe(names.map((name) => `${path.join(folder, name)}\n`).join(''));
  expect((await readdir(folder)).toSorted()).toEqual(names.toSorted());
  for (const [line, id] of [
    [1, first.id],
    [3, second.id],
  ] as const) {
    const booklet = await readFile(path.join(folder, `bauheft-${orderNumber}-${line}.pdf`));
    expect(readBooklet(booklet, 'de').parts).toEqual(expectedParts(await mosaicBy(id), 'de'));
    const picture = await sharp(path.join(folder, `mosaic-${orderNumber}-${line}.jpg`)).metadata();
    expect(picture).toMatchObject({ format: 'jpeg', width: 1600, height: Math.round((1600 * 64) / 48) });
  }
});

test('where there is nothing to save, the owner gets the reason', async () => {
  const { orderNumber } = await orders.place(orderMessage([{ sku: 'P-1', qty: 1 }]));
  expect(await owner('mosaic', orderNumber)).toEqual({
    code: 1,
    out: '',
    complaint: `${orderNumber} has no mosaic.\n`,
  });
  expect(await owner('mosaic', 'BX-2222-2222')).toMatchObject({ complaint: 'There is no order BX-2222-2222.\n' });

  const gone = await makeMosaic(shop);
  const placed = await orders.place(orderMessage([mosaicLine(gone.id)]));
  await shop.database.db.deleteFrom('mosaic').where('id', '=', gone.id).execute();
  expect(await owner('mosaic', placed.orderNumber)).toEqual({
    code: 1,
    out: '',
    complaint: 'The mosaic of line 1 is no longer kept.\n',
  });
  const misunderstood = await owner('mosaic');
  expect([misunderstood.code, misunderstood.complaint]).toEqual([2, expect.stringMatching(/^order number is missing/)]);
});
