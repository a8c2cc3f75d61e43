import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { startForeignShop } from '../support/vsf1-api/foreign-shop.ts';
import { categoryById, variant } from './support/catalog.ts';
import { shopUrl, visit } from './support/shop.ts';

const KIB = 1024;
/** The rest of the code comes so long after a page has loaded, unless its visitor does something. */
const REST_MS = 4000;

/** What a first view fetches, each file packed as the wire does. */
async function firstView(address: string) {
  // without pictures: to draw one for the first time takes longer than the pause after which the rest of the code comes
  const { page, close } = await visit(address);
  // browsers send one as soon as something appears under a pointer that rests: nobody does anything yet
  await page.evaluate(() => window.dispatchEvent(new PointerEvent('pointermove')));
  await page.waitForLoadState('networkidle');
  const resources = await page.evaluate((restMs) => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // on a busy machine the network rests only after the rest of the code has come, which is no part of the view
    const end = (navigation?.loadEventStart ?? 0) + restMs;
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < end)
      .map(({ name }) => name);
  }, REST_MS);
  await close();
  const sizeOf = async (ending: string) => {
    const files = resources.filter((url) => new URL(url).pathname.endsWith(ending));
    const bodies = await Promise.all(files.map(async (url) => Buffer.from(await (await fetch(url)).arrayBuffer())));
    return bodies.reduce((total, body) => total + gzipSync(body, { level: 9 }).length, 0) / KIB;
  };
  return {
    script: await sizeOf('.js'),
    style: await sizeOf('.css'),
    fonts: resources.filter((url) => url.endsWith('.woff2')).length,
    origins: new Set(resources.map((url) => new URL(url).origin)),
  };
}

/** `origins`: of the shop, and of the API that it is known to call. */
async function expectBudget(address: string, origins: readonly string[]): Promise<void> {
  const view = await firstView(address);
  expect(view.script, `JavaScript of ${address} in KiB`).toBeLessThanOrEqual(100);
  expect(view.style, `CSS of ${address} in KiB`).toBeLessThanOrEqual(20);
  expect(view.fonts, `fonts of ${address}`).toBeLessThanOrEqual(2);
  expect(
    [...view.origins].filter((origin) => !origins.includes(origin)),
    `third parties of ${address}`,
  ).toEqual([]);
  expect(view.script, 'the measurement sees the scripts').toBeGreaterThan(50);
}

test('first views of home, category and product keep to the budget', async () => {
  const category = await categoryById('de', 119);
  const product = await variant('de');
  const paths = ['/', `/c/${category.slug}`, `/p/${product.family_sku}/${product.slug}/${product.sku}`];
  for (const path of paths) await expectBudget(shopUrl(path), [new URL(shopUrl()).origin]);
});

test('first views make no formatter: the first one holds a phone up as long as all the rest of its start', async () => {
  const category = await categoryById('it', 119);
  const { page, close } = await visit('/it/compare');
  onTestFinished(close);
  await page.context().addInitScript(recordFormatters);
  for (const path of ['/it', `/it/c/${category.slug}`, '/it/search/mattoncino', '/it/mosaik-builder']) {
    await page.goto(shopUrl(path), { waitUntil: 'load' });
    await page.waitForFunction(isHydrated);
    expect(await page.evaluate(formattersBefore, REST_MS), path).toEqual([]);
  }
  await page.evaluate(() => void new Intl.NumberFormat('it-IT'));
  expect(await page.evaluate(formattersBefore, Number.POSITIVE_INFINITY)).toContain('NumberFormat');
});

/** Of the part of the page that shows goods; React names itself on the elements that it has taken over. */
const isHydrated = (): boolean =>
  Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'));

const recordFormatters = (): void => {
  const made: { name: string; at: number }[] = [];
  Object.assign(window, { made });
  for (const name of ['NumberFormat', 'PluralRules', 'DisplayNames', 'DateTimeFormat', 'ListFormat'] as const)
    Object.assign(Intl, {
      [name]: new Proxy(Intl[name], {
        construct(formatter, options) {
          made.push({ name, at: performance.now() });
          return Reflect.construct(formatter, options);
        },
      }),
    });
};

/** Of those that were made up to so many milliseconds after the page had loaded. */
const formattersBefore = (restMs: number): string[] => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const end = (navigation?.loadEventStart ?? 0) + restMs;
  const { made } = window as unknown as { made: { name: string; at: number }[] };
  return made.filter(({ at }) => at < end).map(({ name }) => name);
};

test('and so do those of a shop whose API is not ours', async () => {
  const { url, api, stop } = await startForeignShop();
  onTestFinished(stop);
  for (const path of ['/', '/c/hoodies-21', '/p/MH01/chaz-hoodie-67']) await expectBudget(url + path, [url, api.url]);
});
