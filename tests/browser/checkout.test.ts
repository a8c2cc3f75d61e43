import { randomUUID } from 'node:crypto';
import type { StoreCode } from '@brixel/contract/stores';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { axeFindings } from './support/axe.ts';
import {
  acceptTerms,
  button,
  buy,
  chooseTransfer,
  enterAddress,
  enterPerson,
  field,
  fillCheckout,
  thankYou,
  WORDS,
  type Words,
  watchOrders,
} from './support/checkout.ts';
import { eventually } from './support/eventually.ts';
import { hasFocus } from './support/keyboard.ts';
import { mailedShop } from './support/mailed-shop.ts';
import { moveMouse, narrow, untilHydrated, visit, wide } from './support/shop.ts';
import { readLine, readMailedLine, readSum } from './support/shown-sums.ts';

/**
 * From the cart to the order, in a shop of its own that sends its mails to a real server. The way of most shoppers is walked in both stores,
 * each of the others in one.
 */

const shop = mailedShop();

/** A brick of 8 cents that costs 5.25 cents from 500 pieces on. */
const BRICK = {
  path: '/p/BX-STEIN-2/stein-2x2-weiss/BX-3003-1',
  name: '2×2',
  sum: { qty: 500, unit: 0.0525, sum: 26.25 },
};

const newEmail = () => `marlene-${randomUUID()}@example.de`;
const PASSWORD = 'ein langes Kennwort';

interface Store {
  code: StoreCode;
  prefix: string;
  viewport: typeof wide;
  words: Words;
}

const german: Store = { code: 'de', prefix: '', viewport: wide, words: WORDS.de };
const italian: Store = { code: 'it', prefix: '/it', viewport: narrow, words: WORDS.it };

const confirmation = (email: string) =>
  shop.mails.find(({ recipients, text }) => recipients.includes(email) && !text?.includes('/confirm-email'));

const post = async <T>(path: string, body: object, token = ''): Promise<T> => {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const answer = await fetch(shop.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const { code, result } = await answer.json();
  if (code !== 200) throw new Error(`${path} answered ${code}: ${JSON.stringify(result)}`);
  return result;
};

async function ordersOf(email: string): Promise<{ increment_id: string }[]> {
  const token = await post<string>('/api/user/login', { username: email, password: PASSWORD });
  const answer = await fetch(`${shop.url}/api/user/order-history`, { headers: { authorization: `Bearer ${token}` } });
  return (await answer.json()).result.items;
}

const checkoutOf = ({ prefix }: Store): string => `${shop.url}${prefix}/checkout`;

async function enter(store: Store) {
  const visitor = await visit(`${shop.url}${store.prefix}/p/BX-SET-DACKEL/dackel-bruno`, { viewport: store.viewport });
  onTestFinished(visitor.close);
  const orders = await watchOrders(visitor.page);
  await buy(visitor.page, store.words, checkoutOf(store));
  return { ...visitor, orders };
}

/** Many pieces at a price with fractions of a cent, before anything else goes into the cart. */
async function putBricksInCart(page: Page, { prefix, words }: Store) {
  await page.goto(`${shop.url}${prefix}${BRICK.path}`, { waitUntil: 'load' });
  await untilHydrated(page);
  await page.getByLabel(words.quantity, { exact: true }).getByRole('textbox').first().fill(String(BRICK.sum.qty));
  await Promise.all([page.getByText(words.added).waitFor(), page.keyboard.press('Enter')]);
  expect(readSum((await page.locator('.buy output').textContent()) ?? '')).toEqual(BRICK.sum);
}

const showsNumber = async (page: Page, [number = 'none']: Iterable<string>) =>
  page.getByRole('main').getByText(number).first().waitFor();

test.each([german, italian])(
  'a guest orders by bank transfer in the $code store: mistakes are shown beside their fields, nothing is typed twice',
  async (store) => {
    const { words } = store;
    const { page, complaints, orders } = await enter(store);
    await putBricksInCart(page, store);
    await page.goto(checkoutOf(store), { waitUntil: 'load' });
    await untilHydrated(page);
    const email = newEmail();
    await enterPerson(page, words, 'marlene.example.de');
    await button(page, words.toShipping).click();
    await page.getByText(words.wrongEmail).waitFor();
    await eventually(() => hasFocus(field(page, words.email))).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
    // a slip is asked about, and what was meant is one press away
    await field(page, words.email).fill('marlene@gmial.com');
    await button(page, words.meant).click();
    await eventually(() => field(page, words.email).inputValue()).toBe('marlene@gmail.com');
    await field(page, words.email).fill(email);
    await button(page, words.toShipping).click();
    await enterAddress(page, words);
    // three digits are no post code here, and the house number may stand behind the street
    await field(page, words.zip).fill('123');
    await field(page, words.houseNumber).fill('');
    await field(page, words.street).fill('Lindenstraße 14a');
    await button(page, words.toPayment).click();
    await page.getByText(words.wrongZip).waitFor();
    await eventually(() => field(page, words.street).inputValue()).toBe('Lindenstraße');
    await eventually(() => field(page, words.houseNumber).inputValue()).toBe('14a');
    await field(page, words.city).fill('M'.repeat(101));
    await page.getByText(words.tooLong).waitFor();
    await enterAddress(page, words);

    await page.reload({ waitUntil: 'load' });
    await moveMouse(page);
    await eventually(() => field(page, words.street).inputValue()).toBe('Lindenstraße');
    expect(await axeFindings(page)).toEqual([]);
    await button(page, words.toPayment).click();
    await chooseTransfer(page, words);
    await page.goBack();
    await eventually(() => field(page, words.city).inputValue()).toBe('München');
    await page.goForward();
    await eventually(() => page.getByRole('radio', { name: words.bankTransfer }).isChecked()).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
    await button(page, words.toReview).click();
    await eventually(() => readLine(page.locator('.line'), BRICK.name)).toEqual(BRICK.sum);

    await button(page, words.order).click();
    await page.getByText(words.termsMissing).waitFor();
    const terms = page.getByRole('checkbox', { name: words.terms });
    await eventually(() => hasFocus(terms)).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
    expect(orders.attempts()).toBe(0);
    await terms.check();
    await button(page, words.order).click();

    await thankYou(page, words).waitFor();
    await showsNumber(page, orders.numbers);
    const mail = await confirmation(email);
    expect(mail.subject).toContain([...orders.numbers][0]);
    await eventually(() => readLine(page.locator('.line'), BRICK.name)).toEqual(BRICK.sum);
    expect(readMailedLine(mail.text ?? '', BRICK.name)).toEqual(BRICK.sum);

    // neither a reload nor the way back orders again
    await page.reload({ waitUntil: 'load' });
    await moveMouse(page);
    await thankYou(page, words).waitFor();
    await page.goBack();
    await thankYou(page, words).waitFor();
    expect(orders.attempts()).toBe(1);
    expect(complaints).toEqual([]);
  },
);

test('a guest cancels the online payment, finds cart and address as they were, and pays the same order', async () => {
  const { words, prefix } = italian;
  const { page, orders } = await enter(italian);
  await enterPerson(page, words, newEmail());
  await button(page, words.toShipping).click();
  await enterAddress(page, words);
  await button(page, words.toPayment).click();
  await button(page, words.toReview).click();
  await acceptTerms(page, words);
  // nobody pays online without a connection; once it is back, nothing says so any longer
  await page.context().setOffline(true);
  await button(page, words.order).click();
  const needsConnection = page.getByRole('alert').getByText(words.needsConnection);
  await needsConnection.waitFor();
  await page.context().setOffline(false);
  await needsConnection.waitFor({ state: 'hidden' });
  await button(page, words.order).click();

  await button(page, words.cancelPayment).click();
  await page.getByRole('heading', { level: 1, name: words.cancelled }).waitFor();
  await page.goto(`${checkoutOf(italian)}#orderReview`, { waitUntil: 'load' });
  await moveMouse(page);
  await page.getByText('Lindenstraße 14').first().waitFor();
  await acceptTerms(page, words);
  await button(page, words.order).click();
  await button(page, words.approve).click();
  await thankYou(page, words).waitFor();
  await showsNumber(page, orders.numbers);
  expect(orders.numbers.size).toBe(1);
  // the goods have left the cart with their payment
  await page.goto(checkoutOf(italian), { waitUntil: 'load' });
  await moveMouse(page);
  await eventually(() => new URL(page.url()).pathname).toBe(prefix);
});

test('a new customer gets an account with the order, and no second one', async () => {
  const { words } = german;
  const { page, orders } = await enter(german);
  const email = newEmail();
  await page.getByRole('checkbox', { name: words.createAccount }).check();
  const password = page.getByLabel(words.password, { exact: true });
  await password.fill('kurz');
  await enterPerson(page, words, email);
  await button(page, words.toShipping).click();
  await page.getByText(words.passwordTooShort).waitFor();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('kurz');
  await password.fill(PASSWORD);
  await button(page, words.toShipping).click();
  await enterAddress(page, words);
  await button(page, words.toPayment).click();
  await chooseTransfer(page, words);
  await button(page, words.toReview).click();
  await acceptTerms(page, words);
  await button(page, words.order).click();
  await thankYou(page, words).waitFor();
  expect((await ordersOf(email)).map(({ increment_id }) => increment_id)).toEqual([...orders.numbers]);

  // somebody else with the same address does not get in, and loses nothing
  const other = await enter(german);
  await other.page.getByRole('checkbox', { name: words.createAccount }).check();
  await other.page.getByLabel(words.password, { exact: true }).fill('ein anderes Kennwort');
  await fillCheckout(other.page, words, email);
  await button(other.page, words.order).click();
  await other.page.getByRole('alert').getByText(words.accountExists).waitFor();
  expect(await axeFindings(other.page)).toEqual([]);
  expect(other.orders.attempts()).toBe(0);
  await button(other.page, words.asGuest).click();
  await button(other.page, words.order).click();
  await thankYou(other.page, words).waitFor();
  expect(await ordersOf(email)).toHaveLength(1);
});

test('a customer logs in on the way, orders to a saved address, and keeps another one', async () => {
  const { words, code } = italian;
  const email = newEmail();
  const customer = { email, firstname: 'Marlene', lastname: 'Kaiser' };
  const address = {
    firstname: 'Marlene',
    lastname: 'Kaiser',
    street: ['Ringstraße', '3'],
    postcode: '50667',
    city: 'Köln',
    country_id: 'DE',
    default_shipping: true,
  };
  await post(`/api/user/create?storeCode=${code}`, {
    customer: { ...customer, addresses: [address] },
    password: PASSWORD,
  });

  const { page, orders, complaints } = await enter(italian);
  await button(page, words.logIn).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: words.email }).fill(email);
  await dialog.getByLabel(words.password, { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: words.logIn, exact: true }).click();
  await eventually(() => field(page, words.email).inputValue()).toBe(email);
  await button(page, words.toShipping).click();

  const saved = page.getByRole('group', { name: words.savedAddresses });
  await eventually(() => saved.getByRole('radio').first().isChecked()).toBe(true);
  await saved.getByText('Ringstraße 3, 50667 Köln').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await saved.getByRole('radio', { name: words.otherAddress }).check();
  await enterAddress(page, words, 'Hafenweg');
  await page.getByRole('checkbox', { name: words.saveAddress }).check();
  await button(page, words.toPayment).click();
  await page.goBack();
  await saved.getByText('Hafenweg 14, 80331 München').waitFor();
  await button(page, words.toPayment).click();
  await chooseTransfer(page, words);
  await button(page, words.toReview).click();
  await acceptTerms(page, words);
  await button(page, words.order).click();
  await thankYou(page, words).waitFor();
  await page.getByRole('main').getByText('Hafenweg 14').first().waitFor();
  expect((await ordersOf(email)).map(({ increment_id }) => increment_id)).toEqual([...orders.numbers]);
  expect(complaints).toEqual([]);
});
