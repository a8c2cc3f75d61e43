import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { productOfType } from './support/catalog.ts';
import { acceptTerms, button, buy, fillCheckout, thankYou, WORDS, watchOrders } from './support/checkout.ts';
import { eventually } from './support/eventually.ts';
import { hostedShop } from './support/hosted-shop.ts';
import { visit } from './support/shop.ts';

/** Whatever happens when the button is pressed: there is one order, or none and nothing is lost. */

const words = WORDS.de;
const SKU = 'BX-SET-DACKEL';
const email = () => `marlene-${randomUUID()}@example.de`;

/** Its stock is sold out by the last of these tests. */
const shop = hostedShop();

async function enter(known?: string) {
  const visitor = await visit(`${shop.url}/p/${SKU}/dackel-bruno`);
  onTestFinished(visitor.close);
  if (known) await visitor.page.evaluate((stored) => localStorage.setItem('brixel/checkout', stored), known);
  await buy(visitor.page, words, `${shop.url}/checkout`);
  return visitor;
}

/** What the first shopper has typed: all others find it in their browser, as somebody who comes back. */
let details: string | undefined;

/** At the review, ready to press. */
async function atReview() {
  const visitor = await enter(details);
  const { page } = visitor;
  if (details === undefined) {
    await fillCheckout(page, words, email());
    details = await page.evaluate(() => localStorage['brixel/checkout']);
  } else {
    await page.getByRole('heading', { level: 2, name: words.review }).waitFor();
    await acceptTerms(page, words);
  }
  return visitor;
}

async function stockOf(sku: string): Promise<number> {
  const answer = await fetch(`${shop.url}/api/stock/list?skus=${sku}`);
  return (await answer.json()).result[0].qty;
}

const problem = (page: Page, text: string | RegExp) => page.getByRole('alert').getByText(text);

test('a double click makes one order', async () => {
  const { page } = await atReview();
  const before = await stockOf(SKU);
  const orders = await watchOrders(page);
  await button(page, words.order).dblclick();
  await thankYou(page, words).waitFor();
  expect(orders.attempts()).toBe(1);
  expect(before - (await stockOf(SKU))).toBe(1);
});

test('two tabs make one order, and both end at it', async () => {
  const { page } = await atReview();
  const before = await stockOf(SKU);
  const other = await page.context().newPage();
  await other.goto(`${shop.url}/checkout#orderReview`, { waitUntil: 'load' });
  await acceptTerms(other, words);
  const orders = await watchOrders(page);
  await Promise.all([button(page, words.order).click(), button(other, words.order).click()]);
  await Promise.all([thankYou(page, words).waitFor(), thankYou(other, words).waitFor()]);
  expect(new URL(other.url()).pathname).toBe(new URL(page.url()).pathname);
  expect(orders.numbers.size).toBe(1);
  expect(before - (await stockOf(SKU))).toBe(1);
});

test('a tab that gets the message about the order before the browser has stored it there ends at it too', async () => {
  const { page } = await atReview();
  const other = await page.context().newPage();
  await other.addInitScript(() => {
    const { getItem } = Storage.prototype;
    Storage.prototype.getItem = function (key) {
      return key === 'brixel/order' ? null : getItem.call(this, key);
    };
  });
  await other.goto(`${shop.url}/checkout#orderReview`, { waitUntil: 'load' });
  await acceptTerms(other, words);
  await button(page, words.order).click();
  await Promise.all([thankYou(page, words).waitFor(), thankYou(other, words).waitFor()]);
  expect(new URL(other.url()).pathname).toBe(new URL(page.url()).pathname);
});

test('a lost answer loses nothing: pressed again, also after a reload, it is the same order', async () => {
  const { page } = await atReview();
  const before = await stockOf(SKU);
  const orders = await watchOrders(page, (attempts) => (attempts < 3 ? 'lost' : 'arrives'));
  // the bar at the top moves, though no page is being loaded
  const moves = page.locator('.progress.is-active').waitFor({ state: 'attached' });
  await Promise.all([moves, button(page, words.order).click()]);
  await problem(page, 'Wir wissen noch nicht, ob deine Bestellung angekommen ist.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await button(page, words.order).click();
  await eventually(orders.attempts).toBe(2);

  await page.reload({ waitUntil: 'load' });
  await problem(page, 'Wir wissen noch nicht, ob deine Bestellung angekommen ist.').waitFor();
  await acceptTerms(page, words);
  await button(page, words.order).click();
  await thankYou(page, words).waitFor();
  expect(orders.attempts()).toBe(3);
  expect(orders.numbers.size).toBe(1);
  expect(before - (await stockOf(SKU))).toBe(1);
});

test('a total that has changed is shown and agreed to before anything is ordered', async () => {
  const { page } = await atReview();
  const orders = await watchOrders(page);
  const total = page.locator('.totals .sum dd');
  const shown = await total.first().textContent();
  // the cart is known to the shop a moment after it is shown
  const token = await page.waitForFunction(() => JSON.parse(localStorage['brixel/cart']).cart.server?.token as string);
  const cartId = await token.jsonValue();
  // another device of the shopper redeems a coupon after the press: before it, the page might still ask for its totals and show the new one
  await page.route(
    '**/api/stock/**',
    async (route) => {
      const answer = await fetch(`${shop.url}/api/cart/apply-coupon?cartId=${cartId}&coupon=WILLKOMMEN10`, {
        method: 'POST',
      });
      expect(answer.status).toBe(200);
      await route.continue();
    },
    { times: 1 },
  );
  await button(page, words.order).click();
  await problem(page, /^Der Gesamtpreis hat sich geändert: jetzt \d+,\d\d\s€\.$/).waitFor();
  await eventually(() => total.first().textContent()).not.toBe(shown);
  expect(orders.attempts()).toBe(0);
  await button(page, words.order).click();
  await thankYou(page, words).waitFor();
  expect(orders.numbers.size).toBe(1);
});

test('the shop’s own word on the price counts: what it refuses is asked again', async () => {
  const { page } = await atReview();
  // as if an older total had been shown
  await page.route(
    '**/api/order?*',
    async (route) => {
      const message = route.request().postDataJSON();
      await route.continue({ postData: { ...message, expected_total: message.expected_total + 1 } });
    },
    { times: 1 },
  );
  await button(page, words.order).click();
  await problem(page, /^Der Gesamtpreis hat sich geändert/).waitFor();
  await button(page, words.order).click();
  await thankYou(page, words).waitFor();
});

describe('virtual goods', () => {
  test('need no address for a parcel, and nobody who takes cash at the door', async () => {
    const { sku, slug } = await productOfType('de', 'downloadable');
    const { page, close } = await visit(`${shop.url}/p/${sku}/${slug}`);
    onTestFinished(close);
    await page.route('**/cart/payment-methods?*', (route) =>
      route.fulfill({
        json: {
          code: 200,
          result: [
            { code: 'cashondelivery', title: 'Nachnahme' },
            { code: 'banktransfer', title: '' },
          ],
        },
      }),
    );
    await buy(page, words, `${shop.url}/checkout`);
    await page.getByRole('textbox', { name: words.firstName }).fill('Marlene');
    await page.getByRole('textbox', { name: words.lastName }).fill('Kaiser');
    await page.getByRole('textbox', { name: words.email }).fill(email());
    await button(page, words.toPayment).click();
    const methods = page.getByRole('group', { name: 'Zahlungsart' });
    await eventually(() => methods.getByRole('radio').count()).toBe(1);
    await eventually(() => methods.getByRole('radio', { name: words.bankTransfer }).isChecked()).toBe(true);
    for (const [name, value] of [
      [words.street, 'Ring'],
      [words.houseNumber, '1'],
      [words.zip, '1010'],
      [words.city, 'Wien'],
    ] as const)
      await page.getByRole('textbox', { name, exact: true }).fill(value);
    await page.getByRole('combobox', { name: 'Land' }).selectOption('Österreich');
    await button(page, words.toReview).click();
    await acceptTerms(page, words);
    await button(page, words.order).click();
    await thankYou(page, words).waitFor();
  });
});

describe('sold out meanwhile', () => {
  /** Everything but one piece, in as many orders as it takes. */
  async function sellOut(left: number): Promise<void> {
    for (let stock = await stockOf(SKU); stock > left; stock = await stockOf(SKU)) {
      const address = {
        firstname: 'Karl',
        lastname: 'Ott',
        email: email(),
        street: ['Hafenweg', '2'],
        postcode: '28195',
        city: 'Bremen',
        country_id: 'DE',
      };
      const message = {
        order_id: randomUUID(),
        products: [{ sku: SKU, qty: Math.min(20, stock - left) }],
        addressInformation: {
          shippingAddress: address,
          billingAddress: address,
          payment_method_code: 'banktransfer',
        },
      };
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${shop.url}/api/order`, { method: 'POST', headers, body: JSON.stringify(message) });
      if (answer.status !== 200) throw new Error(await answer.text());
    }
  }

  test('nothing is ordered and nothing is lost; what is left can be ordered', async () => {
    const { page } = await enter();
    // two pieces are wanted, and one is left at the moment of the order
    await button(page, 'Warenkorb bearbeiten').click();
    await page
      .getByRole('dialog')
      .getByRole('textbox', { name: /^Menge/ })
      .fill('2');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await fillCheckout(page, words, email());
    let isSold = false;
    await page.route('**/api/order?*', async (route) => {
      if (!isSold) await sellOut(1);
      isSold = true;
      await route.continue();
    });
    await button(page, words.order).click();
    await problem(page, 'Einige der bestellten Produkte sind nicht verfügbar.').waitFor();
    await problem(page, /Dackel Bruno: noch 1 da/).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await stockOf(SKU)).toBe(1);

    await page.getByRole('alert').getByRole('button', { name: 'Warenkorb bearbeiten' }).click();
    await page
      .getByRole('dialog')
      .getByRole('textbox', { name: /^Menge/ })
      .fill('1');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await page.getByText('1 Stück').first().waitFor();
    await button(page, words.order).click();
    await thankYou(page, words).waitFor();
    expect(await stockOf(SKU)).toBe(0);
  });
});
