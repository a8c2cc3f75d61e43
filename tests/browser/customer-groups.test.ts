import type { Locator, Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { logIn, newCustomer, openLogin, WORDS } from './support/account.ts';
import { axeFindings } from './support/axe.ts';
import {
  acceptTerms,
  addToCart,
  button,
  chooseTransfer,
  enterAddress,
  WORDS as STEPS,
  thankYou,
} from './support/checkout.ts';
import { awaitedLater, eventually } from './support/eventually.ts';
import { hostedShop } from './support/hosted-shop.ts';
import { findingsInBothThemes, officePage } from './support/office.ts';
import { narrow, untilHydrated, type VisitOptions, visit } from './support/shop.ts';

const shop = hostedShop();
const at = (path: string): string => new URL(path, shop.url).href;
const words = WORDS.de;
const steps = STEPS.de;

/** A price that nobody else has: wherever it is found, it was told. */
const SECRET = /0[.,]0731/;
const SKU = 'BX-3001-1';

/** Calls about something that does not exist, as the test wants it. */
const UNKNOWN = /^404: |status of 404/;

async function open(path: string, options: VisitOptions = {}): Promise<Page> {
  const { page, complaints, close } = await visit(at(path), options);
  onTestFinished(async () => {
    await close();
    expect(complaints.filter((complaint) => !UNKNOWN.test(complaint))).toEqual([]);
  });
  return page;
}

/** The page of the brick, as search engines find it. */
async function brickPath(): Promise<string> {
  const query = new URLSearchParams({
    request: JSON.stringify({ _appliedFilters: [{ attribute: 'sku', value: { eq: SKU } }] }),
    ...{ request_format: 'search-query', response_format: 'compact', size: '1' },
  });
  const answer = await fetch(at(`/api/catalog/brixel_de/product/_search?${query}`));
  const [{ family_sku, slug }] = ((await answer.json()) as { hits: [{ family_sku: string; slug: string }] }).hits;
  return `/p/${family_sku}/${slug}/${SKU}`;
}

async function enterPrice(page: Page, sku: string, from: string, price: string): Promise<void> {
  await page.getByLabel('Artikelnummer', { exact: true }).fill(sku);
  await page.getByLabel('Ab Stück').fill(from);
  await page.getByRole('textbox', { name: 'Preis', exact: true }).fill(price);
  await button(page, 'Preis eintragen').click();
}

/** The owner makes a group with a percent and two prices, and puts the customer into it. */
async function makeGroup(email: string): Promise<void> {
  const page = await officePage(shop, '/admin/customers', { expected: UNKNOWN });
  await page.getByRole('link', { name: 'Gruppen' }).click();
  await button(page, 'Gruppe anlegen').click();
  await page.getByLabel('Name', { exact: true }).fill('Händler');
  await page.getByLabel('Nachlass').fill('120');
  await button(page, 'Anlegen').click();
  await page.getByText('Bitte eine Zahl von 0 bis 99').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel('Nachlass').fill('12,5');
  await button(page, 'Anlegen').click();

  await page.getByRole('heading', { level: 1, name: 'Händler' }).waitFor();
  await enterPrice(page, 'gibt-es-nicht', '1', '1');
  await page.getByText('Diese Artikelnummer gibt es nicht.').waitFor();
  await enterPrice(page, SKU, '1', '0,0731');
  await page.getByRole('row', { name: /Stein 2×4 Weiß.+ab 1.+0,0731/ }).waitFor();
  await enterPrice(page, SKU, '20', '0,05');
  await page.getByRole('row', { name: /ab 20.+0,05/ }).waitFor();
  await button(page, `Preis für ${SKU} ab 20 Stück entfernen`).click();
  await button(page, 'Rückgängig').click();
  await page.getByRole('row', { name: /ab 20.+0,05/ }).waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.setViewportSize(narrow);
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);

  await page.goto(at(`/admin/customers?search=${email}`));
  await page.getByRole('link', { name: 'Marlene Kaiser' }).click();
  await page.getByLabel('Gruppe').selectOption({ label: 'Händler' });
  await page.getByText('Ab sofort in der Gruppe „Händler“.').waitFor();
  await page.goto(at('/admin/customers/groups'));
  await page.getByRole('heading', { level: 1, name: 'Gruppen' }).waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
}

/** Everything that this browser has stored for the shop. */
const stored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) {
        const answer = await caches.match(request);
        if (/json|html/.test(answer?.headers.get('content-type') ?? '')) texts.push((await answer?.text()) ?? '');
      }
    for (const { name } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open(name ?? '');
        request.onsuccess = () => resolve(request.result);
      });
      for (const table of db.objectStoreNames)
        texts.push(
          await new Promise<string>((resolve) => {
            const request = db.transaction(table).objectStore(table).getAll();
            request.onsuccess = () => resolve(JSON.stringify(request.result));
          }),
        );
      db.close();
    }
    return texts.join('\n');
  });

/** Opens a page whose own prices come last, and gives where an element below them stands before and after. */
async function openWithLatePrices(page: Page, path: string, below: string, own: Locator): Promise<unknown[]> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/ext/own-prices?*', async (route) => {
    await held;
    await route.continue();
  });
  const asked = awaitedLater(page.waitForRequest('**/api/ext/own-prices?*'));
  await page.goto(at(path), { waitUntil: 'load' });
  await untilHydrated(page);
  await asked;
  await page.evaluate(() => document.fonts.ready);
  const place = () => page.locator(below).boundingBox();
  const before = await place();
  release();
  await own.first().waitFor();
  const after = await place();
  await page.unroute('**/api/ext/own-prices?*');
  return [before, after];
}

const shown = async (page: Page): Promise<string> =>
  (await page.locator('.priceblock .price').innerText()).replace(/\s/g, ' ');

test('an owner’s group has its own prices in the shop, which nobody else is told and nothing is left of', async () => {
  const email = await newCustomer(shop.url);
  await makeGroup(email);
  const path = await brickPath();

  const page = await open('/my-account', { worker: true });
  await openLogin(page, words);
  await logIn(page, words, email);
  await page.getByRole('heading', { level: 1, name: words.hello }).waitFor();
  const note = page.locator('.priceblock').getByText('Dein Preis, sonst 0,12 €');
  const [before, after] = await openWithLatePrices(page, path, '.buy__row', note);
  expect(after).toEqual(before);
  expect(await shown(page)).toBe('0,0731 €');
  await page.getByText('ab 20').first().waitFor();
  expect(await axeFindings(page)).toEqual([]);

  const category = '/c/einzelteile';
  const guest = await open(path);
  await untilHydrated(guest);
  await eventually(() => shown(guest)).toBe('0,12 €');
  expect(await guest.getByText('Dein Preis').count()).toBe(0);
  const index = await (await fetch(at('/sitemap.xml'))).text();
  const sitemaps = [...index.matchAll(/<loc>([^<]+)</g)].map(([, address]) => address ?? '');
  expect(sitemaps.length).toBeGreaterThan(0);
  for (const read of ['/', path, category, '/catalogsearch/result?q=3001', ...sitemaps])
    expect(await (await fetch(at(read))).text(), read).not.toMatch(SECRET);

  // the second tab shows cards
  const second = await page.context().newPage();
  const cards = second.getByText(/^Dein Preis, sonst/);
  const [cardBefore, cardAfter] = await openWithLatePrices(second, category, '.card >> nth=8', cards);
  expect(cardAfter).toEqual(cardBefore);

  await page.getByLabel(steps.quantity, { exact: true }).getByRole('textbox').first().fill('20');
  await eventually(() => shown(page)).toBe('0,05 €');
  await addToCart(page);
  await eventually(() => page.getByRole('banner').innerText()).toMatch(/1,00\s€/);
  await page.goto(at('/checkout'), { waitUntil: 'load' });
  await untilHydrated(page);
  await enterAddress(page, steps);
  await button(page, steps.toPayment).click();
  await chooseTransfer(page, steps);
  await button(page, steps.toReview).click();
  await acceptTerms(page, steps);
  await page.getByText('7,90 €').first().waitFor();
  await button(page, steps.order).first().click();
  await thankYou(page, steps).waitFor();
  await page.getByText('7,90 €').first().waitFor();

  await page.goto(at('/my-account'), { waitUntil: 'load' });
  await untilHydrated(page);
  await button(page, words.logout).first().click();
  await page.getByText(words.loggedOut).waitFor();
  await eventually(() => second.getByText(/^Dein Preis, sonst/).count()).toBe(0);
  expect(await stored(page)).not.toMatch(SECRET);
  await page.goto(at(path), { waitUntil: 'load' });
  await untilHydrated(page);
  await eventually(() => shown(page)).toBe('0,12 €');
});
