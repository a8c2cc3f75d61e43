import { buffer } from 'node:stream/consumers';
import { mosaicOfCells } from '@brixel/mosaic/make-mosaic';
import { renderMosaic } from '@brixel/mosaic/render';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { expectedParts } from '../support/expected-parts.ts';
import { readBooklet } from '../support/read-booklet.ts';
import { axeFindings } from './support/axe.ts';
import { gridOfBooklet } from './support/booklet-grid.ts';
import { atStep, chooseFile, plain } from './support/builder.ts';
import { acceptTerms, button, enterAddress, enterPerson, fillCheckout, thankYou, WORDS } from './support/checkout.ts';
import { restoreConnection } from './support/connection.ts';
import { awaitedLater, eventually } from './support/eventually.ts';
import { heldPhoto, waves } from './support/photos.ts';
import { moveMouse, shopUrl, untilHydrated, type VisitOptions, visit } from './support/shop.ts';

/** From the last step of the builder into the cart, through the checkout and back to the order with its booklet. */

const { de } = WORDS;
const DAY_MS = 24 * 60 * 60 * 1000;

async function openBuilder(options: VisitOptions = {}) {
  const visitor = await visit('/mosaik-builder', { pictures: true, ...options });
  onTestFinished(visitor.close);
  await untilHydrated(visitor.page);
  return visitor;
}

async function takePhoto(page: Page, picture: Buffer): Promise<void> {
  await chooseFile(page, 'IMG_0815.jpg', 'image/jpeg', picture);
  await atStep(page, 'cut');
}

/** From the cut straight to the sizes. */
async function toSizes(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Weiter zum Filter' }).click();
  await atStep(page, 'filter');
  await page.getByRole('link', { name: 'Weiter zur Größe' }).click();
  await atStep(page, 'size');
}

const sizeOf = (page: Page, letter: string) => page.getByRole('radio', { name: new RegExp(`^${letter} `) });
const buyButton = (page: Page) => page.getByRole('button', { name: /^In den Warenkorb, / });
const cartOf = (page: Page) => page.getByRole('dialog', { name: /^Warenkorb/ });
const linesOf = (page: Page) => cartOf(page).getByRole('list', { name: 'Artikel im Warenkorb' }).getByRole('listitem');
const said = async (place: Locator): Promise<string> => plain((await place.textContent()) ?? '').replace(/\s+/g, ' ');

async function chooseSize(page: Page, letter: string): Promise<void> {
  await takePhoto(page, await heldPhoto(1));
  await toSizes(page);
  await sizeOf(page, letter).check();
}

async function buyMosaic(page: Page): Promise<void> {
  await eventually(() => buyButton(page).isEnabled()).toBe(true);
  await buyButton(page).click();
  await cartOf(page).waitFor();
}

/** How often the service was asked to make a mosaic. */
function countMade(page: Page): () => number {
  let made = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/mosaikbuilder/create')) made += 1;
  });
  return () => made;
}

async function fileOf(page: Page, link: Locator): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return buffer(await download.createReadStream());
}

async function orderPaidOnline(page: Page): Promise<void> {
  await page.goto(shopUrl('/checkout'), { waitUntil: 'load' });
  await untilHydrated(page);
  await enterPerson(page, de, 'marlene@example.de');
  await button(page, de.toShipping).click();
  await enterAddress(page, de);
  await button(page, de.toPayment).click();
  await page.getByRole('radio', { name: /^Online-Zahlung/ }).check();
  await button(page, de.toReview).click();
  await acceptTerms(page, de);
  await button(page, de.order).click();
  await button(page, de.approve).click();
  await thankYou(page, de).waitFor();
}

test('what was seen is what is built: a sideways photo is cut, adjusted, reloaded, bought as M and paid, and its booklet builds the very mosaic of the preview', async () => {
  const { page, complaints } = await openBuilder({ acceptDownloads: true });
  const made = countMade(page);
  await takePhoto(page, await heldPhoto(6, waves({ width: 900, height: 1200 })));
  await page.getByRole('slider', { name: 'Zoom' }).fill('140');
  await page.getByRole('link', { name: 'Weiter zum Filter' }).click();
  await atStep(page, 'filter');
  await page.getByRole('slider', { name: 'Kontrast' }).fill('20');
  const calm = page.getByRole('slider', { name: 'Farben der Steine' });
  await eventually(() => calm.getAttribute('aria-valuetext')).toBe('ruhig');
  await calm.press('End');
  await page.reload({ waitUntil: 'load' });
  await untilHydrated(page);
  await eventually(() => page.getByRole('slider', { name: 'Kontrast' }).inputValue()).toBe('20');
  await eventually(() => calm.getAttribute('aria-valuetext')).toBe('farbtreu');
  await page.getByRole('link', { name: 'Weiter zur Größe' }).click();
  await atStep(page, 'size');
  await sizeOf(page, 'M').check();
  await eventually(() => buyButton(page).isEnabled()).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
  const preview = await fileOf(page, page.getByRole('link', { name: 'Bild speichern (PNG)' }));
  expect(made()).toBe(0);

  await buyMosaic(page);
  expect(made()).toBe(1);
  await eventually(() => linesOf(page).count()).toBe(1);
  expect(await said(linesOf(page).first())).toMatch(
    /^Foto-Mosaik M.*Format: Hochformat.*Steine: Ein Stein je Noppe.*Rahmen: Ohne Rahmen.*154,90 €/,
  );
  const thumbnail = await linesOf(page).locator('img').getAttribute('src');
  expect(thumbnail).toMatch(/^data:image\/jpeg;base64,/);
  expect(thumbnail?.length).toBeLessThan(10 * 1024);

  await orderPaidOnline(page);
  await eventually(() => page.locator('.line img').first().getAttribute('src')).toMatch(/mosaikbuilder\/.+\/picture/);
  const booklet = readBooklet(await fileOf(page, page.getByRole('link', { name: /Bauheft \(PDF\)/ })), 'de');
  const grid = gridOfBooklet(booklet, { width: 72, height: 96 });
  const built = renderMosaic(grid, { pixelsPerStud: ((await sharp(preview).metadata()).width ?? 0) / 72 });
  const shown = await sharp(preview).ensureAlpha().raw().toBuffer();
  expect(Buffer.from(built.rgba).equals(shown)).toBe(true);
  const mosaic = mosaicOfCells({ width: 72, height: 96 }, grid.cells, { mode: 'color', plates: 'single' });
  expect(booklet.parts).toEqual(expectedParts(mosaic, 'de'));
  expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
});

test('a size that is made already is not made again, another picture is another line with the parts that were shown, and a line leads back to the builder', async () => {
  const { page } = await openBuilder();
  const made = countMade(page);
  await chooseSize(page, 'S');
  await buyMosaic(page);
  await cartOf(page).getByRole('button', { name: 'Warenkorb schließen' }).click();
  await page.getByRole('radio', { name: /Rahmen Eiche/ }).check();
  await buyMosaic(page);
  expect(made()).toBe(1);
  await eventually(() => linesOf(page).count()).toBe(2);

  await cartOf(page).getByRole('link', { name: 'Foto-Mosaik S ändern' }).first().click();
  await atStep(page, 'size');
  await page.getByRole('link', { name: /Hochladen/ }).click();
  await takePhoto(page, await heldPhoto(1, waves()));
  await toSizes(page);
  await page.getByRole('radio', { name: /Flächen aus größeren Platten/ }).check();
  const answer = awaitedLater(page.waitForResponse(/mosaikbuilder\/create/));
  await buyMosaic(page);
  // areas of larger plates depend on every single stud
  const { result } = await (await answer).json();
  const facts = await page.locator('.facts b').allTextContents();
  expect(facts.slice(0, 2)).toEqual([new Intl.NumberFormat('de').format(result.pieces), String(result.colours)]);
  expect(made()).toBe(2);
  await eventually(() => linesOf(page).count()).toBe(3);
  // the server's cart holds them as three lines, too
  await page.reload({ waitUntil: 'load' });
  await moveMouse(page);
  await eventually(() => sentIds(page)).toEqual([2, 3]);
});

/** How many mosaics and lines the cart of this browser and of the server agree on. */
const sentIds = (page: Page) =>
  page.evaluate(() => {
    const { cart } = JSON.parse(localStorage.getItem('brixel/cart') ?? '{"cart":{"lines":[]}}');
    interface Line {
      product_option?: { extension_attributes: { temporary_image_id?: string } };
      onServer: object | null;
    }
    const pushed: Line[] = cart.lines.filter(({ onServer }: Line) => onServer);
    const ids = pushed.map((line) => line.product_option?.extension_attributes.temporary_image_id);
    return [new Set(ids).size, pushed.length];
  });

test('a mosaic that has run out is noticed in the cart and before payment, and renewed with one call', async () => {
  const { page } = await openBuilder();
  const made = countMade(page);
  await chooseSize(page, 'S');
  await buyMosaic(page);
  await eventually(() => said(linesOf(page).first())).toMatch(/Wir halten dein Mosaik bis \d+\. \S+ bereit\./);

  await page.clock.setFixedTime(Date.now() + 6 * DAY_MS);
  await page.goto(shopUrl('/checkout'), { waitUntil: 'load' });
  await untilHydrated(page);
  await fillCheckout(page, de, 'marlene@example.de');
  await button(page, de.order).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'Ein Mosaik ist abgelaufen.' });
  await refusal.waitFor();
  await page.locator('.line').getByText('Die Frist ist abgelaufen').first().waitFor();
  // the shop has not aged with the browser
  await page.clock.setFixedTime(Date.now());
  await refusal.getByRole('button', { name: 'Bild erneuern' }).click();
  await page.getByText('Alle Mosaike sind wieder da.').waitFor();
  expect(made()).toBe(2);
  await button(page, de.order).click();
  await thankYou(page, de).waitFor();
});

test('where the shop has lost a mosaic the line says so; without its source it leads to the builder', async () => {
  const { page } = await openBuilder();
  await chooseSize(page, 'S');
  await buyMosaic(page);
  await page.evaluate(() => indexedDB.deleteDatabase('brixel-builder'));
  await page.route('**/api/order?*', async (route) => {
    const [line] = route.request().postDataJSON().products;
    const lines = [{ sku: line.sku, available: 0, temporary_image_id: line.temporary_image_id }];
    const result = { code: 'MOSAIC_GONE', message: 'The mosaic is no longer kept', lines };
    await route.fulfill({ status: 409, json: { code: 409, result } });
  });
  await page.goto(shopUrl('/checkout'), { waitUntil: 'load' });
  await untilHydrated(page);
  await fillCheckout(page, de, 'marlene@example.de');
  await button(page, de.order).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'Ein Mosaik ist abgelaufen.' });
  await refusal.getByText('Auf diesem Gerät liegt das Bild nicht mehr.', { exact: false }).waitFor();
  await refusal.getByRole('link', { name: 'Zum Mosaik-Builder' }).click();
  await page.waitForURL('**/mosaik-builder/**');
});

test('whatever the service says, the shopper reads why there is no mosaic and what to do', async () => {
  const { page } = await openBuilder();
  await chooseSize(page, 'S');
  await eventually(() => buyButton(page).isEnabled()).toBe(true);
  const answers = [
    [400, { code: 'IMAGE_TOO_SMALL' }, 'Der Ausschnitt hat zu wenige Pixel.'],
    [413, 'Request body is too large', 'Der Ausschnitt ist als Datei zu groß.'],
    [429, 'Too many attempts', 'Du hast in kurzer Zeit viele Mosaike angelegt.'],
    [503, 'Too many mosaics are being made', 'Gerade werden sehr viele Mosaike angelegt.'],
  ] as const;
  const problem = page.getByRole('alert').filter({ hasText: 'Dein Mosaik ist noch nicht im Warenkorb.' });
  for (const [code, result, words] of answers) {
    await page.route('**/mosaikbuilder/create*', (route) => route.fulfill({ status: code, json: { code, result } }));
    await buyButton(page).click();
    await problem.filter({ hasText: words }).waitFor();
    await page.unroute('**/mosaikbuilder/create*');
  }
  await page.context().setOffline(true);
  await buyButton(page).click();
  await problem.filter({ hasText: 'Dein Bild bleibt gespeichert.' }).waitFor();
  await restoreConnection(page);
  await buyMosaic(page);
  await eventually(() => linesOf(page).count()).toBe(1);
});

test('only the bricks: stand-ins for short colours are named, and one click puts all parts into the cart at their sum', async () => {
  const { page } = await openBuilder();
  await chooseSize(page, 'XL');
  await eventually(() => page.getByRole('button', { name: 'Nur die Steine kaufen' }).count()).toBe(1);
  await page.getByRole('button', { name: 'Nur die Steine kaufen' }).click();
  const offer = page.getByRole('dialog', { name: 'Nur die Steine kaufen' });
  await offer.getByText(/19\.200 Steine/).waitFor();
  await eventually(() => said(offer)).toMatch(/\p{L}+: [\d.]+ fehlen, dafür \p{L}+ [\d.]+/u);
  const total = /zusammen ([\d.]+,\d\d €)\./.exec(await said(offer))?.[1] ?? '';
  await offer.getByRole('button', { name: /^In den Warenkorb, / }).click();
  await cartOf(page).waitFor();
  await eventually(() => linesOf(page).count()).toBeGreaterThan(3);
  await eventually(() => said(cartOf(page).locator('.totals'))).toContain(`Zwischensumme${total}`);
});
