import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { startShopProcess } from '../setup/shop-process.ts';
import { freePort } from '../support/free-port.ts';
import { foreignEnv, startForeignShop } from '../support/vsf1-api/foreign-shop.ts';
import { type Switches, startVsf1Api } from '../support/vsf1-api/vsf1-api.ts';

/** Pages that our storefront makes of what vue-storefront-api answers; how it sells there: `tests/browser/foreign-shop.test.ts`. */

async function open(switches: Partial<Switches> = {}, env: Record<string, string> = {}) {
  const shop = await startForeignShop(switches, env);
  onTestFinished(shop.stop);
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
  const api = await startVsf1Api();
  onTestFinished(api.close);
  // a process of its own: it is what is looked at
  const shop = await startShopProcess({ ...foreignEnv(api), DATA_DIR: join(dataDir, 'data') });
  onTestFinished(async () => void (await shop.stop()));
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
    expect(page.html, 'a page that nobody looks for').not.toContain('404 Not Found');
    expect(page.policy).toContain(`img-src 'self' data: blob: ${api.url};`);
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

/** What people and search engines read of a page: neither code nor the names of its files. */
const readable = (html: string): string =>
  html
    .replace(/<script(?! type="application\/ld\+json")[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="(?:modulepreload|preload|stylesheet)"[^>]*>/g, '');

test('a shop that has configured nothing shows nothing of ours', async () => {
  const shop = await open({}, { PAGES: '', PRICES_INCLUDE_TAX: '' });
  const ours =
    /brixel|6[,.]90|Kurier|Klemmbaustein|Mosai[kc]|NewCondition|Werktag|MwSt|\/i\/(?:hilfe-kontakt|widerruf|rueckgabe)|icon-512|"\/(?:icon|logo)|hero\.png/i;
  const paths = [
    '/',
    '/c/hoodies-21',
    '/p/MH01/chaz-hoodie-67',
    '/search/hoodie',
    '/search/gibtesnicht',
    '/cart',
    '/gibt-es-nicht',
  ];
  const pages = [...paths, '/checkout', '/my-account', '/compare', '/reset-password', '/order-review/1/success'];
  for (const path of pages) {
    const { html } = await read(shop.url + path);
    expect(readable(html).match(ours)?.[0], path).toBeUndefined();
  }
  const text = async (path: string) => (await fetch(shop.url + path)).text();
  const manifest = JSON.parse(await text('/manifest.webmanifest'));
  expect(manifest).toMatchObject({ name: 'localhost', icons: [{ src: '/shop-icon.svg' }], screenshots: [] });
  expect(JSON.stringify(manifest)).not.toMatch(ours);
  expect(await text('/shop-icon.svg')).toMatch(/^<svg .*>L<\/text>/);
  for (const path of ['/icon.svg', '/logo.svg', '/banners/de.json'])
    expect([path, (await fetch(shop.url + path)).status]).toEqual([path, 404]);
  expect((await fetch(`${shop.url}/favicon.ico`)).url).toBe(`${shop.url}/shop-icon.svg`);
  const [, release = ''] = /BRIXEL_RELEASE=(.*);\n/.exec(await text('/service-worker.js')) ?? [];
  const files: string[] = JSON.parse(release).files;
  for (const path of files.filter((file) => !file.startsWith('/assets/')))
    expect([path, (await fetch(shop.url + path)).status]).toEqual([path, 200]);
  expect(await text('/sitemaps/de-pages.xml')).not.toMatch(/mosaik/);
});

test('a store can have a host or a prefix of its own', async () => {
  const port = await freePort();
  const host = `127.0.0.1:${port}`;
  const index = 'vue_storefront_catalog';
  const STORES = `default:en-US:USD:${index},de:de-DE:EUR:${index}:${host},at:de-AT:EUR:${index}:/wien`;
  const shop = await open({}, { STORES, MULTISTORE: 'true', CATALOG_PATH: '', PORT: String(port) });
  const english = await read(`${shop.url}/c/hoodies-21`);
  expect(english.html).toMatch(/<html lang="en"/);
  expect(english.html).toMatch(new RegExp(`hrefLang="de-DE" href="http://${host}/c/hoodies-21"`, 'i'));
  expect(english.html).toMatch(/hrefLang="de-AT" href="http:\/\/localhost:\d+\/wien\/c\/hoodies-21"/i);
  const german = await read(`http://${host}/c/hoodies-21`);
  expect(german.html).toMatch(/<html lang="de"/);
  expect(german.html).toContain(`<link rel="canonical" href="http://${host}/c/hoodies-21"/>`);
  expect(german.html).toContain(`href="${shop.url}/wien/c/hoodies-21" lang="de"`);
  expect((await read(`${shop.url}/wien/c/hoodies-21`)).html).toMatch(/<html lang="de"/);
  const text = async (address: string) => (await fetch(address)).text();
  expect(await text(`http://${host}/robots.txt`)).toContain(`Sitemap: http://${host}/sitemap.xml`);
  expect((await text(`http://${host}/sitemap.xml`)).match(/sitemaps\/\w+/g)).toEqual(Array(3).fill('sitemaps/de'));
  expect(await text(`${shop.url}/sitemap.xml`)).toMatch(/sitemaps\/default[\s\S]*sitemaps\/at/);
  expect(await text(`http://${host}/manifest.webmanifest`)).toContain('"lang":"de"');
});
