import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { startForeignShop } from '../support/vsf1-api/foreign-shop.ts';
import type { Switches } from '../support/vsf1-api/vsf1-api.ts';

/** Pages that our storefront makes of what vue-storefront-api answers; how it sells there: `tests/browser/foreign-shop.test.ts`. */

async function open(switches: Partial<Switches> = {}, env: Record<string, string> = {}) {
  const shop = await startForeignShop(switches, env);
  onTestFinished(async () => void (await shop.stop()));
  return shop;
}

async function read(address: string): Promise<{ status: number; html: string; policy: string }> {
  const answer = await fetch(address);
  return {
    status: answer.status,
    html: await answer.text(),
    policy: answer.headers.get('content-security-policy') ?? '',
  };
}

test('pages are made from the API alone: no database, no call and no file of our own', async () => {
  const dataDir = await mkdtemp(join(inject('runFolder'), 'foreign-'));
  const shop = await open({}, { DATA_DIR: join(dataDir, 'data') });
  const [, megabytes] = /VmHWM:\s+(\d+)\d{3} kB/.exec(await readFile(`/proc/${shop.pid}/status`, 'utf8')) ?? [];
  expect(Number(megabytes), 'memory of the start, MB').toBeLessThan(200);
  const pages: [path: string, status: number, content: RegExp][] = [
    ['/', 200, /Chaz Hoodie/],
    ['/c/hoodies-21', 200, /<h1[^>]*>Hoodies/],
    ['/p/24-MB04/strive-umh-auml-ngetasche-2', 200, /28,56/],
    ['/p/MH01/chaz-hoodie-67', 200, /61,88/],
    ['/search/hoodie', 200, /Chaz Hoodie/],
    ['/i/impressum', 200, /Impressum von Stoffwerk/],
    ['/mosaik-builder', 404, /<h1/],
    ['/order-status', 404, /<h1/],
    ['/api/catalog/brixel_de/product/_search', 404, /<h1/],
  ];
  for (const [path, status, content] of pages) {
    const page = await read(shop.url + path);
    expect([path, page.status]).toEqual([path, status]);
    expect(page.html, path).toMatch(content);
    expect(page.policy).toContain(`img-src 'self' data: blob: ${shop.api.url};`);
  }
  expect(await readdir(dataDir)).toEqual([]);
});

test('what fails costs its own part: without categories there is a footer, without pages a menu', async () => {
  const shop = await open({ broken: '/category/' });
  const withoutMenu = await read(`${shop.url}/search/hoodie`);
  expect(withoutMenu.status).toBe(200);
  expect(withoutMenu.html).toMatch(/href="\/i\/versand"[^>]*>Versand und Lieferung/);
  shop.api.switches.broken = '/cms_page/';
  const withoutFooter = await read(`${shop.url}/search/hoodie`);
  expect(withoutFooter.html).not.toMatch(/Versand und Lieferung/);
  expect(withoutFooter.html).toMatch(/href="\/c\/herren-20"/);
});

test('pictures come from where the owner says', async () => {
  const IMAGE_URL =
    'https://media.example/img?url=https://shop.example/media{{path}}&width={{width}}&height={{height}}&action=fit';
  const shop = await open({}, { IMAGE_URL });
  const { html, policy } = await read(`${shop.url}/c/hoodies-21`);
  expect(html).toContain(
    'https://media.example/img?url=https://shop.example/media/m/h/mh01.jpg&amp;width=300&amp;height=300',
  );
  expect(policy).toContain("img-src 'self' data: blob: https://media.example;");
});

test('an API before 1.12 is asked with Elasticsearch bodies', async () => {
  const shop = await open({}, { API_MODE: 'elastic' });
  const pages: [path: string, content: RegExp][] = [
    ['/', /Chaz Hoodie/],
    ['/c/hoodies-21', /61,88/],
    ['/p/24-WG080/yoga-set-46', /Gurt 2,40 m/],
    ['/search/hoodie', /Chaz Hoodie/],
  ];
  for (const [path, content] of pages) {
    const { status, html } = await read(shop.url + path);
    expect([path, status]).toEqual([path, 200]);
    expect(html, path).toMatch(content);
  }
  expect(shop.api.calls.filter((call) => call.includes('request_format=search-query'))).toEqual([]);
});

test('pictures can be passed on: smaller, from our own address, and fetched once', async () => {
  const dataDir = await mkdtemp(join(inject('runFolder'), 'foreign-'));
  const shop = await open({}, { IMAGE_PROXY: 'true', DATA_DIR: dataDir });
  const { html, policy } = await read(`${shop.url}/c/hoodies-21`);
  expect(html).toContain('src="/img/300/300/resize/m/h/mh01.jpg"');
  expect(policy).toContain("img-src 'self' data: blob:;");
  for (const [accept, type] of [
    ['image/avif', 'image/avif'],
    ['image/webp', 'image/webp'],
  ] as const) {
    const picture = await fetch(`${shop.url}/img/300/300/resize/m/h/mh01.jpg`, { headers: { accept } });
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, type]);
    await picture.arrayBuffer();
  }
  expect(shop.api.calls.filter((call) => call.includes('/img/'))).toEqual(['GET /img/1024/1024/resize/m/h/mh01.jpg']);
  expect((await fetch(`${shop.url}/img/300/300/resize/m/nothing.jpg`)).status).toBe(404);
});

test('stores are those of the API: their language, their currency, their addresses', async () => {
  const index = 'vue_storefront_catalog';
  const STORES = `default:en-US:USD:${index},de:de-DE:EUR:${index}`;
  const shop = await open({}, { STORES, SHOP_NAME: 'Stoffwerk', MULTISTORE: 'true', CATALOG_PATH: '' });
  const english = await read(`${shop.url}/c/hoodies-21`);
  expect(english.html).toMatch(/<html lang="en"/);
  expect(english.html).toMatch(/<title>[^<]*\| Stoffwerk<\/title>/);
  expect(english.html).toMatch(/\$61\.88/);
  expect(english.html).toMatch(/hrefLang="de" href="[^"]*\/de\/c\/hoodies-21"/i);
  expect(english.html).not.toMatch(/brixel<|logo\.svg/);
  const german = await read(`${shop.url}/de/c/hoodies-21`);
  expect(german.html).toMatch(/<html lang="de"/);
  expect(german.html).toMatch(/61,88\u00a0€/);
  for (const { html } of [english, german]) expect(html).not.toMatch(/studs|Noppen|Design-ID|design ID|brick/);
});

test('taxes can be added here', async () => {
  const shop = await open({}, { TAX_CALCULATION: 'client' });
  expect((await read(`${shop.url}/c/hoodies-21`)).html).toMatch(/61,88/);
});
