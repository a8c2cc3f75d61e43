import { expect, test } from 'vitest';
import { search } from './support/catalog.ts';
import { addToCart } from './support/checkout.ts';
import { eventually } from './support/eventually.ts';
import { hasFocus } from './support/keyboard.ts';
import { moveMouse, narrow, untilAlive, untilHydrated, visit } from './support/shop.ts';

test('from the menu to a category, a part and the cart, which is still there after a reload', async () => {
  const { page, complaints, close } = await visit('/', { pictures: true });
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Alle Kategorien' }).click();
  await page
    .getByRole('link', { name: /^Fliesen/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: 'Fliesen' }).waitFor();

  await page.getByRole('article').first().getByRole('link').first().click();
  await page.getByRole('heading', { level: 1, name: /^Fliese / }).waitFor();
  await addToCart(page);
  await page.reload();
  await moveMouse(page);
  await page.getByRole('button', { name: /Warenkorb.*1 Teil/ }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('a press that comes before the code of the page is replayed when the code is there', async () => {
  const { hits } = await search('de', 'product', [{ attribute: 'sku', value: { eq: 'BX-SET-DACKEL' } }]);
  const { page, close } = await visit(`/p/${hits[0]?.sku}/${hits[0]?.slug}`);
  await untilAlive(page, 'header button');
  const late: string[] = [];
  await page.route('**/assets/*.js', async (route) => {
    late.push(route.request().url());
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.getByRole('button', { name: 'In den Warenkorb', exact: true }).first().click();
  await page.getByRole('button', { name: /Warenkorb.*1 Teil/ }).waitFor();
  expect(late.length, 'code that was still missing when the button was pressed').toBeGreaterThan(0);
  await close();
});

test('the menu opens and closes with the keyboard, and focus comes back; on a narrow screen it goes one level deeper and back', async () => {
  const { page, close } = await visit('/');
  await untilHydrated(page);
  const button = page.getByRole('button', { name: 'Alle Kategorien' });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Alle Kategorien', expanded: true }).waitFor();
  await page
    .locator('#mega')
    .getByRole('link', { name: /^Schrägsteine/ })
    .waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Alle Kategorien', expanded: false }).waitFor();
  await eventually(() => hasFocus(button)).toBe(true);

  await page.setViewportSize(narrow);
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menü' });
  await drawer.getByRole('link', { name: /^Einzelteile/ }).click();
  await drawer.getByRole('link', { name: /^Alles in Einzelteile/ }).waitFor();
  await drawer.getByRole('button', { name: 'Zurück' }).click();
  await drawer.getByRole('link', { name: /^Sets zum Losbauen/ }).waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  await close();
});

test('the other store is one click away, and shows the same category in its own language', async () => {
  const { page, close } = await visit('/c/fliesen');
  await page.getByRole('link', { name: 'Italien (Italienisch)' }).first().click();
  await page.waitForURL('**/it/c/*');
  expect(await page.locator('html').getAttribute('lang')).toBe('it');
  await page
    .getByRole('link', { name: /^Germania/ })
    .first()
    .click();
  await page.waitForURL('**/c/fliesen');
  await close();
});

test('search works without JavaScript, and asks for three characters', async () => {
  const { page, close } = await visit('/', { javaScriptEnabled: false });
  await page.getByRole('searchbox', { name: 'Suche' }).first().fill('stein 2x4');
  await page.getByRole('button', { name: 'Suchen' }).first().click();
  await page.waitForURL('**/search/**');
  expect(await page.getByRole('article').first().textContent()).toContain('Stein 2×4');

  await page.getByRole('searchbox', { name: 'Suche' }).first().fill('st');
  await page.getByRole('button', { name: 'Suchen' }).first().click();
  await page.getByText('Bitte gib mindestens 3 Zeichen ein.').first().waitFor();
  await close();
});

test('the chosen theme is there before anything is painted, also on the next page', async () => {
  const { page, close } = await visit('/', { colorScheme: 'light' });
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Dunkle Ansicht' }).first().click();
  await page.goto(`${page.url()}i/impressum`, { waitUntil: 'commit' });
  await page.locator('h1').waitFor();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  await close();
});
