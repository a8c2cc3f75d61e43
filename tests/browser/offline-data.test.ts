import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { logIn, newCustomer, openLogin, storedUser, WORDS } from './support/account.ts';
import { variant } from './support/catalog.ts';
import { restoreConnection } from './support/connection.ts';
import { eventually } from './support/eventually.ts';
import { untilPagesCached, untilWorkerServes } from './support/offline.ts';
import { ownShop } from './support/own-shop.ts';
import { moveMouse, shopUrl, untilAlive, untilHydrated, type VisitOptions, visit } from './support/shop.ts';

/** What a browser knows of the catalogue while the shop cannot be reached. */

const open = async (address: string, options: VisitOptions = {}) => {
  const visitor = await visit(address, { pictures: false, ...options });
  onTestFinished(visitor.close);
  await untilHydrated(visitor.page);
  return visitor;
};

/** Answers behind two categories, the frame around it, and the home page. */
const SEEN_AND_HOME = 12;

const shop = ownShop();

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const cards = (page: Page) => page.locator('main .card__name a');
const message = (page: Page, text: string) => page.locator('.toast').filter({ hasText: text });
const follow = (page: Page, menuItem: string) =>
  page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: menuItem, exact: true }).click();
const browse = async (page: Page, menuItem: string) => {
  await follow(page, menuItem);
  await heading(page).filter({ hasText: menuItem }).waitFor();
  await cards(page).first().waitFor();
};

const answersCached = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'brixel-answers')) return 0;
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open('brixel-answers');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const counting = opening.result.transaction('answers').objectStore('answers').count();
        counting.onsuccess = () => {
          resolve(counting.result);
          opening.result.close();
        };
      };
    });
  });

/** Those that the page has stored, and those that the browser itself may use for a minute. */
async function forgetAnswers(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        indexedDB.deleteDatabase('brixel-answers').onsuccess = () => resolve();
      }),
  );
}

test('a shop that is gone leaves what was seen: pages, lists and a search in them; all else leads home', async () => {
  const { page } = await open(`${shop.url}/c/steine`, { worker: true });
  const leftAtOnce = (await heading(page).textContent()) ?? '';
  await page.goto(`${shop.url}/c/einzelteile`);
  await untilHydrated(page);
  // both pages were rendered by the server: what is behind them, and behind the home page, is fetched in case
  await untilWorkerServes(page);
  await untilPagesCached(page);
  await eventually(() => answersCached(page)).toBeGreaterThanOrEqual(SEEN_AND_HOME);
  const cachedBefore = await answersCached(page);
  const brick = (await cards(page).first().textContent()) ?? '';
  await cards(page).first().click();
  await eventually(() => heading(page).textContent()).toContain(brick);
  await eventually(() => answersCached(page)).toBeGreaterThan(cachedBefore);
  await untilPagesCached(page);

  await shop.stop();
  await page.reload();
  await moveMouse(page);
  await eventually(() => heading(page).textContent()).toContain(brick);
  await browse(page, 'Einzelteile');
  await eventually(() => cards(page).first().textContent()).toBe(brick);
  await page.goto(`${shop.url}/c/steine`);
  await moveMouse(page);
  await heading(page).filter({ hasText: leftAtOnce }).waitFor();
  await cards(page).first().waitFor();
  await follow(page, 'Sets zum Losbauen');
  await page.getByText('Sie wird geladen, sobald du Netz hast.').waitFor();
  expect(page.url()).not.toBe(`${shop.url}/`);
  await message(page, 'Das ist offline nicht verfügbar. Mit OK geht es zur Startseite.')
    .getByRole('button', { name: 'OK' })
    .click();
  await eventually(() => page.url()).toBe(`${shop.url}/`);
  await cards(page).first().waitFor();

  await page.getByRole('searchbox').first().fill(brick);
  const sheet = page.getByRole('dialog', { name: 'Suche' });
  await sheet.getByText('Offline: nur bereits geladene Artikel.').waitFor();
  await sheet.getByRole('option', { name: brick }).first().waitFor();
  await page.keyboard.press('Enter');
  await eventually(() => cards(page).allTextContents()).toContain(brick);
  await page.locator('main').getByText('Offline: nur bereits geladene Artikel.').waitFor();
});

test('filters that nobody has asked for say so offline; a browser that knows nothing says that', async () => {
  const { page } = await open('/', { worker: true });
  await untilWorkerServes(page);
  await browse(page, 'Einzelteile');
  await page.context().setOffline(true);
  // what is in the list depends on the category tree, which nobody requested: it came with the home page
  await page.reload();
  await moveMouse(page);
  await heading(page).filter({ hasText: 'Einzelteile' }).waitFor();
  await cards(page).first().waitFor();
  await page.getByRole('checkbox', { name: /^Weiß, / }).check();
  await message(page, 'Diese Kategorie ist offline noch leer.').getByRole('button', { name: 'OK' }).waitFor();
  await forgetAnswers(page);
  await page.reload();
  await moveMouse(page);
  await heading(page).filter({ hasText: 'Gerade keine Verbindung' }).waitFor();
  const waitsAt = page.url();
  expect(new URL(waitsAt).pathname).toBe('/c/einzelteile');
  await message(page, 'Das ist offline nicht verfügbar.').getByRole('button', { name: 'OK' }).click();
  await eventually(() => new URL(page.url()).pathname).toBe('/');
  await heading(page).filter({ hasText: 'Gerade keine Verbindung' }).waitFor();
  await page.goBack();
  await eventually(() => page.url()).toBe(waitsAt);
  await restoreConnection(page);
  await cards(page).first().waitFor();
  expect(page.url()).toBe(waitsAt);
});

const showBrick = async (page: Page) => {
  const { family_sku, slug, sku } = await variant('de');
  await page.goto(shopUrl(`/p/${family_sku}/${slug}/${sku}`));
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
};
const addToCart = (page: Page) => page.getByRole('button', { name: 'In den Warenkorb', exact: true }).first().click();
const cartButton = (page: Page) => page.getByRole('button', { name: /^Warenkorb: / });

test('what is added offline is only noted down, since nobody knows the stock', async () => {
  const { page } = await open('/');
  await showBrick(page);
  // without a worker the code of the messages has to be there before
  await untilAlive(page, '.toasts');
  await page.context().setOffline(true);
  await addToCart(page);
  await message(
    page,
    'In den Warenkorb gelegt. Ob es lieferbar ist, prüfen wir, sobald du wieder online bist.',
  ).waitFor();
  await eventually(() => cartButton(page).textContent()).toMatch(/1/);
});

test('a full disk costs the browser its caches, and neither cart nor customer', async () => {
  const { page, complaints } = await open('/my-account');
  await openLogin(page, WORDS.de);
  await logIn(page, WORDS.de, await newCustomer(shopUrl()));
  await heading(page).filter({ hasText: 'Hallo Marlene' }).waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: new URL(shopUrl()).origin, quotaSize: 40_000 });
  await page.evaluate(() => {
    localStorage.setItem('brixel/url', JSON.stringify([{ key: 'x'.repeat(100_000) }]));
    for (let size = 2 ** 22; size >= 1; size /= 2) {
      try {
        localStorage.setItem('junk', (localStorage.getItem('junk') ?? '') + 'x'.repeat(size));
      } catch {
        // the next piece is smaller
      }
    }
  });

  await showBrick(page);
  await addToCart(page);
  await message(page, 'In den Warenkorb gelegt.').waitFor();
  for (const menuItem of ['Einzelteile', 'Sets zum Losbauen', 'Mosaike']) await browse(page, menuItem);
  await page.reload();
  await untilHydrated(page);
  await eventually(() => cartButton(page).textContent()).toMatch(/1/);
  expect(await storedUser(page)).not.toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('brixel/url'))).toBeNull();
  expect(await answersCached(page)).toBeLessThan(3);
  expect(complaints).toEqual([]);
});
