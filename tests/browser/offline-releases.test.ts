import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type NextRelease, nextRelease, TEXTS } from '../support/next-release.ts';
import { variant } from './support/catalog.ts';
import { buy, WORDS } from './support/checkout.ts';
import { awaitedLater, eventually } from './support/eventually.ts';
import { untilWorkerServes } from './support/offline.ts';
import { ownShop } from './support/own-shop.ts';
import { untilHydrated, type VisitOptions, visit } from './support/shop.ts';

/** A release is deployed while pages of the one before are open. */

const shop = ownShop();

let next: NextRelease | undefined;
beforeAll(async () => {
  next = await nextRelease();
});
afterAll(() => next?.remove());

/** To every visitor the other release is the new one; gives what its pages say. */
async function deploy(): Promise<string> {
  const isNext = shop.startFile === undefined;
  await shop.deploy(isNext ? next?.startFile : undefined);
  return isNext ? TEXTS.next : TEXTS.built;
}

const open = async (address: string, options: VisitOptions = {}) => {
  const visitor = await visit(address, { worker: true, ...options });
  onTestFinished(visitor.close);
  await untilHydrated(visitor.page);
  return visitor;
};

const offer = (page: Page) => page.locator('.toast').filter({ hasText: 'Neue Version verfügbar' });
const shownText = (page: Page) => page.getByRole('region', { name: 'Service' }).innerText();
const releasesKept = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('brixel-release/')));

/** The new release has to be fetched in full before. */
const untilForgotten = (page: Page, release: string | undefined) =>
  eventually(() => releasesKept(page)).not.toContain(release);

/** Somebody comes back to the tab after a while. */
async function returnTo(page: Page): Promise<void> {
  await page.bringToFront();
  await page.clock.setFixedTime(Date.now() + 5 * 60_000);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

const wishlistButton = (page: Page) => page.getByRole('button', { name: /^Merkliste/ }).first();

/** A panel whose code was never fetched by this page. */
async function openWishlist(page: Page): Promise<void> {
  await wishlistButton(page).click();
  await page.getByRole('dialog', { name: 'Merkliste' }).waitFor();
  await page.keyboard.press('Escape');
}

test('a new release is offered; old pages keep their own files until they take it, each in its time', async () => {
  const { page: first } = await open(shop.url);
  await untilWorkerServes(first);
  const second = await first.context().newPage();
  await second.goto(shop.url);
  await untilHydrated(second);
  const [oldRelease] = await releasesKept(first);

  const newText = await deploy();
  await returnTo(first);
  await offer(first).waitFor();
  expect(await shownText(first)).not.toContain(newText);
  await openWishlist(first);

  await offer(first).getByRole('button', { name: 'Neu laden' }).click();
  await eventually(() => shownText(first)).toContain(newText);
  await untilHydrated(first);

  await second.bringToFront();
  await untilHydrated(second);
  expect(await shownText(second)).not.toContain(newText);
  await openWishlist(second);
  await offer(second).getByRole('button', { name: 'Neu laden' }).click();
  await eventually(() => shownText(second)).toContain(newText);

  await first.close();
  await second.reload();
  await untilHydrated(second);
  await untilForgotten(second, oldRelease);
  expect((await releasesKept(second)).length).toBe(1);

  await shop.stop();
  await second.reload();
  await eventually(() => shownText(second)).toContain(newText);
});

test('a page that comes from the new release lets its worker begin without a word', async () => {
  const { page } = await open(shop.url);
  await untilWorkerServes(page);
  const [oldRelease] = await releasesKept(page);
  const newText = await deploy();
  // the old worker answers with a page of its own where the shop takes too long
  await eventually(async () => {
    await page.goto(`${shop.url}/i/impressum`);
    return shownText(page);
  }).toContain(newText);
  await untilHydrated(page);
  await untilForgotten(page, oldRelease);
  expect(await offer(page).count()).toBe(0);
  await shop.stop();
  await page.goto(shop.url);
  await eventually(() => shownText(page)).toContain(newText);
});

test('nobody is bothered with a new release in the checkout', async () => {
  const { family_sku, slug, sku } = await variant('de');
  const { page } = await open(`${shop.url}/p/${family_sku}/${slug}/${sku}`);
  await untilWorkerServes(page);
  await buy(page, WORDS.de, `${shop.url}/checkout`);
  await untilWorkerServes(page);
  await deploy();
  await returnTo(page);
  await eventually(async () => (await releasesKept(page)).length).toBe(2);
  await page.getByRole('textbox', { name: 'Vorname', exact: true }).fill('Marlene');
  expect(await offer(page).count()).toBe(0);
  await page
    .getByRole('link', { name: /Startseite/ })
    .first()
    .click();
  await offer(page).waitFor();
});

test('without a worker an old page whose files are gone is loaded anew when the shop is there again', async () => {
  const { page } = await open(shop.url, { worker: false });
  const newText = await deploy();
  // on a busy machine the page may have missed something while the shop was away, and have begun to look for it
  const press = () =>
    wishlistButton(page)
      .click({ timeout: 1000 })
      .catch(() => {});
  await eventually(async () => {
    await press();
    return shownText(page);
  }).toContain(newText);
  await untilHydrated(page);
  await page.reload();
  await openWishlist(page);
});

test('without a worker an old page keeps what somebody has written in it; the next link leads to the new release', async () => {
  const { page } = await open(`${shop.url}/i/hilfe-kontakt`, { worker: false });
  const message = page.getByRole('main').getByLabel('Deine Nachricht');
  await message.fill('Ein langer Text');
  const newText = await deploy();
  const answer = awaitedLater(
    page.waitForResponse((response) => response.request().method() === 'HEAD' && response.status() === 404),
  );
  await wishlistButton(page).click();
  await answer;
  // code that is gone, of the panel or of what opens it, is requested every three seconds: now it is certain that the page stays
  await page.waitForResponse((response) => /\/assets\/.+\.js$/.test(response.url()) && response.status() === 404);
  expect(await message.inputValue()).toBe('Ein langer Text');
  expect(await shownText(page)).not.toContain(newText);
  await page
    .getByRole('link', { name: /Startseite/ })
    .first()
    .click();
  await eventually(() => shownText(page)).toContain(newText);
});
