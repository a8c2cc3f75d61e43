import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { type ForeignShop, startForeignShop } from '../support/vsf1-api/foreign-shop.ts';
import type { Switches } from '../support/vsf1-api/vsf1-api.ts';
import { WORDS as ACCOUNT, dialogOf, logIn, openLogin, PASSWORD } from './support/account.ts';
import { acceptTerms, addToCart, button, enterAddress, enterPerson, thankYou, WORDS } from './support/checkout.ts';
import { untilHydrated, visit } from './support/shop.ts';

/**
 * Our storefront sells on vue-storefront-api as it is: a shop for clothes, whose platform is not ours. What the API answers and why it
 * is hard to live with stands in `tests/support/vsf1-api`; the way through the whole shop is that of `foreign-walk.test.ts`.
 */

const words = WORDS.de;

async function openShop(env: Record<string, string> = {}, switches: Partial<Switches> = {}): Promise<ForeignShop> {
  const shop = await startForeignShop(switches, env);
  onTestFinished(shop.stop);
  return shop;
}

async function goTo(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  await untilHydrated(page);
}

test('a password is changed, and renewed by a link of an older mail or of a newer one, as the API has it', async () => {
  const shop = await openShop();
  shop.api.magento.register({ email: 'marlene@example.de', firstname: 'Marlene', lastname: 'Kaiser' }, PASSWORD);
  const { page, complaints, close } = await visit(`${shop.url}/my-account`);
  const main = page.getByRole('main');
  await openLogin(page, ACCOUNT.de);
  await logIn(page, ACCOUNT.de, 'marlene@example.de');
  await page.getByRole('heading', { level: 1, name: ACCOUNT.de.hello }).waitFor();
  await main.getByRole('button', { name: /Passwort ändern/ }).click();
  await page.getByLabel('Aktuelles Passwort', { exact: true }).fill('ein falsches Kennwort');
  await page.getByLabel(ACCOUNT.de.newPassword, { exact: true }).fill('ein anderes Kennwort');
  await page.getByLabel(ACCOUNT.de.repeatPassword).fill('ein anderes Kennwort');
  await main.getByRole('button', { name: 'Speichern', exact: true }).click();
  await page.getByText('Das aktuelle Passwort stimmt nicht.').first().waitFor();
  await page.getByLabel('Aktuelles Passwort', { exact: true }).fill(PASSWORD);
  await main.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect.poll(() => shop.api.magento.customers[0]?.password).toBe('ein anderes Kennwort');
  await button(page, ACCOUNT.de.logout).first().click();
  await page.getByText(ACCOUNT.de.loggedOut).waitFor();

  await goTo(page, `${shop.url}/reset-password?token=of-an-older-mail&email=marlene@example.de`);
  await page.getByLabel(ACCOUNT.de.newPassword, { exact: true }).fill('noch ein Kennwort 3');
  await page.getByLabel(ACCOUNT.de.repeatPassword).fill('noch ein Kennwort 3');
  await button(page, 'Passwort speichern').click();
  await page.getByText('Das hat nicht geklappt.').waitFor();
  await goTo(page, `${shop.url}/reset-password?token=of-the-mail`);
  await main.getByRole('textbox', { name: ACCOUNT.de.email }).fill('marlene@example.de');
  await page.getByLabel(ACCOUNT.de.newPassword, { exact: true }).fill('noch ein Kennwort 3');
  await page.getByLabel(ACCOUNT.de.repeatPassword).fill('noch ein Kennwort 3');
  await button(page, 'Passwort speichern').click();
  await page.getByRole('heading', { level: 1, name: 'Dein Passwort ist geändert.' }).waitFor();
  expect(shop.api.magento.customers[0]?.password).toBe('noch ein Kennwort 3');

  // refusals of the API, each of which was part of the walk
  expect(
    complaints.filter((line) => !/^console: Failed to load resource|^(401|404|500): .*\/user\//.test(line)),
  ).toEqual([]);
  await close();
});

test('a store in English stays English in the browser, and speaks of no bricks', async () => {
  const shop = await openShop(
    { STORES: 'default:en-US:USD:vue_storefront_catalog', SHOP_NAME: 'Stoffwerk', STOCK_SYNC: 'false' },
    { broken: '/stock/' },
  );
  const { page, complaints, close } = await visit(`${shop.url}/c/hoodies-21`);
  await untilHydrated(page);
  await page
    .getByRole('searchbox', { name: 'Search products' })
    .or(page.getByPlaceholder('Search products'))
    .first()
    .waitFor();
  await page.getByRole('main').getByText('Size', { exact: true }).waitFor();
  await page.getByRole('main').getByText('from $61.88').waitFor();
  await page.getByRole('link', { name: 'Stoffwerk – home page' }).click();
  await page.getByRole('heading', { name: 'Just arrived' }).waitFor();
  expect(await page.title()).toBe('Welcome | Stoffwerk');

  // it cannot say what is in stock, and is not asked
  await goTo(page, `${shop.url}/p/24-WG080/yoga-set-46`);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await page.getByText('The system is not sure about the stock quantity (volatile).').waitFor();
  expect(shop.api.calls.filter((call) => call.includes('/stock/'))).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

test('a store at a host of its own sells with the couriers, payments and countries of its API', async () => {
  const port = await freePort();
  const index = 'vue_storefront_catalog';
  const shop = await openShop({
    STORES: `default:en-US:USD:${index},de:de-DE:EUR:${index}:127.0.0.1:${port}`,
    MULTISTORE: 'true',
    CATALOG_PATH: '',
    COUNTRIES: 'AT,DE',
    PORT: String(port),
  });
  const { page, complaints, close } = await visit(`${shop.url}/p/24-MB04/strive-umh-auml-ngetasche-2`);
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Germany (German)' }).first().click();
  await page.waitForURL(`http://127.0.0.1:${port}/p/**`);
  await untilHydrated(page);
  await page.locator('nav.nav').getByRole('link', { name: 'Herren' }).click();
  await page.waitForURL(`http://127.0.0.1:${port}/c/**`);
  await page.getByRole('heading', { level: 1, name: 'Herren' }).waitFor();
  await page.goBack();
  await Promise.all([page.waitForResponse(/\/api\/cart\/totals/), addToCart(page)]);
  await page.getByRole('button', { name: /Warenkorb.*1 Teil/ }).click();
  await dialogOf(page).getByText('wird an der Kasse berechnet').waitFor();

  await goTo(page, `http://127.0.0.1:${port}/checkout`);
  await enterPerson(page, words, 'gast@example.de');
  await button(page, words.toShipping).click();
  await enterAddress(page, words);
  // an island, for which the API takes more than for the country
  await page.getByLabel('PLZ').fill('25946');
  expect(await page.getByRole('combobox', { name: 'Land' }).locator('option').allInnerTexts()).toEqual([
    'Deutschland',
    'Österreich',
  ]);
  await page.getByRole('radio', { name: /Fahrradbote – Heute/ }).check();
  await button(page, words.toPayment).click();
  await page.getByRole('radio', { name: 'Nachnahme' }).check();
  expect(await page.getByRole('radio', { name: /PayPal/ }).count(), 'what needs a script of its own').toBe(0);
  await button(page, words.toReview).click();
  await page.getByText('20,00 €').first().waitFor();
  await page.getByRole('heading', { level: 2, name: words.review }).waitFor();
  await acceptTerms(page, words);
  await button(page, words.order).click();
  await thankYou(page, words).waitFor();
  expect(shop.api.magento.orders).toMatchObject([
    { shipping_description: 'Fahrradbote - Heute', shipping_incl_tax: 20, payment: { method: 'cashondelivery' } },
  ]);
  expect(complaints).toEqual([]);
  await close();
});
