import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { plainPng } from '../support/png.ts';
import { axeFindings } from './support/axe.ts';
import { awaitedLater, eventually } from './support/eventually.ts';
import { hostedShop } from './support/hosted-shop.ts';
import { findingsInBothThemes, officePage } from './support/office.ts';
import { type VisitOptions, visit } from './support/shop.ts';

const shop = hostedShop();
const at = (path: string): string => new URL(path, shop.url).href;

/** Files that the platform refuses, as the test wants it. */
const REFUSED = /^400: |status of 400/;

async function open(address: string, options: VisitOptions = {}): Promise<Page> {
  const { page, complaints, close } = await visit(address, options);
  onTestFinished(async () => {
    await close();
    expect(complaints.filter((complaint) => !REFUSED.test(complaint))).toEqual([]);
  });
  return page;
}

const choose = async (page: Page, button: string, name: string, content: Buffer): Promise<void> => {
  const chooser = awaitedLater(page.waitForEvent('filechooser'));
  await page.getByRole('button', { name: button }).click();
  await (await chooser).setFiles({ name, mimeType: 'image/png', buffer: content });
};

const colourOf = (page: Page, selector: string): Promise<string> =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);

test('an owner uploads a logo and chooses a colour, and sees the shop in it', async () => {
  const page = await officePage(shop, '/admin/settings/brand', { expected: REFUSED });
  const shopper = await open(at('/'));
  const before = await colourOf(shopper, '.hero');
  expect(await shopper.locator('head style').count()).toBe(0);

  await choose(page, 'Logo hochladen', 'logo.png', Buffer.from('<script>alert(1)</script>'));
  await page.getByText('Das ist kein Bild, das der Shop zeigen kann.').waitFor();
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="100"><circle cx="60" cy="50" r="48" fill="#7a2e8e"/></svg>';
  await choose(page, 'Logo hochladen', 'logo.svg', Buffer.from(drawing));
  await page.getByRole('img', { name: 'Logo' }).first().waitFor();

  await page.getByRole('textbox', { name: 'Farbe', exact: true }).fill('#ffd500');
  await page.getByText(/^Der Shop nimmt #/).waitFor();
  await page.getByRole('radio', { name: 'Violett' }).check({ force: true });
  expect(await page.getByRole('textbox', { name: 'Farbe', exact: true }).inputValue()).toBe('#7a2e8e');
  await page.getByRole('radio', { name: 'Dunkel' }).check({ force: true });
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Control+s');
  await page.getByText('Gespeichert: Logo, Farbe').waitFor();

  await eventually(async () => {
    await shopper.goto(at('/'));
    return colourOf(shopper, '.hero');
  }).not.toBe(before);
  const logo = shopper.getByRole('link', { name: /Startseite$/ }).locator('img');
  // this browser loads no pictures
  const picture = await shopper.request.get(at((await logo.getAttribute('src')) ?? ''));
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
  expect(await shopper.locator('link[rel=icon]').getAttribute('href')).toContain('/logo/');
  expect((await fetch(at('/favicon.ico'), { redirect: 'manual' })).headers.get('location')).toContain('/logo/');
  const findings: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await shopper.emulateMedia({ colorScheme });
    await shopper.reload();
    findings.push(...(await axeFindings(shopper)));
  }
  expect(findings).toEqual([]);
});

test('an editor’s banner stands on the home page with its picture, and a link in menu and footer', async () => {
  const page = await officePage(shop, '/admin/content/home', { expected: REFUSED });
  await page.getByRole('button', { name: 'Banner hinzufügen' }).click();
  await page.getByRole('button', { name: /^Speichern/ }).click();
  await page.getByText('Hier fehlt noch etwas.').waitFor();
  await page.getByLabel('Überschrift').fill('Fliesenwochen');
  await page.getByLabel('Führt zu').selectOption('Sets zum Losbauen');
  await page.getByLabel('Text des Knopfes').fill('Zu den Fliesen');
  await page.getByRole('button', { name: 'Bild wählen' }).click();
  await choose(page, 'Bild hochladen', 'fliesen.png', plainPng({ width: 90, height: 60 }));
  await page.getByLabel('Beschreibung (DE)').fill('Rote Fliesen');
  await page.getByRole('radio', { name: '75 % von links, 50 % von oben' }).check({ force: true });
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Bild übernehmen' }).click();
  await page.getByRole('switch', { name: 'Farbwand zeigen' }).click();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Control+s');
  await page.getByText('Gespeichert und im Shop zu sehen.').waitFor();

  const shopper = await open(at('/'));
  const banner = shopper.locator('.banner', { hasText: 'Fliesenwochen' });
  await banner.scrollIntoViewIfNeeded();
  expect(await banner.locator('img').getAttribute('src')).toMatch(/\/upload\/[0-9a-f]{64}-75-50\.webp$/);
  expect(await shopper.locator('.wall').count()).toBe(0);
  expect(await axeFindings(shopper)).toEqual([]);

  await page.getByRole('link', { name: 'Menü', exact: true }).click();
  await page.getByRole('button', { name: 'Link hinzufügen', exact: true }).click();
  await page.getByLabel('Text', { exact: true }).first().fill('Unser Lager');
  await page.getByLabel('Adresse').first().fill('//anderswo.example');
  await page.getByRole('button', { name: /^Speichern/ }).click();
  await page.getByText('Bitte eine Adresse, die mit / oder https:// beginnt.').waitFor();
  await page.getByLabel('Adresse').first().fill('/i/ueber-uns');
  await page.getByLabel('Spalte 1').fill('Hilfe');
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Control+s');
  await page.getByText('Gespeichert und im Shop zu sehen.').last().waitFor();
  await eventually(async () => {
    await shopper.goto(at('/'));
    return shopper.getByRole('link', { name: 'Unser Lager' }).count();
  }).toBeGreaterThan(0);
  await shopper.getByRole('heading', { name: 'Hilfe', exact: true }).waitFor();
});
