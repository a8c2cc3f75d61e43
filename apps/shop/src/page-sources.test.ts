import { expect, test } from 'vitest';
import { createPageSources } from './page-sources.ts';

const SEARCH = '/api/catalog/brixel_de/product/_search';

function createShop() {
  const answers: Record<string, object> = { [`${SEARCH}?a`]: { price: 1 }, [`${SEARCH}?b`]: { price: 2 } };
  const shop = { version: 1, asked: [] as string[], banners: 'first', config: {} };
  const { record } = createPageSources({
    calls: {
      async ask({ path }) {
        shop.asked.push(path);
        const json = answers[path] ?? {};
        return { status: path in answers ? 200 : 503, json, digest: JSON.stringify(json) };
      },
    },
    version: () => String(shop.version),
    config: () => shop.config,
    files: { read: async () => shop.banners, stampOf: () => shop.banners },
    takeTurn: async () => {},
  });
  const build = async (...paths: string[]) => {
    const recording = record('127.0.0.1');
    for (const path of paths) await recording.sources.api({ method: 'GET', path });
    return recording.finish();
  };
  const change = (path: string, answer: object) => {
    answers[path] = answer;
    shop.version += 1;
  };
  return { shop, record, build, change };
}

test('a page stays right while the catalogue changes elsewhere, and nothing is asked while it does not change', async () => {
  const { shop, build, change } = createShop();
  const page = await build(`${SEARCH}?a`);
  shop.asked = [];
  expect(await page.isCurrent()).toBe(true);
  expect(shop.asked).toEqual([]);
  change(`${SEARCH}?b`, { price: 3 });
  expect(await page.isCurrent()).toBe(true);
  expect(await page.isCurrent()).toBe(true);
  expect(shop.asked).toEqual([`${SEARCH}?a`]);
  change(`${SEARCH}?a`, { price: 4 });
  expect(await page.isCurrent()).toBe(false);
});

test('a page is made anew with the facts of the shop', async () => {
  const { shop, build } = createShop();
  const page = await build(`${SEARCH}?a`);
  shop.config = {};
  expect(await page.isCurrent()).toBe(false);
});

test('pages that ask the same ask once after a change', async () => {
  const { shop, build, change } = createShop();
  const pages = [await build(`${SEARCH}?a`), await build(`${SEARCH}?a`, `${SEARCH}?b`)];
  change(`${SEARCH}?b`, { price: 5 });
  shop.asked = [];
  expect(await Promise.all(pages.map((page) => page.isCurrent()))).toEqual([true, false]);
  expect(shop.asked.sort()).toEqual([`${SEARCH}?a`, `${SEARCH}?b`]);
});

test('a change while a page is being made is noticed', async () => {
  const { record, change } = createShop();
  const recording = record('127.0.0.1');
  await recording.sources.api({ method: 'GET', path: `${SEARCH}?a` });
  change(`${SEARCH}?a`, { price: 6 });
  expect(await recording.finish().isCurrent()).toBe(false);
});

test('a file is a source too', async () => {
  const { shop, record } = createShop();
  const recording = record('127.0.0.1');
  await recording.sources.staticFile('/banners/de.json');
  const page = recording.finish();
  expect(await page.isCurrent()).toBe(true);
  shop.banners = 'second';
  expect(await page.isCurrent()).toBe(false);
});

test('a page that has called for anything but the catalogue, or without success, cannot be used again', async () => {
  const { build, record } = createShop();
  expect((await build(`${SEARCH}?a`)).isReusable).toBe(true);
  expect((await build('/api/user/me')).isReusable).toBe(false);
  expect((await build(`${SEARCH}?missing`)).isReusable).toBe(false);
  const personal = record('127.0.0.1');
  await personal.sources.api({ method: 'GET', path: `${SEARCH}?a`, headers: { authorization: 'Bearer x' } });
  expect(personal.finish().isReusable).toBe(false);
});
