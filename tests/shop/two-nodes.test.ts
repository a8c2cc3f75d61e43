import { cp, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { DOWNLOAD_BODY } from '@brixel/contract/office/download-limits';
import type { OfficeImportDetails } from '@brixel/contract/office/import-endpoints';
import { IMPORT_BODY } from '@brixel/contract/office/import-limits';
import { type OfficeCall, officeRoutes } from '@brixel/contract/office/office-routes';
import type { OfficePicture } from '@brixel/contract/office/picture-endpoints';
import type { OrderView } from '@brixel/contract/order';
import { logoAddress, photoPath } from '@brixel/contract/picture-paths';
import { bsxOf } from '@brixel/exchange/testing/lot-file';
import { openDatabase } from '@brixel/platform/database/database';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { RunningShop } from '../setup/shop-process.ts';
import { startShop } from '../setup/start-shop.ts';
import { createFilledDatabase } from '../support/filled-database.ts';
import { freePort } from '../support/free-port.ts';
import { injectOverHttp } from '../support/inject-over-http.ts';
import { WAIT_LIMIT_MS } from '../support/limits.ts';
import { type OfficeBrowser, ORIGIN, openBrowser } from '../support/office-browser.ts';
import { inviteAs, PASSWORD } from '../support/office-node.ts';
import { mosaicLine, PICTURE } from '../support/test-mosaic.ts';
import { orderMessage } from '../support/test-order.ts';

/** Two nodes on one PostgreSQL, each with a folder of its own: whatever is done on the first is seen on the second. */

const isPossible = Boolean(inject('postgresUrl'));
const soon = { timeout: WAIT_LIMIT_MS };

let first: RunningShop;
let second: RunningShop;
/** the same person, whose calls reach one node or the other */
let here: OfficeBrowser;
let there: OfficeBrowser;
const closing: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  if (!isPossible) return;
  const { location, remove } = await createFilledDatabase('demo');
  closing.push(remove);
  const start = async (): Promise<RunningShop> => {
    const dataDir = await mkdtemp(path.join(inject('runFolder'), 'node-'));
    closing.push(() => rm(dataDir, { recursive: true, force: true }));
    await cp(location.dataDir, dataDir, { recursive: true });
    const env = { DATA_DIR: dataDir, DATABASE_URL: location.databaseUrl ?? '', PUBLIC_URL: ORIGIN };
    const port = String(await freePort());
    const shop = await startShop({ ...env, PORT: port, TRUST_PROXY: '1', LOG_LEVEL: 'error' });
    closing.push(() => shop.stop());
    return { ...shop, url: `http://127.0.0.1:${port}` };
  };
  [first, second] = await Promise.all([start(), start()]);
  const database = await openDatabase(location);
  closing.push(() => database.close());
  here = openBrowser(injectOverHttp(first.url));
  there = openBrowser(injectOverHttp(second.url));
  const token = await inviteAs({ database }, 'owner', 'ida@firm.example');
  const body = { name: 'Ida', password: PASSWORD, language: 'de' as const };
  await here.call('invitation.accept', { params: { token }, body });
  for (const [name, value] of here.cookies) there.cookies.set(name, value);
});
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

interface Answered {
  code: number;
  // what it is depends on the call
  // biome-ignore lint/suspicious/noExplicitAny: the test reads only what it expects
  result: any;
}

async function call({ url }: RunningShop, address: string, body?: object): Promise<Answered> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '2001:db8::7' };
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  return (await fetch(`${url}/api/${address}`, init)).json() as Promise<Answered>;
}

async function file({ url }: RunningShop, address: string) {
  const answer = await fetch(url + address, { redirect: 'manual' });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const { headers, status } = answer;
  return { status, type: headers.get('content-type'), to: headers.get('location'), bytes };
}

/** The file as both nodes give it, which must be there and the same. */
async function sameFile(address: string): Promise<void> {
  expect(await differenceBetween(address), address).toBeNull();
}

async function differenceBetween(address: string): Promise<string[] | null> {
  const [one, other] = [await file(first, address), await file(second, address)];
  expect([address, other.status, other.type]).toEqual([address, 200, one.type]);
  return differenceOf(timeless(one.bytes), timeless(other.bytes));
}

/** What stands around the first letter that differs: whole files would say nothing to who reads it. */
function differenceOf(one: string, other: string): string[] | null {
  if (one === other) return null;
  const place = [...one].findIndex((letter, at) => letter !== other[at]);
  return [one, other].map((text) => text.slice(Math.max(0, place - 200), place + 200));
}

/** A PDF file says when it was drawn. */
const timeless = (bytes: Buffer): string =>
  bytes.toString('latin1').replace(/\(D:\d{14}Z\)|<xmp:\w+Date>.*?<|\/ID \[.*?\]/g, '');

const page = async ({ url }: RunningShop, address: string): Promise<string> => (await fetch(url + address)).text();

/** Does something on the first node that a page of the second, which is in its cache, must show afterwards. */
async function changes(address: string, shown: string, change: () => Promise<unknown>): Promise<void> {
  for (const _ of [1, 2]) expect(await page(second, address)).not.toContain(shown);
  await change();
  await expect.poll(() => page(second, address), soon).toContain(shown);
}

test.runIf(isPossible)('shoppers keep their account, cart and mosaic, and meet the same limits', async () => {
  const { result: cartId } = await call(first, 'cart/create', {});
  const add = (shop: RunningShop, cartItem: object) => call(shop, `cart/update?cartId=${cartId}`, { cartItem });
  await add(first, { sku: 'BX-3001-20', qty: 7 });
  const image = PICTURE.toString('base64');
  const made = await call(first, 'mosaikbuilder/create', { size: 'S', mode: 'color', plates: 'single', image });
  const { id } = made.result as { id: string };
  await sameFile(`/api/mosaikbuilder/${id}/picture`);
  await add(second, mosaicLine(id));
  const pulled = await call(first, `cart/pull?cartId=${cartId}`);
  expect(pulled.result).toMatchObject([
    { sku: 'BX-3001-20', qty: 7 },
    { sku: 'BX-MOSAIK-S', qty: 1 },
  ]);
  expect(await call(second, `cart/pull?cartId=${cartId}`)).toEqual(pulled);

  const username = 'marlene@example.de';
  const customer = { email: username, firstname: 'Marlene', lastname: 'Kaiser' };
  expect((await call(first, 'user/create', { customer, password: PASSWORD })).code).toBe(200);
  const { result: token } = await call(first, 'user/login', { username, password: PASSWORD });
  expect(await call(second, `user/me?token=${token}`)).toMatchObject({ result: { email: username } });
  await call(second, `user/logout?token=${token}`, {});
  expect((await call(first, `user/me?token=${token}`)).code).toBe(401);

  const guesses = [];
  for (let guess = 0; guess < 12; guess += 1)
    guesses.push((await call(guess % 2 ? first : second, 'user/login', { username, password: 'falsch' })).code);
  expect(guesses.slice(-2)).toEqual([429, 429]);
});

test.runIf(isPossible)('what an owner changes is on the pages of the other node with its next answer', async () => {
  const SKU = 'BX-3001-20';
  const { rows } = await here.call('products.list', { query: { search: SKU } });
  const { price } = rows.find(({ sku }) => sku === SKU)!;
  await changes(`/p/${SKU}/x`, '7,77', () =>
    here.call('products.cell', { params: { id: SKU }, body: { field: 'price', from: price!, to: 7.77 } }),
  );
  const { brand, look } = await here.call('settings.read');
  await changes('/it', 'Steine und Mehr', () =>
    here.call('settings.save', {
      body: { section: 'brand', value: { name: 'Steine und Mehr' }, version: brand.version },
    }),
  );
  await changes('/', 'Gleich zum Inhalt', () =>
    here.call('texts.save', {
      body: { store: 'de', key: 'layout.skip', text: 'Gleich zum Inhalt', before: null },
    }),
  );

  const upload = async (name: 'pictures.upload' | 'pictures.uploadLogo'): Promise<string> => {
    const { status, result, text } = await here.ask(
      name,
      { query: { name: 'bild.png' }, body: PICTURE },
      { 'content-type': 'image/png' },
    );
    expect(status, text).toBe(200);
    return (result as OfficePicture).id;
  };
  const photo = await upload('pictures.upload');
  await sameFile(`/img/300/300/resize${photoPath(photo)}`);
  const logo = await upload('pictures.uploadLogo');
  await changes('/', logo, () =>
    here.call('settings.save', {
      body: { section: 'look', value: { ...look.value, logo: pictureOf(logo) }, version: look.version },
    }),
  );
  await sameFile(logoAddress(logo, 80));
  const icon = await file(second, '/favicon.ico');
  expect(icon).toEqual(await file(first, '/favicon.ico'));
  await sameFile(new URL(icon.to ?? '', ORIGIN).pathname);
});
const pictureOf = (id: string) => ({ id, width: 48, height: 64 });

test.runIf(isPossible)('a file is received by one node and asked about at the other, which sees the same', async () => {
  const lots = [1, 2, 3].map((number) => ({
    ...{ itemType: 'part' as const, itemNo: '3023', colourNo: 11, condition: 'new' as const, completeness: null },
    ...{ cost: null, sale: 0, tiers: [], step: 1, comments: '', remarks: '', externalId: String(number) },
    ...{ qty: 10 * number, price: 350, isRetained: false, grams: null, name: 'Plate 1 x 2', category: 'Plate' },
  }));
  const sent = { query: { name: 'lots.bsx' }, body: Buffer.from(bsxOf(lots)) };
  const received = await here.ask('imports.upload', sent, { 'content-type': IMPORT_BODY });
  const { id, choice } = received.result as OfficeImportDetails;
  const params = { id };
  const seen = await there.call('imports.read', { params });
  expect(seen).toEqual(await here.call('imports.read', { params }));
  expect(seen.can_check).toBe(true);
  const settled = async () => {
    await expect.poll(async () => (await there.call('imports.read', { params })).wanted, soon).toBeNull();
    return there.call('imports.read', { params });
  };
  await there.call('imports.check', { params, body: { ...choice, whole: false } });
  expect(await settled()).toMatchObject({ state: 'staged', totals: { create: 3, error: 0 } });
  const reports = await Promise.all([here, there].map((browser) => browser.ask('imports.report', { params })));
  expect(reports[1]!.text).toBe(reports[0]!.text);
  await there.call('imports.publish', { params, body: { without_errors: true } });
  expect(await settled()).toMatchObject({ state: 'published' });
});

test.runIf(isPossible)('an order has its files, papers and mails on both nodes', async () => {
  const sent = { query: { name: 'plan.pdf' }, body: Buffer.from('%PDF-1.7 a plan') };
  const uploaded = await here.ask('downloads.upload', sent, { 'content-type': DOWNLOAD_BODY });
  const { file: plan } = uploaded.result as { file: string };
  await changes('/p/PLAN-1/x', 'Ein neuer Plan', () =>
    here.call('products.create', {
      body: {
        ...{ sku: 'PLAN-1', type: 'downloadable', pictures: [], categories: [], status: 'on', condition: null },
        ...{ tax_class: 'standard', weight: null, price: 4, special: null, tiers: [], step: 1, place: '', cost: null },
        ...{ stock: 0, downloads: [{ id: null, file: plan, titles: { de: 'Bauplan' } }] },
        texts: {
          de: { name: 'Ein neuer Plan', url_key: 'plan-1', short_description: '', description: '', data_sheet: [] },
        },
      },
    }),
  );
  const image = PICTURE.toString('base64');
  const mosaic = await call(first, 'mosaikbuilder/create', { size: 'S', mode: 'color', plates: 'single', image });
  const message = orderMessage([
    { sku: 'BX-3005-1', qty: 2 },
    { sku: 'PLAN-1', qty: 1 },
    mosaicLine((mosaic.result as { id: string }).id),
  ]);
  const { result: placed } = await call(first, 'order', message);
  const params = { number: placed.orderNumber as string };
  await there.call('orders.pay', { params, body: { note: '' } });
  const order = (await call(first, `order/${placed.orderId}`)) as { code: number; result: OrderView };
  expect(await call(second, `order/${placed.orderId}`)).toEqual(order);
  const links = order.result.items.flatMap(({ downloads = [] }) => downloads);
  expect(links.length).toBeGreaterThan(3);
  for (const { url } of links) await sameFile(new URL(url, ORIGIN).pathname);

  const { invoices } = await there.call('invoices.list', { params });
  for (const { number } of invoices) {
    const [one, other] = await Promise.all(
      [here, there].map((browser) => browser.ask('invoices.pdf', { query: { number } })),
    );
    expect([other!.status, other!.headers['content-type']]).toEqual([200, one!.headers['content-type']]);
  }
  await expect
    .poll(async () => (await there.call('orders.mails', { params })).map(({ sent_at }) => sent_at === null), soon)
    .not.toContain(true);
  const mails = await here.call('orders.mails', { params });
  expect(mails.length).toBeGreaterThan(1);
  for (const { id } of mails) {
    const [one, other] = await Promise.all(
      [here, there].map((browser) => browser.ask('orders.mail', { params: { ...params, id } })),
    );
    expect(other!.result).toEqual(one!.result);
  }
});

/** Answers that tell of the moment, or of the call itself. */
const OF_THE_MOMENT: readonly OfficeCall[] = ['session.read', 'me.sessions', 'audit.list', 'audit.csv'];

test.runIf(isPossible)('every list, page and file of the shop and the office is the same on both nodes', async () => {
  const names = (Object.keys(officeRoutes) as OfficeCall[]).filter((name) => {
    const { method, path: address } = officeRoutes[name];
    return method === 'GET' && !address.includes(':') && !OF_THE_MOMENT.includes(name);
  });
  expect(names.length).toBeGreaterThan(40);
  const isEqual = async (name: OfficeCall): Promise<boolean> => {
    const [one, other] = await Promise.all([here, there].map((browser) => browser.ask(name)));
    return one!.status === other!.status && one!.text === other!.text;
  };
  for (const name of names) await expect.poll(() => isEqual(name), { ...soon, message: name }).toBe(true);
  const { to: product } = await file(first, '/p/BX-3001-20/x');
  // counts of products wait for a build, which each node makes for itself
  for (const address of [
    ...['/', '/it', '/c/steine', '/c/steine?color=20', new URL(product ?? '', ORIGIN).pathname, '/search/2x4'],
    ...['/i/impressum', '/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/api/ext/shop-facts'],
  ])
    await expect.poll(() => differenceBetween(address), { ...soon, message: address }).toBeNull();
});

test.runIf(isPossible)('a node that stops leaves its shoppers to the other', async () => {
  const { result: cartId } = await call(first, 'cart/create', {});
  await call(first, `cart/update?cartId=${cartId}`, { cartItem: { sku: 'BX-3001-20', qty: 7 } });
  expect(await first.stop()).toBe(0);
  expect(await call(second, `cart/pull?cartId=${cartId}`)).toMatchObject({ result: [{ sku: 'BX-3001-20', qty: 7 }] });
});
