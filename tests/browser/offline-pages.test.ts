import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { categoryById } from './support/catalog.ts';
import { eventually } from './support/eventually.ts';
import { untilPagesCached, untilWorkerServes } from './support/offline.ts';
import { ownShop } from './support/own-shop.ts';
import { moveMouse, shopUrl, untilHydrated, type VisitOptions, visit } from './support/shop.ts';
import { untilQuiet } from './support/until-quiet.ts';

/** The shop offline: its server is stopped, and the service worker answers. */

const open = async (address: string, options: VisitOptions = {}) => {
  const visitor = await visit(address, { worker: true, pictures: true, ...options });
  onTestFinished(visitor.close);
  await untilHydrated(visitor.page);
  return visitor;
};

const shop = ownShop();

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const cards = (page: Page) => page.locator('main .card__name a');
const bar = (page: Page) => page.getByRole('status').filter({ hasText: /offline\./ });
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
const theme = (page: Page) => page.locator('html').getAttribute('data-theme');

/** Whether the browser has got a picture or only its place. */
const pictureWidth = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLImageElement>('main .card img')?.naturalWidth ?? 0);

/** Places of pictures that were not fetched while online. */
const missingPictures = (page: Page) =>
  page.evaluate(() => {
    const isMissing = (image: HTMLImageElement) =>
      image.naturalWidth === 0 || getComputedStyle(image).content !== 'normal';
    return [...document.images].filter((image) => image.complete && isMissing(image)).length;
  });

/** In Italian; the German store is left without its shop in `offline-data.test.ts`. */
test('visited pages of a store open without the shop, in every way a page can be opened', async () => {
  const home = `${shop.url}/it`;
  const { page } = await open(home, { colorScheme: 'dark' });
  await untilWorkerServes(page);
  const category = await categoryById('it', 119);
  const categoryUrl = `${home}/c/${category.slug}`;
  await page.goto(categoryUrl);
  await untilHydrated(page);
  await cards(page).first().click();
  await page.waitForURL('**/p/**');
  await eventually(() => heading(page).textContent()).not.toBe(category.name);
  const product = { url: page.url(), name: await heading(page).textContent() };
  // a link that was pressed before its code was there brought the page as a whole
  await untilPagesCached(page);
  await page.goBack();
  await cards(page).first().waitFor();
  await eventually(() => pictureWidth(page)).toBeGreaterThan(1);
  await untilPagesCached(page);
  // the home page is cached after them
  await untilQuiet(page, 4000);

  await shop.stop();
  await page.reload();
  await moveMouse(page);
  await eventually(() => heading(page).textContent()).toBe(category.name);
  expect(await page.locator('html').getAttribute('lang')).toBe('it');
  expect(await theme(page)).toBe('dark');
  await bar(page).waitFor();
  await eventually(() => pictureWidth(page)).toBeGreaterThan(1);
  await page.getByRole('contentinfo').waitFor();

  await page.evaluate(() => window.scrollTo(0, 500));
  await page.goto(product.url);
  await moveMouse(page);
  await eventually(() => heading(page).textContent()).toBe(product.name);
  await bar(page).waitFor();
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await eventually(() => heading(page).textContent()).toBe(category.name);
  // the same products are in view, with or without the bar above them
  await eventually(() => scrolled(page)).toBeGreaterThan(400);
  await page.goForward();
  await eventually(() => heading(page).textContent()).toBe(product.name);
  await page.goto(`${home}/pwa.html`);
  await moveMouse(page);
  await cards(page).first().waitFor();
  await page.goBack();
  await eventually(() => heading(page).textContent()).toBe(product.name);
  await page.goForward();
  await cards(page).first().waitFor();

  const unknown = `${home}/c/nobody-was-here`;
  await page.goto(unknown);
  await moveMouse(page);
  const leadHome = page.locator('.toast').filter({ hasText: 'Non è disponibile offline.' });
  await page.getByText('La carichiamo appena torna la connessione.').waitFor();
  expect(page.url()).toBe(unknown);
  await leadHome.getByRole('button', { name: 'OK' }).click();
  await eventually(() => page.url()).toBe(home);
  await cards(page).first().waitFor();
  await page.goto(categoryUrl);
  await moveMouse(page);
  // so far down that no picture was fetched while online
  await cards(page).last().scrollIntoViewIfNeeded();
  await eventually(() => missingPictures(page)).toBeGreaterThan(0);

  await Promise.all([page.locator('.toast').filter({ hasText: 'Sei di nuovo online.' }).waitFor(), shop.start()]);
  await eventually(() => bar(page).count()).toBe(0);
  await eventually(() => missingPictures(page)).toBe(0);
});

test('a sample becomes a mosaic without the shop, and the last step says what has to wait', async () => {
  const { page } = await open(`${shop.url}/mosaik-builder`);
  await untilWorkerServes(page);
  await page.goto(`${shop.url}/mosaik-builder`);
  await untilHydrated(page);
  await untilPagesCached(page);
  await untilQuiet(page);
  await shop.stop();
  await page.reload();
  await moveMouse(page);
  await page.getByRole('button', { name: 'Waschbär' }).click();
  await page.getByRole('link', { name: 'Weiter zum Filter' }).click();
  await page.getByRole('link', { name: 'Weiter zur Größe' }).click();
  const note = page.getByRole('status').filter({ hasText: 'Du bist offline.' });
  await note.waitFor();
  await page.getByRole('button', { name: /^In den Warenkorb/ }).waitFor();

  await shop.start();
  await eventually(() => note.count()).toBe(0);
});

test('the worker keeps files, pictures and shells, and nothing that belongs to somebody', async () => {
  const { page, complaints } = await open('/');
  await untilWorkerServes(page);
  for (const path of ['/my-account', '/my-account/orders', '/checkout', '/search/2x4', '/']) {
    await page.goto(shopUrl(path));
    await page.waitForLoadState('networkidle');
  }
  const cached = await page.evaluate(async () => {
    const caught: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) caught.push(new URL(url).pathname);
    return caught;
  });
  const allowed =
    /^\/(?:assets\/[\w.-]+|img\/.+|banners\/de\.json|offline-shell\/\w+\/(?:de|it)|[\w-]+\.(?:svg|png|ico))$/;
  expect(cached.filter((path) => !allowed.test(path))).toEqual([]);
  expect(cached.filter((path) => path.startsWith('/offline-shell/')).length).toBe(2);
  expect(cached.filter((path) => path.startsWith('/img/')).length).toBeGreaterThan(5);
  expect(complaints).toEqual([]);
});

test('the shop can be installed, in each store as an app of its own', async () => {
  const starts: (string | undefined)[] = [];
  for (const path of ['/', '/it']) {
    const { page } = await open(path);
    await untilWorkerServes(page);
    const devtools = await page.context().newCDPSession(page);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
    const { errors, data } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    starts.push(JSON.parse(data ?? '{}').start_url);
  }
  expect(starts).toEqual(['/pwa.html', '/it/pwa.html']);
});

test('the hint to install the shop comes once, and not again after a no', async () => {
  const { page } = await open('/');
  const hint = page.locator('.toast').filter({ hasText: 'brixel auf deinem Gerät' });
  const browserOffers = () =>
    page.evaluate(() => {
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: async () => {} });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    });
  await untilWorkerServes(page);
  expect(await browserOffers()).toBe(true);
  await hint.getByRole('button', { name: 'Nicht jetzt' }).click();
  await eventually(() => hint.count()).toBe(0);
  await page.reload();
  await untilHydrated(page);
  await untilWorkerServes(page);
  await page.waitForLoadState('networkidle');
  expect(await browserOffers()).toBe(false);
  expect(await hint.count()).toBe(0);
});
