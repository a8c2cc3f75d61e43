import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Lot } from '@brixel/exchange/lot';
import { bsxOf } from '@brixel/exchange/testing/lot-file';
import type { Page } from 'playwright-core';
import { expect, inject, onTestFinished, test } from 'vitest';
import { startShopProcess } from '../setup/shop-process.ts';
import { atStep } from './support/builder.ts';
import { button, buy, fillCheckout, thankYou, WORDS } from './support/checkout.ts';
import { eventually } from './support/eventually.ts';
import { findingsInBothThemes, inviteByCommand, newStaffEmail, PASSWORD } from './support/office.ts';
import { untilHydrated, visit } from './support/shop.ts';

/** A shop that nobody has set up yet. */
async function emptyShop() {
  const dataDir = await mkdtemp(join(inject('runFolder'), 'empty-'));
  const shop = await startShopProcess({ DATA_DIR: dataDir, DEMO: 'false' });
  onTestFinished(async () => {
    await shop.kill();
    await rm(dataDir, { recursive: true, force: true });
  });
  return { ...shop, dataDir };
}

const save = (page: Page) => page.getByRole('button', { name: /^Speichern/ }).click();

test('from nothing to the first paid order: invited by a command, set up and opened in a browser, filled with a file of lots', async () => {
  const shop = await emptyShop();
  const at = (path: string): string => new URL(path, shop.url).href;
  expect(shop.lines.join('\n')).toContain('staff invite');
  const shopper = await visit(at('/'));
  const { page, complaints, close } = await visit(await inviteByCommand(shop, newStaffEmail()));
  onTestFinished(async () => {
    await Promise.all([close(), shopper.close()]);
    expect(complaints).toEqual([]);
  });
  await shopper.page.getByRole('heading', { name: 'Hier entsteht ein Shop' }).waitFor();

  await page.getByLabel('Name', { exact: true }).fill('Ida Klein');
  await page.getByLabel('Neues Passwort').fill(PASSWORD);
  await page.getByRole('button', { name: 'Konto öffnen' }).click();
  await page.getByRole('link', { name: /^Der Shop ist noch nicht geöffnet/ }).click();
  await page.getByText('5 nötige Angaben fehlen noch.').waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);

  await page.goto(at('/admin/settings/shop'));
  await page.getByLabel('Name des Shops').fill('Steine & Mehr');
  await save(page);
  await page.getByText('Gespeichert: Name des Shops').waitFor();

  await page.goto(at('/admin/settings/brand'));
  await page.getByRole('textbox', { name: 'Farbe', exact: true }).fill('#7a2e8e');
  await save(page);
  await page.getByText('Gespeichert: Farbe').waitFor();

  await page.goto(at('/admin/settings/firm'));
  for (const [label, text] of [
    ['Firma', 'Steine & Mehr GmbH'],
    ['Straße und Nummer', 'Ring 1'],
    ['PLZ', '50667'],
    ['Ort', 'Köln'],
    ['E-Mail für Kunden', 'post@steine.example'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel('Land', { exact: true }).selectOption('Deutschland');
  await save(page);
  await page.getByText(/^Gespeichert: Firma/).waitFor();

  await page.goto(at('/admin/settings/payment'));
  await page.getByLabel('Kontoinhaber').fill('Steine & Mehr GmbH');
  await page.getByLabel('IBAN').fill('DE02120300000000202051');
  await page.getByLabel('BIC').fill('BYLADEM1001');
  await save(page);
  await page.getByText(/^Gespeichert: Kontoinhaber/).waitFor();

  await page.goto(at('/admin/settings/shipping'));
  await page.getByLabel('Preis', { exact: true }).fill('4,90');
  await save(page);
  await page.getByText(/^Gespeichert:/).waitFor();

  await page.goto(at('/admin/settings/vat'));
  await page.getByRole('button', { name: 'Passt so' }).click();
  await page.getByText('Bestätigt.').waitFor();
  expect(await page.getByRole('button', { name: 'Passt so' }).count()).toBe(0);

  for (const title of ['AGB', 'Widerrufsrecht', 'Datenschutz']) {
    await page.goto(at('/admin/content'));
    await page.getByRole('table', { name: 'Seiten' }).getByRole('link', { name: title }).click();
    await page.getByRole('textbox', { name: 'Inhalt' }).fill(`${title} von Steine & Mehr.`);
    await page.keyboard.press('Control+s');
    await page.getByText('Gespeichert und im Shop zu sehen.').waitFor();
  }

  await page.goto(at('/admin/settings/opening'));
  await page.getByRole('link', { name: 'Noch nicht geöffnet' }).waitFor();
  await page.getByRole('button', { name: 'Shop öffnen' }).click();
  await page.getByRole('link', { name: 'Shop ist offen' }).waitFor();
  await page.getByRole('heading', { name: 'Der Shop ist geöffnet' }).waitFor();

  await eventually(async () => {
    await shopper.page.goto(at('/'));
    return shopper.page.title();
  }).toMatch(/Steine & Mehr$/);
  expect(await shopper.page.locator('head style').innerText()).toContain('--');
  const text = async (path: string): Promise<string> => {
    await shopper.page.goto(at(path));
    return shopper.page.getByRole('main').innerText();
  };
  expect(await text('/i/impressum')).toContain('Steine & Mehr GmbH\nRing 1\n50667 Köln, Deutschland');
  expect(await text('/i/versand')).toMatch(/Deutschland und Italien\s+Kurier, Pauschale\s+4,90/);
  expect(await text('/i/agb')).toContain('AGB von Steine & Mehr.');
  for (const path of ['/', '/it']) {
    await shopper.page.goto(at(path));
    const shown = `${await shopper.page.title()} ${await shopper.page.locator('body').innerText()}`;
    expect(shown).toContain('Steine & Mehr');
    expect(shown).not.toMatch(/brixel/i);
  }

  await importLots(page, at, join(shop.dataDir, 'lager.bsx'));
  await importOrders(page, at, join(shop.dataDir, 'orders.xml'));
  await buildMosaic(shopper.page, at);
  await order(shopper.page, at);
  await takeMoney(page, at);
});

const COLOURS = [11, 5, 3, 7];

/** As many as a small dealer has: the first is a black plate in drawer K07-1. */
const lots: Lot[] = Array.from({ length: 200 }, (_, place) => ({
  ...{ itemType: 'part', itemNo: place % 2 ? '3001' : '3023', colourNo: COLOURS[place % COLOURS.length]! },
  ...{ condition: place < 4 ? 'new' : 'used', completeness: null, qty: 100 + place, price: 350 + place, cost: 100 },
  ...{ sale: 0, tiers: [], step: 1, comments: '', remarks: `K07-${place + 1}`, externalId: String(7000 + place) },
  ...{ isRetained: false, grams: null, name: place % 2 ? 'Brick 2 x 4' : 'Plate 1 x 2', category: 'Parts' },
  ...(place >= 196 && { itemNo: '3024', name: 'Plate 1 x 1', qty: 1000 }),
}));

async function importLots(page: Page, at: (path: string) => string, file: string): Promise<void> {
  const bsx = bsxOf(lots);
  const broken = '<Item><ItemTypeID>P</ItemTypeID><Qty>1</Qty><Price>1</Price></Item></Inventory>';
  await writeFile(file, bsx.replace('</Inventory>', broken));
  await page.goto(at('/admin/'));
  await page.getByRole('link', { name: 'Importe', exact: true }).first().click();
  await page.getByRole('link', { name: 'Datei importieren' }).first().click();
  await page.getByRole('heading', { name: 'Datei importieren' }).waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.getByLabel('Datei wählen').setInputFiles(file);
  await page.getByRole('heading', { name: 'Erkannt' }).waitFor();
  await page.getByRole('radio', { name: /^mit MwSt/ }).check();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Prüfen' }).click();
  await page.getByRole('heading', { name: 'Prüfen: lager.bsx' }).waitFor();
  // whoever comes back is where they were
  await page.reload();
  await page.getByRole('link', { name: '200 neu anlegen' }).waitFor();
  await page.getByRole('link', { name: /Teilenummer fehlt/ }).click();
  await page
    .getByRole('table', { name: /Teilenummer fehlt/ })
    .getByText('201')
    .waitFor();
  await page.getByRole('table', { name: 'Die teuersten' }).getByText('K07-200').waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: '200 Änderungen veröffentlichen' }).click();
  await page.getByText('Bitte ankreuzen').waitFor();
  await page.getByRole('checkbox', { name: /^1 von 201 Zeilen/ }).check();
  await page.getByRole('button', { name: '200 Änderungen veröffentlichen' }).click();
  await page.getByRole('heading', { name: 'Veröffentlicht', exact: true }).waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.getByRole('link', { name: 'Alle Importe' }).click();
  await page.getByRole('table', { name: 'Importe' }).getByText('200 neu · 1 draußen').waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
}

/** Of the four colours of single plates that there are now: nothing larger than the smallest size. */
async function buildMosaic(page: Page, at: (path: string) => string): Promise<void> {
  await eventually(async () => {
    await page.goto(at('/mosaik-builder'));
    return page.getByRole('heading', { name: 'Zurzeit keine Mosaike' }).count();
  }).toBe(0);
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Katze' }).click();
  await atStep(page, 'cut');
  await page.getByRole('link', { name: 'Weiter zum Filter' }).click();
  await page.getByRole('link', { name: 'Weiter zur Größe' }).click();
  await atStep(page, 'size');
  await eventually(() => page.getByRole('radio', { name: /^S / }).isChecked()).toBe(true);
  expect(await page.getByRole('radio', { name: /^M .*zurzeit zu wenige Steine/ }).isDisabled()).toBe(true);
  const buyBricks = page.getByRole('button', { name: 'Steine in den Warenkorb' });
  await eventually(() => buyBricks.isEnabled()).toBe(true);
  await buyBricks.click();
  const offer = page.getByRole('dialog', { name: 'Steine in den Warenkorb' });
  await offer.getByText(/3\.072 Steine/).waitFor();
  await offer.getByRole('button', { name: /^In den Warenkorb, / }).click();
  await page
    .getByRole('dialog', { name: /^Warenkorb/ })
    .getByText('Platte 1×1')
    .first()
    .waitFor();
}

/** Two pieces of the first lot were sold elsewhere, to somebody whose name nobody escapes. */
async function importOrders(page: Page, at: (path: string) => string, file: string): Promise<void> {
  await writeFile(
    file,
    `<ORDERS><ORDER><ORDERID>900100</ORDERID><BUYER>Tom & <Jerry</BUYER><ORDERDATE>11/17/2026</ORDERDATE>
    <ITEM><LOTID>7000</LOTID><ITEMTYPE>P</ITEMTYPE><ITEMID>3023</ITEMID><COLOR>11</COLOR><CONDITION>N</CONDITION><QTY>2</QTY></ITEM>
    </ORDER></ORDERS>`,
  );
  await page.goto(at('/admin/imports/new'));
  await page.getByLabel('Datei wählen').setInputFiles(file);
  await page.getByText('Jede Bestellung zählt einmal').waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Prüfen' }).click();
  await page.getByRole('link', { name: '1 gehen vom Bestand ab' }).click();
  await page.getByRole('table').getByText('900100').waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: '1 Änderung veröffentlichen' }).click();
  await page.getByRole('heading', { name: 'Veröffentlicht', exact: true }).waitFor();
}

/** Somebody buys one of the lots and pays by bank transfer. */
async function order(page: Page, at: (path: string) => string): Promise<void> {
  const plate = page
    .getByRole('main')
    .getByRole('link', { name: /^Platte 1×2 Schwarz/ })
    .first();
  await eventually(async () => {
    await page.goto(at('/search/Platte'));
    return plate.count();
  }).toBe(1);
  await plate.click();
  await page.getByRole('heading', { name: 'Platte 1×2 Schwarz', level: 1 }).waitFor();
  // the part in its other colour is one press away
  await page.getByRole('main').getByText('2 Farben').waitFor();
  await buy(page, WORDS.de, at('/checkout'));
  await fillCheckout(page, WORDS.de, 'marlene@example.de');
  await button(page, WORDS.de.order).click();
  await thankYou(page, WORDS.de).waitFor();
}

/** The transfer has come: the only order goes on to be picked. */
async function takeMoney(page: Page, at: (path: string) => string): Promise<void> {
  await page.goto(at('/admin/orders?view=board'));
  const card = (lane: string) => page.getByRole('region', { name: lane, exact: true }).getByRole('article');
  await card('Zahlung offen').focus();
  for (const key of ['Space', 'ArrowRight', 'Space']) await page.keyboard.press(key);
  await page.getByRole('dialog').getByRole('button', { name: 'Geld ist da' }).click();
  await card('zu picken').waitFor();
}
