import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { categoryById, productOfType, variant } from './support/catalog.ts';
import { eventually } from './support/eventually.ts';
import { moveMouse, shopUrl, type VisitOptions, visit } from './support/shop.ts';

/** A shopper who is quicker than the code of the page, or whose browser runs none. */

const productPath = async (): Promise<string> => {
  const { family_sku, slug, sku } = await variant('de');
  return `/p/${family_sku}/${slug}/${sku}`;
};
const add = (page: Page) => page.getByRole('button', { name: 'In den Warenkorb', exact: true });
const quantity = (page: Page) => page.getByRole('textbox', { name: 'Menge', exact: true });
const inCart = (page: Page) =>
  page.evaluate((): Record<string, number> => {
    const lines: { sku: string; qty: number }[] =
      JSON.parse(localStorage.getItem('brixel/cart') ?? '{}').cart?.lines ?? [];
    return Object.fromEntries(lines.map(({ sku, qty }) => [sku, qty]));
  });

/** The page as the server has sent it: its code waits until it is let through. */
async function withoutCode(path: string): Promise<{ page: Page; letThrough: () => Promise<void> }> {
  const { page, close } = await visit('/robots.txt');
  onTestFinished(close);
  let letThrough = (): void => {};
  const allowed = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/**/*.js', async (route) => {
    await allowed;
    await route.continue();
  });
  await page.goto(shopUrl(path), { waitUntil: 'commit' });
  return {
    page,
    async letThrough() {
      letThrough();
      await page.waitForLoadState('load');
    },
  };
}

test('a tap on "add" before the code is there is replayed, once, with the quantity that was typed', async () => {
  const { page, letThrough } = await withoutCode(await productPath());
  await quantity(page).fill('3');
  await add(page).click();
  // nothing seems to happen, so it is pressed again
  await add(page).click();
  expect(page.url()).toBe(shopUrl(await productPath()));
  await letThrough();
  await page.getByText('In den Warenkorb gelegt.').waitFor();
  await eventually(() => inCart(page)).toEqual({ 'BX-3001-1': 3 });
  expect(page.url()).toBe(shopUrl(await productPath()));
});

test('so is one on a card of a list', async () => {
  const { url_path } = await categoryById('de', 119);
  const { page, letThrough } = await withoutCode(`/c/${url_path.split('/').at(-1)}`);
  const card = page
    .getByRole('main')
    .getByRole('button', { name: / in den Warenkorb$/ })
    .first();
  await card.click();
  await letThrough();
  await page.getByText('In den Warenkorb gelegt.').waitFor();
  await eventually(async () => Object.values(await inCart(page))).toEqual([1]);
});

test('where the code is too late, the form is sent as it is, and the code takes over what is in the cart', async () => {
  const { page, letThrough } = await withoutCode('/robots.txt');
  await page.clock.install();
  await page.goto(shopUrl(await productPath()), { waitUntil: 'commit' });
  await add(page).click();
  await page.clock.fastForward(10_000);
  await page.waitForURL(shopUrl('/cart'), { waitUntil: 'commit' });
  await page.getByRole('list', { name: 'Artikel im Warenkorb' }).getByRole('link').first().waitFor();
  await letThrough();
  await page.getByRole('dialog', { name: /^Warenkorb/ }).waitFor();
  await eventually(() => inCart(page)).toEqual({ 'BX-3001-1': 1 });
  await page.reload({ waitUntil: 'load' });
  await moveMouse(page);
  await page.getByRole('dialog', { name: /^Warenkorb/ }).waitFor();
  await eventually(() => inCart(page)).toEqual({ 'BX-3001-1': 1 });
});

const scriptless: VisitOptions = { javaScriptEnabled: false };

test('without scripts goods of every kind get into a cart that can be seen and changed, and that scripts take over', async () => {
  const { page, close } = await visit(await productPath(), scriptless);
  onTestFinished(close);
  const rows = page.getByRole('list', { name: 'Artikel im Warenkorb' }).getByRole('listitem');
  const addTo = async (path: string, name: string | RegExp) => {
    await page.goto(shopUrl(path));
    await page.getByRole('main').getByRole('button', { name }).first().click();
    await page.waitForURL(shopUrl('/cart'));
  };
  await quantity(page).fill('9.999');
  await add(page).click();
  await page
    .getByRole('alert')
    .filter({ hasText: /Nur noch .* Stück verfügbar/ })
    .waitFor();
  await page.goto(shopUrl(await productPath()));
  await quantity(page).fill('2');
  await add(page).click();
  await page.waitForURL(shopUrl('/cart'));
  expect(await rows.count()).toBe(1);

  const bundle = await productOfType('de', 'bundle');
  await addTo(`/p/${bundle.sku}/${bundle.slug}`, 'In den Warenkorb');
  expect(await rows.count()).toBe(2);
  const { url_path } = await categoryById('de', 119);
  await addTo(`/c/${url_path.split('/').at(-1)}`, / in den Warenkorb$/);
  const grouped = await productOfType('de', 'grouped');
  await addTo(`/p/${grouped.sku}/${grouped.slug}`, /in den Warenkorb/i);
  const before = await rows.count();
  expect(before).toBeGreaterThan(3);

  const first = rows.first();
  await first.getByRole('textbox').fill('1,5');
  await first.getByRole('button', { name: 'Menge ändern' }).click();
  await page.getByRole('alert').filter({ hasText: 'Die Menge muss eine ganze Zahl sein.' }).waitFor();
  await page.goto(shopUrl('/cart'));
  await first.getByRole('textbox').fill('7');
  await first.getByRole('button', { name: 'Menge ändern' }).click();
  await eventually(() => first.getByRole('textbox').inputValue()).toBe('7');
  await rows
    .last()
    .getByRole('button', { name: /entfernen$/ })
    .click();
  await eventually(() => rows.count()).toBe(before - 1);
  // texts of a noscript element are found by their place only
  const notice = page.locator('main noscript .notice');
  await notice.waitFor();
  expect(await notice.innerText()).toContain('Zum Bestellen fehlt noch JavaScript');
  expect(await notice.locator('a').getAttribute('href')).toBe('/i/hilfe-kontakt');

  const scripted = await visit('/robots.txt');
  onTestFinished(scripted.close);
  await scripted.page.context().addCookies(await page.context().cookies());
  await scripted.page.goto(shopUrl('/'), { waitUntil: 'load' });
  await eventually(async () => Object.keys(await inCart(scripted.page)).length).toBe(before - 1);
  await eventually(() => inCart(scripted.page)).toMatchObject({ 'BX-3001-1': 7 });
  await eventually(() => scripted.page.evaluate(() => document.cookie)).not.toContain('brixel_form_cart');
  expect(scripted.complaints).toEqual([]);
});
