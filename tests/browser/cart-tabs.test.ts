import type { Product } from '@brixel/contract/catalog';
import type { BrowserContext, Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { WORDS as ACCOUNT, logIn, newCustomer, openLogin } from './support/account.ts';
import { search, variant } from './support/catalog.ts';
import { eventually } from './support/eventually.ts';
import { narrow, shopUrl, untilHydrated, visit, wide } from './support/shop.ts';

/** One cart in several tabs, as a shopper sees it. */

const cartButton = (page: Page) => page.getByRole('button', { name: /^Warenkorb: / });
const pieces = async (page: Page): Promise<number> =>
  Number(/(\d+) Teile?/.exec(await cartButton(page).innerText())?.[1]);
const drawer = (page: Page) => page.getByRole('dialog', { name: /^Warenkorb/ });
const add = (page: Page) => page.getByRole('button', { name: 'In den Warenkorb', exact: true }).first().click();

async function visitProduct() {
  const { family_sku, slug, sku } = await variant('de');
  const visitor = await visit(`/p/${family_sku}/${slug}/${sku}`);
  await untilHydrated(visitor.page);
  return { ...visitor, context: visitor.page.context() };
}

async function openTab(context: BrowserContext, path = '/'): Promise<Page> {
  const page = await context.newPage();
  await page.goto(shopUrl(path), { waitUntil: 'load' });
  return page;
}

/** The calls about the cart that leave the page from now on, such as `POST update`. */
function cartCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request: Request) => {
    const call = /\/api\/cart\/([\w-]+)/.exec(request.url())?.[1];
    if (call) calls.push(`${request.method()} ${call}`);
  });
  return calls;
}

test('what is added in one tab is in the other, with the same totals', async () => {
  const { page, context, complaints, close } = await visitProduct();
  const other = await openTab(context);
  await add(page);
  await eventually(() => pieces(other)).toBe(1);
  await add(page);
  await eventually(() => pieces(other)).toBe(2);

  await cartButton(page).click();
  await cartButton(other).click();
  const total = async (tab: Page) => (await drawer(tab).locator('.totals .sum').textContent())?.trim();
  await drawer(page).locator('.totals .sum').waitFor();
  await eventually(() => total(page)).toMatch(/\d,\d\d/);
  const isSame = async () => (await total(other)) === (await total(page));
  await eventually(isSame).toBe(true);

  await drawer(other).getByRole('button', { name: 'Mehr' }).click();
  await eventually(() => pieces(page)).toBe(3);
  await eventually(isSame).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});

test('a first change takes two calls, each later one a single call', async () => {
  const { page, close } = await visitProduct();
  const calls = cartCalls(page);
  await add(page);
  await eventually(() => calls).toEqual(['POST create', 'POST update']);
  await add(page);
  await eventually(() => calls).toEqual(['POST create', 'POST update', 'POST update']);
  await page.waitForLoadState('networkidle');
  expect(calls).toHaveLength(3);
  await close();
});

test('eight tabs exchange no messages once there is nothing new', async () => {
  const { page, context, close } = await visitProduct();
  await context.addInitScript(countMessages);
  await page.reload({ waitUntil: 'load' });
  await untilHydrated(page);
  const others: Page[] = [];
  for (let count = 0; count < 7; count += 1) others.push(await openTab(context));

  await add(page);
  for (const other of others) await eventually(() => pieces(other)).toBe(1);
  await page.waitForLoadState('networkidle');
  const messages = () => Promise.all([page, ...others].map((tab) => tab.evaluate(() => window.messagesSent ?? 0)));
  // the line itself, the new cart of the server, its answer
  await eventually(async () => (await messages())[0]).toBe(3);
  const [, ...sentByOthers] = await messages();
  // where the machine is slow, one of them takes over a change that was not pushed for five seconds
  expect(sentByOthers.filter((count) => count > 0).length).toBeLessThanOrEqual(1);

  await page.waitForTimeout(3000);
  expect(await messages()).toEqual([3, ...sentByOthers]);
  await close();
});

declare global {
  interface Window {
    messagesSent?: number;
  }
}

function countMessages() {
  const post = BroadcastChannel.prototype.postMessage;
  BroadcastChannel.prototype.postMessage = function (message) {
    window.messagesSent = (window.messagesSent ?? 0) + 1;
    post.call(this, message);
  };
}

test('where the server fails, the quantity is as it was and the shopper gets a message', async () => {
  const { page, close } = await visitProduct();
  await add(page);
  // what the server has not confirmed yet would go with the failure
  await eventually(() => stored(page)).toMatchObject({ lines: [{ qty: 1, onServer: { qty: 1 } }] });
  await page.route('**/api/cart/update*', (route) =>
    route.fulfill({ status: 500, json: { code: 500, result: 'Internal Server Error' } }),
  );
  await add(page);
  await page.getByText('Die Änderung am Warenkorb ließ sich nicht speichern.').waitFor();
  await eventually(() => pieces(page)).toBe(1);
  await page.unroute('**/api/cart/update*');

  await page.reload({ waitUntil: 'load' });
  await eventually(() => pieces(page)).toBe(1);
  await close();
});

test('offline the cart works on, and is pushed to the server later', async () => {
  const { page, context, close } = await visitProduct();
  await add(page);
  await eventually(() => stored(page)).toMatchObject({ lines: [{ qty: 1, onServer: { qty: 1 } }] });
  await context.setOffline(true);
  await add(page);
  await eventually(() => pieces(page)).toBe(2);
  await eventually(() => stored(page)).toMatchObject({ lines: [{ qty: 2, onServer: { qty: 1 } }] });
  await context.setOffline(false);
  await eventually(() => stored(page)).toMatchObject({ lines: [{ qty: 2, onServer: { qty: 2 } }] });
  await close();
});

test('a cart that was stored by an older version of the shop is taken over', async () => {
  const { page, close } = await visitProduct();
  await add(page);
  // the server's answer would be written over what the older shop has left
  await eventually(() => stored(page)).toMatchObject({ lines: [{ qty: 1, onServer: { qty: 1 } }] });
  await page.evaluate(() => {
    const { cart } = JSON.parse(localStorage.getItem('brixel/cart') ?? '');
    const lines = cart.lines.map(({ line_key, line_version, onServer, ...line }: Record<string, unknown>) => line);
    localStorage.setItem('brixel/cart', JSON.stringify({ version: 1, lines }));
  });
  await page.reload({ waitUntil: 'load' });
  await eventually(() => pieces(page)).toBe(1);
  await eventually(() => stored(page)).toMatchObject({ lines: [{ qty: 1, onServer: { qty: 1 } }] });
  await close();
});

test('a customer with two devices: nothing of the phone is lost in the checkout of the laptop, and the laptop says so', async () => {
  const email = await newCustomer(shopUrl());
  const device = async (viewport = wide) => {
    const visitor = await visit('/my-account', { viewport });
    await openLogin(visitor.page, ACCOUNT.de);
    await logIn(visitor.page, ACCOUNT.de, email);
    await visitor.page.getByRole('heading', { level: 1, name: ACCOUNT.de.hello }).waitFor();
    return visitor;
  };
  const put = async (page: Page, { family_sku, slug, sku }: Product) => {
    await page.goto(shopUrl(`/p/${family_sku}/${slug}/${sku}`), { waitUntil: 'load' });
    await untilHydrated(page);
    await add(page);
    await eventually(async () => (await stored(page))?.lines.find((line) => line.sku === sku)?.onServer).toBeTruthy();
  };
  const skus = async (page: Page) => (await stored(page))?.lines.map(({ sku }) => sku).toSorted();
  const notice = (page: Page) => page.getByText('Dein Warenkorb wurde auf einem anderen Gerät geändert.');
  const [first, second] = ['BX-3001-1', 'BX-3003-1'] as const;

  const laptop = await device();
  await put(laptop.page, await variant('de'));
  const phone = await device(narrow);
  await eventually(() => skus(phone.page)).toEqual([first]);

  // what the phone adds while the laptop stands still is there when the checkout is opened, and stays on the server
  const { page } = phone;
  const { hits } = await search('de', 'product', [{ attribute: 'sku', value: { eq: second } }]);
  await put(page, hits[0] as Product);
  await laptop.page.goto(shopUrl('/checkout'), { waitUntil: 'load' });
  await untilHydrated(laptop.page);
  await notice(laptop.page).waitFor();
  await eventually(() => skus(laptop.page)).toEqual([first, second]);
  await laptop.page.waitForLoadState('networkidle');

  // and what the laptop then does is on the phone
  await page.reload({ waitUntil: 'load' });
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  await eventually(() => skus(page)).toEqual([first, second]);
  await Promise.all([laptop.close(), phone.close()]);
});

/** The cart as this browser has stored it. */
const stored = (page: Page): Promise<{ lines: { sku: string; onServer: object | null }[] } | null> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('brixel/cart') ?? '{}').cart ?? null);
