import type { Locator, Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { categoryById } from './support/catalog.ts';
import { eventually } from './support/eventually.ts';
import { shopUrl, untilAlive, untilHydrated, visit } from './support/shop.ts';

/** Wishlist and comparison, which this browser stores for all its tabs. */

const BRICKS = 301;
const MOST_COMPARED = 12;

const wishlistButton = (page: Page) => page.getByRole('button', { name: /^Merkliste/ }).first();
const compareLink = (page: Page) => page.getByRole('link', { name: /^Vergleich/ }).first();
const cartButton = (page: Page) => page.getByRole('button', { name: /^Warenkorb: / });
const mark = (page: Page, place: number, name: RegExp) =>
  page.getByRole('article').nth(place).getByRole('button', { name });
const counted = async (tool: Locator): Promise<number> => {
  const [count] = await tool.locator('.tool__n').allTextContents();
  return Number(count ?? 0);
};

async function visitBricks() {
  const { slug } = await categoryById('de', BRICKS);
  const visitor = await visit(`/c/${slug}`);
  onTestFinished(visitor.close);
  await untilHydrated(visitor.page);
  await untilAlive(visitor.page, '.listing');
  return { ...visitor, path: `/c/${slug}` };
}

test('what is marked in one tab is marked in the other, and what leaves leaves both', async () => {
  const { page, path, complaints } = await visitBricks();
  const other = await page.context().newPage();
  await other.goto(shopUrl(path), { waitUntil: 'load' });
  await untilHydrated(other);
  await untilAlive(other, '.listing');

  await mark(page, 0, /auf die Merkliste$/).click();
  await mark(page, 1, /vergleichen$/).click();
  await eventually(() => counted(wishlistButton(other))).toBe(1);
  await eventually(() => counted(compareLink(other))).toBe(1);
  await mark(other, 2, /auf die Merkliste$/).click();
  await mark(other, 3, /vergleichen$/).click();
  await eventually(() => counted(wishlistButton(page))).toBe(2);
  await eventually(() => counted(compareLink(page))).toBe(2);

  await mark(other, 0, /auf die Merkliste$/).click();
  await mark(other, 1, /vergleichen$/).click();
  await eventually(() => mark(page, 0, /auf die Merkliste$/).getAttribute('aria-pressed')).toBe('false');
  await eventually(() => mark(page, 1, /vergleichen$/).getAttribute('aria-pressed')).toBe('false');
  await eventually(() => counted(wishlistButton(page))).toBe(1);
  expect(complaints).toEqual([]);
});

test('a full comparison says so and forgets nothing; what stands in it goes into the cart', async () => {
  const { page, complaints } = await visitBricks();
  for (let place = 0; place < MOST_COMPARED; place += 1) {
    await mark(page, place, /vergleichen$/).click();
    await eventually(() => mark(page, place, /vergleichen$/).getAttribute('aria-pressed')).toBe('true');
  }
  const thirteenth = mark(page, MOST_COMPARED, /vergleichen$/);
  await thirteenth.click();
  await page.getByRole('status').getByText('Mehr als 12 Artikel passen nicht in den Vergleich.').waitFor();
  expect(await thirteenth.getAttribute('aria-pressed')).toBe('false');
  expect(await mark(page, 0, /vergleichen$/).getAttribute('aria-pressed')).toBe('true');

  await mark(page, 0, /vergleichen$/).click();
  await thirteenth.click();
  await eventually(() => thirteenth.getAttribute('aria-pressed')).toBe('true');

  await compareLink(page).click();
  await page.getByRole('heading', { level: 1, name: 'Produkte vergleichen' }).waitFor();
  await eventually(() => page.getByRole('columnheader').count()).toBe(MOST_COMPARED);
  const adder = page.getByRole('columnheader').getByRole('button', { name: /in den Warenkorb$/i });
  await Promise.all([page.getByText('In den Warenkorb gelegt.').waitFor(), adder.first().click()]);
  await eventually(() => cartButton(page).textContent()).toMatch(/[1-9]\d* Teil/);
  expect(complaints).toEqual([]);
});

test('a pasted list shows what is there, stays after a reload, and goes into the cart at its sum', async () => {
  const { page, complaints, close } = await visit('/teileliste');
  onTestFinished(close);
  await untilHydrated(page);
  await page.getByLabel('Deine Liste').fill('3001 rot 20\n4x 3070b Weiß\n3001;5;10\n3001 kariert 1\n99999 rot 2');
  await page.getByRole('button', { name: 'Liste prüfen' }).press('Enter');
  await page.getByRole('heading', { name: 'Das haben wir davon' }).waitFor();
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Gewünscht' });
  await eventually(() => rows.count()).toBe(3);
  expect(await rows.first().textContent()).toMatch(/Gewünscht: 30 · Da: 30/);
  await rows.filter({ hasText: '99999' }).getByText('Nicht im Sortiment').waitFor();
  await page.getByText('Zeile 4: 3001 kariert 1: diese Farbe kennen wir nicht').waitFor();
  expect(await axeFindings(page)).toEqual([]);

  await page.reload({ waitUntil: 'load' });
  await untilHydrated(page);
  const add = page.getByRole('button', { name: /^34 Stück in den Warenkorb, / });
  await add.waitFor();
  const total = /[\d.]+,\d\d/.exec((await add.textContent()) ?? '')?.[0] ?? '';
  await add.click();
  const cart = page.getByRole('dialog', { name: /^Warenkorb/ });
  await cart.waitFor();
  await eventually(() => cart.getByRole('list', { name: 'Artikel im Warenkorb' }).getByRole('listitem').count()).toBe(
    2,
  );
  await eventually(() => cart.locator('.totals').textContent()).toContain(`Zwischensumme${total}`);
  await cart.getByRole('button', { name: 'Warenkorb schließen' }).click();
  await page.getByRole('button', { name: 'Liste leeren' }).click();
  await eventually(() => rows.count()).toBe(0);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await eventually(() => rows.count()).toBe(3);
  expect(complaints).toEqual([]);
});
