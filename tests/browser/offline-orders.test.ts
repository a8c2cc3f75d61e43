import { randomUUID } from 'node:crypto';
import { openDatabase } from '@brixel/platform/database/database';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type NextRelease, nextRelease } from '../support/next-release.ts';
import { WORDS as ACCOUNT_WORDS, breakTokens, logIn, newCustomer, openLogin, storedUser } from './support/account.ts';
import { axeFindings } from './support/axe.ts';
import {
  acceptTerms,
  addToCart,
  button,
  chooseTransfer,
  enterAddress,
  enterPerson,
  field,
  fillCheckout,
  thankYou,
  WORDS,
} from './support/checkout.ts';
import { eventually } from './support/eventually.ts';
import { untilWorkerServes } from './support/offline.ts';
import { ownShop } from './support/own-shop.ts';
import { moveMouse, untilHydrated, type VisitOptions, visit } from './support/shop.ts';

/** A whole purchase without a shop: its server is really gone, and comes back later with the same data. */

const words = WORDS.de;
const SKU = 'BX-SET-DACKEL';
const shop = ownShop();
const email = () => `marlene-${randomUUID()}@example.de`;

/** On a product page that the worker serves from now on. */
async function enter(options: VisitOptions = {}) {
  const visitor = await visit(`${shop.url}/p/${SKU}/dackel-bruno`, { worker: true, ...options });
  onTestFinished(visitor.close);
  await untilHydrated(visitor.page);
  await untilWorkerServes(visitor.page);
  return visitor;
}

/** From the product to the button, by bank transfer. */
async function toReview(page: Page, address: string): Promise<void> {
  await page.goto(`${shop.url}/checkout`);
  await moveMouse(page);
  await enterPerson(page, words, address);
  await button(page, words.toShipping).click();
  await toReviewFromShipping(page);
}

async function toReviewFromShipping(page: Page): Promise<void> {
  await enterAddress(page, words);
  await button(page, words.toPayment).click();
  await page
    .getByRole('radio', { name: /^Online-Zahlung/ })
    .and(page.locator(':disabled'))
    .waitFor();
  await chooseTransfer(page, words);
  await button(page, words.toReview).click();
  await acceptTerms(page, words);
}

interface OrderedGoods {
  sku: string;
  qty: number;
}

async function ordersOf(address: string): Promise<OrderedGoods[][]> {
  const database = await openDatabase({ dataDir: shop.dataDir });
  try {
    const rows = await database.db.selectFrom('placed_order').selectAll().where('email', '=', address).execute();
    return rows.map(({ content }) => JSON.parse(content).lines.map(({ sku, qty }: OrderedGoods) => ({ sku, qty })));
  } finally {
    await database.close();
  }
}

async function openTab(context: BrowserContext, path = '/'): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${shop.url}${path}`);
  await untilHydrated(page);
  return page;
}

const piecesInCart = (page: Page): Promise<number[]> =>
  page.evaluate(() => JSON.parse(localStorage['brixel/cart']).cart.lines.map(({ qty }: { qty: number }) => qty));

const question = (page: Page) => page.getByRole('dialog', { name: 'Deine gespeicherten Bestellungen' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

let next: NextRelease;
beforeAll(async () => {
  next = await nextRelease();
});
afterAll(() => next.remove());

test('an order that was made without the shop is sent once it is back with another release, by one of three tabs', async () => {
  const { page } = await enter();
  const context = page.context();
  const address = email();
  await addToCart(page);
  await shop.stop();
  await addToCart(page);
  await toReview(page, address);
  await page.getByText('Du bist offline. Deine Bestellung wird hier gespeichert').waitFor();
  await button(page, words.order).click();
  await heading(page, 'Gespeichert, noch nicht gesendet').waitFor();
  await page.getByText(`Bestätigung und Bankverbindung kommen an ${address}.`).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await eventually(() => page.evaluate(() => JSON.parse(localStorage['brixel/cart']).cart.lines.length)).toBe(0);
  await page.close();

  await shop.deploy(next.startFile);
  const tabs = [await openTab(context), await openTab(context, '/compare'), await openTab(context, '/order-status')];
  for (const tab of tabs) await question(tab).waitFor();
  const [first] = tabs;
  if (!first) throw new Error('There is no tab.');
  expect(await axeFindings(first)).toEqual([]);
  await first.bringToFront();
  await question(first).getByRole('button', { name: 'Jetzt senden' }).click();
  for (const tab of tabs)
    await question(tab)
      .getByText(/^Bestellt: BX-/)
      .waitFor();
  expect(await ordersOf(address)).toEqual([[{ sku: SKU, qty: 2 }]]);

  await question(first).getByRole('link', { name: 'Ansehen' }).click();
  await thankYou(first, words).waitFor();
  for (const tab of tabs) await question(tab).waitFor({ state: 'hidden' });
});

test('a shop that dies between receiving an order and answering has one order in the end', async () => {
  const { page } = await enter();
  const address = email();
  await addToCart(page);
  await page.goto(`${shop.url}/checkout`);
  await moveMouse(page);
  await fillCheckout(page, words, address);
  await page.route(
    '**/api/order?*',
    async (route) => {
      await route.fetch();
      await shop.stop();
      await route.abort();
    },
    { times: 1 },
  );
  await button(page, words.order).click();
  await heading(page, 'Gespeichert, noch nicht bestätigt').waitFor();
  await page.reload();
  await moveMouse(page);
  await heading(page, 'Gespeichert, noch nicht bestätigt').waitFor();

  await shop.start();
  await thankYou(page, words).waitFor();
  expect(await ordersOf(address)).toEqual([[{ sku: SKU, qty: 1 }]]);
});

test('what has changed meanwhile is seen and agreed to, or the goods go back into the cart', async () => {
  const { page } = await enter();
  const address = email();
  await addToCart(page);
  await shop.stop();
  await toReview(page, address);
  await button(page, words.order).click();
  await heading(page, 'Gespeichert, noch nicht gesendet').waitFor();
  // as if it had been made at yesterday's price
  await page.evaluate(makeCheaper);
  const context = page.context();
  await page.close();

  await shop.start();
  const later = await openTab(context);
  await question(later).getByText('Seit du bestellt hast, hat sich etwas geändert.').waitFor();
  await question(later)
    .getByText(/^statt /)
    .waitFor();
  await question(later).getByRole('button', { name: 'Zurück in den Warenkorb' }).click();
  await question(later).waitFor({ state: 'hidden' });
  await eventually(() => later.evaluate(() => JSON.parse(localStorage['brixel/cart']).cart.lines.length)).toBe(1);
  expect(await ordersOf(address)).toEqual([]);

  await shop.stop();
  await later.goto(`${shop.url}/checkout#orderReview`);
  await acceptTerms(later, words);
  await button(later, words.order).click();
  await heading(later, 'Gespeichert, noch nicht gesendet').waitFor();
  await later.evaluate(makeCheaper);
  await later.close();
  await shop.start();
  const last = await openTab(context);
  await question(last).getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
  await question(last)
    .getByText(/^Bestellt: BX-/)
    .waitFor();
  expect(await ordersOf(address)).toEqual([[{ sku: SKU, qty: 1 }]]);
});

test('a browser without room says so and keeps the cart, until there is room for the order', async () => {
  const { page } = await enter();
  const address = email();
  await addToCart(page);
  await shop.stop();
  await toReview(page, address);
  await page.evaluate(refuseWrites);
  await button(page, words.order).click();
  await page.getByText('Dein Browser kann die Bestellung nicht speichern.').waitFor();
  expect(await piecesInCart(page)).toEqual([1]);

  await page.reload();
  await moveMouse(page);
  await acceptTerms(page, words);
  await button(page, words.order).click();
  await heading(page, 'Gespeichert, noch nicht gesendet').waitFor();
  expect(await piecesInCart(page)).toEqual([]);
});

test('a customer’s order and profile wait for the connection, also where the session has run out meanwhile', async () => {
  const { page } = await enter();
  const address = await newCustomer(shop.url);
  await page.goto(`${shop.url}/my-account`);
  await openLogin(page, ACCOUNT_WORDS.de);
  await logIn(page, ACCOUNT_WORDS.de, address);
  await page.getByRole('button', { name: 'Bearbeiten' }).first().waitFor();
  await page.goto(`${shop.url}/p/${SKU}/dackel-bruno`);
  await untilHydrated(page);
  await addToCart(page);

  await shop.stop();
  // who the customer is, the checkout knows
  await page.goto(`${shop.url}/checkout`);
  await moveMouse(page);
  await toReviewFromShipping(page);
  await button(page, words.order).click();
  await heading(page, 'Gespeichert, noch nicht gesendet').waitFor();
  await page.goto(`${shop.url}/my-account`);
  await moveMouse(page);
  await page.getByRole('button', { name: 'Bearbeiten' }).first().click();
  await field(page, words.lastName).fill('Huber');
  await button(page, 'Speichern').click();
  await page.getByText('Wir speichern die Änderung, sobald du wieder online bist.').waitFor();
  await breakTokens(page, 'token');
  await page.goto(`${shop.url}/my-account/orders`);
  await moveMouse(page);
  await page.getByText('Gespeichert, noch nicht gesendet').first().waitFor();
  await page.reload();
  await moveMouse(page);
  const context = page.context();
  await page.close();

  await shop.start({ OFFLINE_ORDERS_AUTOMATIC: 'true' });
  onTestFinished(() => shop.deploy());
  const later = await openTab(context, '/my-account/orders');
  await later.getByText(/^Deine Bestellung BX-.* ist angekommen\.$/).waitFor();
  await later.waitForFunction(isWorkerSettled);
  await later.reload();
  await eventually(() => later.getByRole('table').getByRole('row').count()).toBe(2);
  expect(await ordersOf(address)).toEqual([[{ sku: SKU, qty: 1 }]]);
  const token = (await storedUser(later))?.token;
  const headers = { authorization: `Bearer ${token}` };
  const profile = await fetch(`${shop.url}/api/user/me`, { headers }).then((answer) => answer.json());
  expect(profile.result).toMatchObject({ email: address, firstname: 'Marlene', lastname: 'Huber' });
});

/** In the browser: no other release is about to take over. Chromium may lose a page that is asked for in that very moment. */
async function isWorkerSettled(): Promise<boolean> {
  const { active, installing, waiting } = await navigator.serviceWorker.ready;
  return !installing && !waiting && active?.state === 'activated';
}

/** In the browser: as on a full disk, until the page is left. Chromium itself notices up to half a minute late that one is full. */
function refuseWrites(): void {
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('', 'QuotaExceededError');
  };
}

/** In the browser: every saved order believes in a euro less. */
function makeCheaper(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('brixel-outbox');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('orders', 'readwrite');
      const orders = transaction.objectStore('orders');
      const reading = orders.getAll();
      reading.onsuccess = () => {
        for (const order of reading.result) {
          order.message.expected_total -= 1;
          order.seen.totals.grandTotal -= 10_000;
          order.seen.lines[0].price -= 1;
          orders.put(order, order.id);
        }
      };
      transaction.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}
