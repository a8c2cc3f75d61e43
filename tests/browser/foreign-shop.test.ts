import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { type ForeignShop, startForeignShop } from '../support/vsf1-api/foreign-shop.ts';
import type { Switches } from '../support/vsf1-api/vsf1-api.ts';
import { WORDS as ACCOUNT, dialogOf, logIn, openLogin, PASSWORD } from './support/account.ts';
import { acceptTerms, addToCart, button, enterAddress, enterPerson, thankYou, WORDS } from './support/checkout.ts';
import { narrow, untilHydrated, visit } from './support/shop.ts';

/**
 * Our storefront sells on vue-storefront-api as it is: a shop for clothes, whose platform is not ours. What the API answers and why it
 * is hard to live with stands in `tests/support/vsf1-api`; the way through the whole shop is that of `foreign-walk.test.ts`.
 */

const words = WORDS.de;

async function openShop(switches: Partial<Switches> = {}): Promise<ForeignShop> {
  const shop = await startForeignShop(switches);
  onTestFinished(async () => void (await shop.stop()));
  return shop;
}

async function goTo(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  await untilHydrated(page);
}

/** From a product page into the cart, and the cart's call has been answered. */
async function buy(page: Page, address: string): Promise<void> {
  await goTo(page, address);
  await Promise.all([page.waitForResponse(/\/api\/cart\/totals/), addToCart(page)]);
}

async function order(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 2, name: words.review }).waitFor();
  await acceptTerms(page, words);
  await button(page, words.order).click();
  await thankYou(page, words).waitFor();
}

test('a customer of an older API registers, saves an address, orders once, and finds the order again', async () => {
  const shop = await openShop({
    orderSchema: true,
    serverQueue: true,
    numbersAsText: true,
    segments: false,
    importedAccounts: true,
    orderDates: 'invalid',
  });
  const { page, complaints, close } = await visit(`${shop.url}/my-account`, { viewport: narrow });
  await untilHydrated(page);
  await page.getByRole('main').getByRole('button', { name: ACCOUNT.de.register, exact: true }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel(ACCOUNT.de.firstName).fill('Marlene');
  await dialog.getByLabel(ACCOUNT.de.lastName).fill('Kaiser');
  await dialog.getByLabel(ACCOUNT.de.email).fill('marlene@example.de');
  await dialog.getByLabel(ACCOUNT.de.password, { exact: true }).fill(PASSWORD);
  for (const box of await dialog.getByRole('checkbox').all()) await box.check();
  await dialog.getByRole('button', { name: ACCOUNT.de.register, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: ACCOUNT.de.hello }).waitFor();

  await goTo(page, `${shop.url}/my-account/shipping-details`);
  await enterAddress(page, words);
  await page.getByRole('main').getByRole('button', { name: 'Speichern', exact: true }).click();
  await page.getByText('Lindenstraße 14').first().waitFor();

  await buy(page, `${shop.url}/p/24-WG080/yoga-set-46`);
  await buy(page, `${shop.url}/p/24-WG087/gurt-m-6`);
  await goTo(page, `${shop.url}/p/24-WG085_GROUP/gurte-in-drei-l-auml-ngen-45`);
  await page.getByRole('button', { name: 'Auswahl in den Warenkorb' }).click();
  await page.getByRole('button', { name: /Warenkorb.*5 Teile/ }).waitFor();
  await buy(page, `${shop.url}/p/GUTSCHEIN/beratung-am-telefon-50`);

  await goTo(page, `${shop.url}/checkout`);
  await order(page);
  await page.getByText('Deine Bestellung ist angenommen.').waitFor();
  const [placed] = shop.api.magento.orders;
  expect(placed, 'the order is hers').toMatchObject({ customer_id: 1 });
  const total = Number(placed?.grand_total).toFixed(2).replace('.', ',');
  await page.getByText(total).first().waitFor();
  expect(shop.api.magento.orders).toHaveLength(1);

  await goTo(page, `${shop.url}/my-account/orders`);
  await page
    .getByRole('link', { name: new RegExp(String(placed?.increment_id)) })
    .first()
    .click();
  await page.waitForURL(new RegExp(`/my-account/orders/${placed?.increment_id}$`));
  await page.getByText('Yoga-Set').first().waitFor();
  await page.getByText(total).first().waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('accounts, newsletter, reviews, search and sort work as the API has them', async () => {
  const shop = await openShop();
  shop.api.magento.register({ email: 'marlene@example.de', firstname: 'Marlene', lastname: 'Kaiser' }, PASSWORD);
  const { page, complaints, close } = await visit(`${shop.url}/my-account`);
  const main = page.getByRole('main');
  await openLogin(page, ACCOUNT.de);
  await logIn(page, ACCOUNT.de, 'marlene@example.de', 'ein falsches Kennwort');
  await dialogOf(page).getByText(ACCOUNT.de.wrongLogin).waitFor();
  await logIn(page, ACCOUNT.de, 'marlene@example.de');
  await page.getByRole('heading', { level: 1, name: ACCOUNT.de.hello }).waitFor();
  await main
    .getByRole('button', { name: /Bearbeiten/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: ACCOUNT.de.lastName }).fill('König');
  await main.getByRole('button', { name: 'Speichern', exact: true }).click();
  await page.getByText('Marlene König').waitFor();

  await main.getByRole('button', { name: /Passwort ändern/ }).click();
  await page.getByLabel('Aktuelles Passwort', { exact: true }).fill('ein falsches Kennwort');
  await page.getByLabel(ACCOUNT.de.newPassword, { exact: true }).fill('ein anderes Kennwort');
  await page.getByLabel(ACCOUNT.de.repeatPassword).fill('ein anderes Kennwort');
  await main.getByRole('button', { name: 'Speichern', exact: true }).click();
  await page.getByText('Das aktuelle Passwort stimmt nicht.').first().waitFor();
  await page.getByLabel('Aktuelles Passwort', { exact: true }).fill(PASSWORD);
  await main.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect.poll(() => shop.api.magento.customers[0]?.password).toBe('ein anderes Kennwort');

  await main.getByRole('switch').click();
  await page.getByText('Du bekommst den Newsletter an marlene@example.de.').first().waitFor();
  await button(page, ACCOUNT.de.logout).first().click();
  await page.getByText(ACCOUNT.de.loggedOut).waitFor();
  await goTo(page, `${shop.url}/my-account`);
  const dialog = await openLogin(page, ACCOUNT.de);
  await dialog.getByText(ACCOUNT.de.forgot).click();
  await dialog.getByLabel(ACCOUNT.de.email).fill('niemand@example.de');
  await dialog.getByRole('button', { name: ACCOUNT.de.sendLink }).click();
  // how long the link is good for, only that shop knows
  await dialog.getByText('ist die E-Mail unterwegs.', { exact: false }).waitFor();

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

  await goTo(page, `${shop.url}/search/rucksack`);
  await main.getByRole('article').getByRole('link', { name: 'Joust Rucksack' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Joust Rucksack' }).waitFor();
  await page.getByRole('button', { name: 'Bewertung schreiben' }).first().click();
  await main.locator('input[type=radio]').last().check({ force: true });
  await page.getByRole('textbox', { name: 'Name, der veröffentlicht wird' }).fill('Jana');
  await page.getByRole('textbox', { name: 'Überschrift' }).fill('Passt');
  await page.getByRole('textbox', { name: 'Dein Text' }).fill('Schöner Rucksack, gern wieder.');
  await Promise.all([
    page.waitForResponse((answer) => answer.url().includes('/review/create') && answer.status() === 200),
    button(page, 'Bewertung abschicken').click(),
  ]);

  await goTo(page, `${shop.url}/c/fitness-5`);
  await page.getByRole('combobox', { name: 'Sortieren' }).selectOption('Preis aufsteigend', { force: true });
  await page.waitForURL(/sort=/);
  const names = main.getByRole('article').getByRole('heading');
  await expect
    .poll(() => names.allInnerTexts())
    .toEqual(['Gurte in drei Längen', 'Yoga-Set', 'Gurt 2,40 m', 'Sprite Schaumrolle', 'Gurt 3 m']);
  // refusals of the API, each of which was part of the walk
  expect(
    complaints.filter((line) => !/^console: Failed to load resource|^(401|404|500): .*\/user\//.test(line)),
  ).toEqual([]);
  await close();
});

test('a store in English stays English in the browser, and speaks of no bricks', async () => {
  const shop = await startForeignShop(
    { broken: '/stock/' },
    { STORES: 'default:en-US:USD:vue_storefront_catalog', SHOP_NAME: 'Stoffwerk', STOCK_SYNC: 'false' },
  );
  onTestFinished(async () => void (await shop.stop()));
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
  const shop = await startForeignShop(
    {},
    {
      STORES: `default:en-US:USD:${index},de:de-DE:EUR:${index}:127.0.0.1:${port}`,
      MULTISTORE: 'true',
      CATALOG_PATH: '',
      COUNTRIES: 'AT,DE',
      PORT: String(port),
    },
  );
  onTestFinished(async () => void (await shop.stop()));
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
  await order(page);
  expect(shop.api.magento.orders).toMatchObject([
    { shipping_description: 'Fahrradbote - Heute', shipping_incl_tax: 20, payment: { method: 'cashondelivery' } },
  ]);
  expect(complaints).toEqual([]);
  await close();
});
