import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { breakTokens, dialogOf, logIn, newCustomer, openLogin, post, storedUser, WORDS } from './support/account.ts';
import { variant } from './support/catalog.ts';
import {
  acceptTerms,
  addToCart,
  button,
  buy,
  chooseTransfer,
  enterAddress,
  WORDS as STEPS,
  thankYou,
} from './support/checkout.ts';
import { awaitedLater, eventually } from './support/eventually.ts';
import { moveMouse, shopUrl, untilHydrated, visit } from './support/shop.ts';

/** Sessions whose token runs out while the shopper is doing something else. */

const words = WORDS.de;
const steps = STEPS.de;

const brickPath = async () => {
  const { family_sku, slug, sku } = await variant('de');
  return `/p/${family_sku}/${slug}/${sku}`;
};

async function enterAsCustomer() {
  const email = await newCustomer(shopUrl());
  const visitor = await visit('/my-account');
  onTestFinished(visitor.close);
  await openLogin(visitor.page, words);
  await logIn(visitor.page, words, email);
  await visitor.page.getByRole('heading', { level: 1, name: words.hello }).waitFor();
  return { ...visitor, email };
}

/** Where no script runs: a refresh that a reload cuts short would cost the login. */
async function breakOutside(page: Page, ...names: Parameters<typeof breakTokens>[1][]): Promise<void> {
  await page.goto(shopUrl('/robots.txt'), { waitUntil: 'load' });
  await breakTokens(page, ...names);
}

const storedCart = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('brixel/cart') ?? '{}').cart);

/** How often the browser has asked for a new token. */
function countRefreshes(page: Page): () => number {
  let count = 0;
  page.context().on('request', (request) => {
    if (request.url().includes('/api/user/refresh')) count += 1;
  });
  return () => count;
}

test('a token that runs out in the middle of a checkout is renewed unnoticed, and the next one too', async () => {
  const { page } = await enterAsCustomer();
  const refreshes = countRefreshes(page);
  await page.goto(shopUrl(await brickPath()), { waitUntil: 'load' });
  await buy(page, steps, shopUrl('/checkout'));
  await enterAddress(page, steps);
  await button(page, steps.toPayment).click();

  await breakOutside(page, 'token');
  await page.goto(shopUrl('/checkout#payment'), { waitUntil: 'load' });
  await untilHydrated(page);
  await eventually(async () => (await storedUser(page))?.token ?? 'run-out').not.toBe('run-out');
  expect(refreshes()).toBe(1);

  await chooseTransfer(page, steps);
  await button(page, steps.toReview).click();
  await acceptTerms(page, steps);
  await breakTokens(page, 'token');
  await button(page, steps.order).click();
  await thankYou(page, steps).waitFor();
  expect(refreshes()).toBe(2);

  await page.goto(shopUrl('/my-account/orders'), { waitUntil: 'load' });
  await page
    .getByRole('table')
    .getByRole('link', { name: /^Bestellung BX-.* ansehen$/ })
    .waitFor();
  expect(await dialogOf(page).count()).toBe(0);
});

test('two tabs full of calls that find the token dead make one refresh', async () => {
  const { page } = await enterAsCustomer();
  const refreshes = countRefreshes(page);
  const other = await page.context().newPage();
  await other.goto(shopUrl('/robots.txt'), { waitUntil: 'load' });
  await breakOutside(page, 'token');
  await Promise.all([
    page.goto(shopUrl('/my-account'), { waitUntil: 'load' }),
    other.goto(shopUrl('/my-account/loyalty-card'), { waitUntil: 'load' }),
  ]);
  await page.getByText('Noch keine Bestellung.').waitFor();
  await other.getByText('Noch keine Bestellung.').waitFor();
  expect(refreshes()).toBe(1);
});

test('a session that cannot be saved explains itself, keeps the cart and lets one log in again', async () => {
  const { page, email } = await enterAsCustomer();
  await page.goto(shopUrl(await brickPath()), { waitUntil: 'load' });
  await untilHydrated(page);
  const brick = page.getByRole('button', { name: /^Warenkorb: / });
  await addToCart(page);
  await eventually(() => brick.textContent()).toMatch(/1 Teil$/);

  await breakOutside(page, 'token', 'refreshToken');
  await page.goto(shopUrl('/my-account/orders'), { waitUntil: 'load' });
  await moveMouse(page);
  await page.getByText('Deine Anmeldung ist abgelaufen. Bitte melde dich neu an.').waitFor();
  await page.getByText(words.loginNeeded).waitFor();
  expect(await storedUser(page)).toBeNull();
  await eventually(() => brick.textContent()).toMatch(/1 Teil$/);

  await logIn(page, words, email);
  await page.getByRole('heading', { name: words.noOrders }).waitFor();
  const { token } = (await storedUser(page)) ?? { token: '' };
  const itemsOf = async () => {
    const cartId = await post<string | number>(shopUrl(), '/api/cart/create', {}, token);
    const answer = await fetch(shopUrl(`/api/cart/pull?cartId=${cartId}`), {
      headers: { authorization: `Bearer ${token}` },
    });
    return ((await answer.json()).result as { sku: string; qty: number }[]).map(({ sku, qty }) => ({ sku, qty }));
  };
  // the two carts have become one, and the server knows of it
  await eventually(() => storedCart(page)).toMatchObject({
    server: { customer: true },
    lines: [{ onServer: { qty: 1 } }],
  });
  expect(await itemsOf()).toEqual([{ sku: 'BX-3001-1', qty: 1 }]);
  await eventually(() => brick.textContent()).toMatch(/1 Teil$/);
});

test('a product is loaded anew when its customer logs out, also in another tab: prices may depend on the group', async () => {
  const { page } = await enterAsCustomer();
  await page.goto(shopUrl(await brickPath()), { waitUntil: 'load' });
  await untilHydrated(page);
  await page
    .getByRole('link', { name: `${words.account}: Marlene` })
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
  const other = await page.context().newPage();
  await other.goto(shopUrl('/robots.txt'), { waitUntil: 'load' });
  const reload = awaitedLater(page.waitForRequest(/\/product\/_search/));
  await other.evaluate(() => localStorage.setItem('brixel/user', 'false'));
  await reload;
});
