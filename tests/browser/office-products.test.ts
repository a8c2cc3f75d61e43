import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { button, buy, fillCheckout, thankYou, WORDS } from './support/checkout.ts';
import { eventually } from './support/eventually.ts';
import { hostedShop } from './support/hosted-shop.ts';
import { findingsInBothThemes, findingsOnPhone, isTooWide, officePage } from './support/office.ts';
import { narrow, visit, wide } from './support/shop.ts';

const shop = hostedShop();
const at = (path: string): string => new URL(path, shop.url).href;

async function open(address: string): Promise<Page> {
  const { page, complaints, close } = await visit(address);
  onTestFinished(async () => {
    await close();
    expect(complaints).toEqual([]);
  });
  return page;
}

/** As somebody pastes what a spreadsheet has put on the clipboard. */
const paste = (grid: Locator, text: string) =>
  grid.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
const rowOf = (page: Page, name: string) => page.getByRole('row', { name }).first();

test('goods are changed by the keyboard and many at once, and a new one is found in the shop', async () => {
  const page = await officePage(shop, '/admin/products', { expected: /ERR_INTERNET_DISCONNECTED/ });
  // letters that are typed after a pause stay, and so does the blank between two words
  const search = page.getByRole('searchbox', { name: 'Name, Nummer, Farbe oder Platz' });
  await search.pressSequentially('3001 ');
  await page.waitForURL(/search=3001$/);
  await search.pressSequentially('weiß');
  expect(await search.inputValue()).toBe('3001 weiß');
  const grid = page.getByRole('grid', { name: 'Artikel' });
  await rowOf(page, 'BX-3001-1').waitFor();
  await page.getByText('1 Artikel', { exact: true }).waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);

  // the last cell of all is seen as a whole, beside the goods that stay in view, and so is the first one again
  await search.fill('');
  await page.getByText(/^\d\.\d+ Artikel$/).waitFor();
  // who sorts by the keyboard turns the order round with a second press; until rows come the list says that it waits
  await page.route(/products\?.*sort=place/, async (route) => {
    await page.getByText('Wird geladen', { exact: true }).waitFor();
    await route.continue();
  });
  const byPlace = grid.getByRole('columnheader', { name: 'Platz' });
  await byPlace.getByRole('button').press('Enter');
  await eventually(() => byPlace.getAttribute('aria-sort')).toBe('ascending');
  await page.keyboard.press('Enter');
  await eventually(() => byPlace.getAttribute('aria-sort')).toBe('descending');
  await page.unrouteAll({ behavior: 'wait' });
  const byName = grid.getByRole('columnheader', { name: 'Artikel', exact: true });
  await byName.getByRole('button').click();
  // the list in its new order has given the focus to the heading
  await eventually(() => byName.getAttribute('aria-sort')).toBe('ascending');
  await page.getByText(/^\d\.\d+ Artikel$/).waitFor();
  await page.setViewportSize({ width: 1000, height: 800 });
  await grid.focus();
  const hidden = () =>
    grid.evaluate((box) => {
      const cell = box.querySelector('.is-active');
      const beside = cell?.parentElement?.querySelector('.is-name:not(.is-active)');
      if (!cell) return null;
      const [edge, { left, right }] = [box.getBoundingClientRect(), cell.getBoundingClientRect()];
      const from = beside?.getBoundingClientRect().right ?? edge.left;
      return Math.round(Math.max(from - left, right - edge.left - box.clientWidth, 0));
    });
  const cellOf = () => grid.locator('.is-active').getAttribute('aria-colindex');
  await page.keyboard.press('Control+End');
  await eventually(hidden).toBe(0);
  const last = Number(await cellOf());
  for (let column = last; column > 2; column -= 1) {
    await page.keyboard.press('ArrowLeft');
    await eventually(hidden).toBe(0);
  }
  await page.keyboard.press('Control+Home');
  await page.setViewportSize(wide);
  await search.fill('3001 weiß');
  await page.getByText('1 Artikel', { exact: true }).waitFor();

  // a price, a place and a stock, without a mouse
  await grid.focus();
  for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await page.keyboard.type('K07-12');
  await page.keyboard.press('Tab');
  await page.keyboard.type('nichts');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('Bitte einen Preis wie 0,0285').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.type('+10 %');
  await page.keyboard.press('Enter');
  await page.getByText('0,12 € → 0,132 €').waitFor();
  await rowOf(page, 'BX-3001-1').getByText('K07-12').waitFor();
  await grid.focus();
  await page.keyboard.press('Control+z');
  await page.getByText('Rückgängig gemacht: Stein 2×4 Weiß.').waitFor();
  await rowOf(page, 'BX-3001-1').getByText('0,1200 €').waitFor();

  // a block of a spreadsheet
  await page.getByRole('searchbox', { name: 'Name, Nummer, Farbe oder Platz' }).fill('3003');
  await rowOf(page, 'BX-3003-1').waitFor();
  await grid.focus();
  await page.keyboard.press('Control+Home');
  for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await paste(grid, 'K01-01\t0,39\nK01-02\t9,90\n\tviel\n');
  const pasted = page.getByRole('dialog', { name: 'Zellen ändern' });
  await pasted.getByText('Ein Preis ändert sich auf mehr als das Fünffache').waitFor();
  await pasted.getByText('„viel“: Bitte einen Preis wie 0,0285').waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await pasted.getByRole('button', { name: '4 Zellen ändern' }).click();
  await page.getByText('4 Zellen geändert.').waitFor();
  await page.getByRole('gridcell', { name: 'K01-02' }).waitFor();
  await page.getByRole('gridcell', { name: '9,9000 €' }).waitFor();
  await grid.focus();
  await page.keyboard.press('Control+z');
  await page.getByText('4 Zellen sind wieder wie vorher.').waitFor();
  expect(await page.getByRole('gridcell', { name: 'K01-02' }).count()).toBe(0);

  // a range: its sum, a copy of it, and the uppermost cell in all others
  await page.keyboard.press('Control+Home');
  for (const key of ['ArrowRight', 'ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowDown', 'Shift+ArrowDown'])
    await page.keyboard.press(key);
  await page.getByText('6 Zellen').waitFor();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.keyboard.press('Control+c');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\t0,\d+\n\t0,\d+\n\t0,\d+$/);
  const toPlace = ['Control+Home', 'ArrowRight', 'ArrowRight'];
  for (const key of ['Escape', ...toPlace]) await page.keyboard.press(key);
  await page.keyboard.type('K02-01');
  await page.keyboard.press('Enter');
  await page.getByRole('gridcell', { name: 'K02-01' }).waitFor();
  for (const key of [...toPlace, 'Shift+ArrowDown', 'Shift+ArrowDown', 'Control+d']) await page.keyboard.press(key);
  await pasted.getByRole('button', { name: '2 Zellen ändern' }).click();
  await page.getByText('2 Zellen geändert.').waitFor();
  expect(await page.getByRole('gridcell', { name: 'K02-01' }).count()).toBe(3);
  for (const left of [1, 0]) {
    await grid.focus();
    await page.keyboard.press('Control+z');
    await eventually(() => page.getByRole('gridcell', { name: 'K02-01' }).count()).toBe(left);
  }
  // with nothing left to undo the search stays as it is
  await page.keyboard.press('Control+z');
  expect(await page.getByRole('searchbox', { name: 'Name, Nummer, Farbe oder Platz' }).inputValue()).toBe('3003');

  // what was typed without a connection is sent when there is one
  await page.context().setOffline(true);
  await page.keyboard.type('K03-01');
  await page.keyboard.press('Enter');
  const lost = page.getByRole('alert').filter({ hasText: 'Keine Verbindung.' });
  await lost.getByText('→ K03-01').waitFor();
  await page.context().setOffline(false);
  await lost.getByRole('button', { name: 'Noch einmal' }).click();
  await page.getByRole('gridcell', { name: 'K03-01' }).waitFor();

  // many at once, seen before and undone after
  await page.getByRole('searchbox', { name: 'Name, Nummer, Farbe oder Platz' }).fill('Stein 2x4');
  await page.getByText('100 Artikel', { exact: true }).waitFor();
  await page.getByRole('checkbox', { name: 'Alle 100 Artikel auswählen' }).check();
  await page.getByRole('button', { name: 'Preise …' }).click();
  await page.getByLabel('Prozent').fill('+10');
  const deed = page.getByRole('button', { name: '100 Preise ändern' });
  await deed.waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await deed.click();
  await page.getByText('100 Artikel geändert.').waitFor();
  await page.getByRole('button', { name: 'Rückgängig' }).last().click();
  await page.getByText('100 Artikel sind wieder wie vorher.').waitFor();

  // on a phone goods are cards, and a tap changes a value
  await page.setViewportSize(narrow);
  const cards = page.getByRole('list', { name: 'Artikel' }).getByRole('listitem');
  await eventually(() => cards.count()).toBe(50);
  await page.getByRole('button', { name: 'Weitere zeigen' }).click();
  await eventually(() => cards.count()).toBe(100);
  expect([await findingsInBothThemes(page), await isTooWide(page)]).toEqual([[], false]);
  const pieces = cards.nth(60).getByRole('button', { name: /^Bestand von Stein 2×4/ });
  const counted = Number((await pieces.textContent())?.replaceAll(/^.*: |\D/g, ''));
  await pieces.click();
  const editor = page.getByRole('dialog', { name: /^Stein 2×4/ });
  const typed = editor.getByLabel('Bestand');
  expect(await typed.getAttribute('inputmode')).toBe('numeric');
  await typed.fill('viele');
  await editor.getByRole('button', { name: 'Speichern' }).click();
  await editor.getByText('Bitte eine ganze Zahl').waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await typed.fill('+3');
  await typed.press('Enter');
  const count = (value: number) => value.toLocaleString('de-DE');
  await page.getByText(`${count(counted)} → ${count(counted + 3)}`).waitFor();
  await eventually(() => pieces.textContent()).toContain(count(counted + 3));
  await page.setViewportSize(wide);

  // a product of one's own
  await page.getByRole('link', { name: 'Artikel anlegen' }).click();
  await page.getByRole('button', { name: 'Artikel anlegen' }).click();
  await page.getByText('Bitte einen Namen in jeder Sprache').waitFor();
  await page.getByLabel('Artikelnummer').fill('TURM-1');
  await page.getByLabel('Name', { exact: true }).fill('Hoher Turm');
  await page.getByLabel('Preis je Stück, mit MwSt.').fill('19,90');
  await page.getByLabel('Auf Lager').fill('5');
  await page.getByLabel('Kategorie hinzufügen').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Artikel anlegen' }).click();
  await page.getByRole('heading', { level: 1, name: 'Hoher Turm' }).waitFor();
  await page.getByRole('row', { name: /von Hand, Giulia Pichler/ }).waitFor();

  // a photo as phones make them is read by the browser
  await page
    .getByLabel('Bilder hinzufügen')
    .setInputFiles(fileURLToPath(new URL('support/phone-photo.heic', import.meta.url)));
  await page.getByRole('textbox', { name: 'Bild 1 in Worten' }).waitFor();
  await page.getByRole('button', { name: 'Verwerfen' }).click();
  expect(await findingsInBothThemes(page)).toEqual([]);
  expect(await findingsOnPhone(page)).toEqual([]);

  // found by Ctrl K, changed, and seen as a shopper sees it
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Im Büro suchen' }).pressSequentially('turm-1');
  await page.getByRole('option', { name: /Hoher Turm/ }).click();
  await page.getByRole('textbox', { name: 'Beschreibung' }).click();
  await page.keyboard.type('Höher als alle anderen.');
  await page.keyboard.press('Control+s');
  await page.getByText('Gespeichert: Hoher Turm.').waitFor();
  const address = await page.getByRole('link', { name: 'Im Shop ansehen' }).getAttribute('href');
  const shown = await open(at(address ?? ''));
  await shown.getByRole('heading', { level: 1, name: 'Hoher Turm' }).waitFor();
  await shown.getByText('Höher als alle anderen.').first().waitFor();
  const stock = async () => (await (await fetch(at('/api/stock/check?sku=TURM-1'))).json()).result.qty;
  await eventually(stock).toBe(5);
});

test('a category and an attribute of the owner lead a shopper to a product, who buys it', async () => {
  const page = await officePage(shop, '/admin/products');
  const goods = page.getByRole('navigation', { name: 'Artikel und ihre Ordnung' });
  await goods.getByRole('link', { name: 'Kategorien' }).click();
  await page.getByRole('treegrid', { name: 'Kategorien' }).waitFor();
  await page.getByRole('button', { name: 'Neue Kategorie', exact: true }).click();
  await page.getByRole('button', { name: 'Kategorie anlegen' }).click();
  await page.getByText('Bitte einen Namen in jeder Sprache').waitFor();
  await page.getByLabel('Name', { exact: true }).fill('Aus der Werkstatt');
  await page.getByRole('button', { name: 'Kategorie anlegen' }).click();
  await page.getByText('Kategorie „Aus der Werkstatt“ ist im Shop.').waitFor();

  // moved by the keyboard, back by undo, and below another one by the dialog
  const row = page.getByRole('row', { name: 'Aus der Werkstatt', exact: true });
  await row.focus();
  await page.keyboard.press('Alt+ArrowRight');
  await page.getByText(/„Aus der Werkstatt“ steht jetzt in/).waitFor();
  await eventually(() => row.getAttribute('aria-level')).toBe('2');
  await page.keyboard.press('Alt+ArrowLeft');
  await eventually(() => row.getAttribute('aria-level')).toBe('1');
  // both moves, the later one first
  for (const level of ['2', '1']) {
    await page.keyboard.press('Control+z');
    await eventually(() => row.getAttribute('aria-level')).toBe(level);
  }
  await page.getByRole('button', { name: 'Aus der Werkstatt verschieben' }).click();
  await page.getByLabel('An welche Stelle').selectOption({ index: 0 });
  await page.getByRole('button', { name: 'Verschieben', exact: true }).click();
  await eventually(() => row.getAttribute('aria-posinset')).toBe('1');
  expect(await findingsInBothThemes(page)).toEqual([]);

  await goods.getByRole('link', { name: 'Merkmale' }).click();
  await page.getByRole('button', { name: 'Neues Merkmal' }).click();
  await page.getByLabel('Bezeichnung').fill('Holzart');
  for (const [place, wood] of ['Linde', 'Zirbe'].entries()) {
    await page.getByRole('button', { name: 'Option hinzufügen' }).click();
    await page.getByRole('textbox', { name: `Option ${place + 1}` }).fill(wood);
  }
  await page.getByRole('button', { name: 'Merkmal anlegen' }).click();
  await page.getByText('Merkmal „Holzart“ gespeichert.').waitFor();
  await page.getByRole('button', { name: 'Neues Merkmal' }).click();
  await page.getByLabel('Bezeichnung').fill('Durchmesser');
  await page.getByLabel('Art', { exact: true }).selectOption('Zahl');
  await page.getByLabel('Einheit').fill('mm');
  await page.getByRole('button', { name: 'Merkmal anlegen' }).click();
  await page.getByText('Merkmal „Durchmesser“ gespeichert.').waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
  expect(await findingsOnPhone(page)).toEqual([]);

  await page.goto(at('/admin/products/new'));
  await page.getByLabel('Artikelnummer').fill('ZIRBE-1');
  await page.getByLabel('Name', { exact: true }).fill('Kreisel aus Zirbe');
  await page.getByLabel('Preis je Stück, mit MwSt.').fill('9,90');
  await page.getByLabel('Auf Lager').fill('5');
  await page.getByLabel('Kategorie hinzufügen').selectOption({ label: 'Aus der Werkstatt' });
  await page.getByLabel('Holzart').selectOption('Zirbe');
  await page.getByLabel('Durchmesser').fill('42,5');
  await page.getByRole('button', { name: 'Artikel anlegen' }).click();
  await page.getByRole('heading', { level: 1, name: 'Kreisel aus Zirbe' }).waitFor();

  // a family whose variants differ in it, made of all of its options
  await page.goto(at('/admin/products/new'));
  await page.getByLabel('Artikelnummer').fill('KREISEL');
  await page.getByLabel('Art des Artikels').selectOption('Artikel mit Varianten');
  await page.getByLabel('Name', { exact: true }).fill('Kreisel');
  await page
    .getByRole('group', { name: 'Varianten unterscheiden sich in' })
    .getByRole('checkbox', { name: 'Holzart' })
    .check();
  const maker = page.getByRole('group', { name: 'Kombinationen anlegen' });
  await maker.getByRole('button', { name: 'Alle bei Holzart wählen' }).click();
  await maker.getByLabel('Preis je Stück').fill('12,50');
  await maker.getByLabel('Bestand je Variante').fill('4');
  await maker.getByRole('button', { name: '2 Varianten hinzufügen' }).click();
  const second = page.getByRole('group', { name: 'Variante 2' });
  expect(await second.getByLabel('Artikelnummer').inputValue()).toBe('KREISEL-ZIRBE');
  await second.getByLabel('Preis, falls neu').fill('14');
  await page.getByLabel('Kategorie hinzufügen').selectOption({ label: 'Aus der Werkstatt' });
  await page.getByLabel('Durchmesser').fill('60');
  expect(await findingsInBothThemes(page)).toEqual([]);
  expect(await findingsOnPhone(page)).toEqual([]);
  await page.getByRole('button', { name: 'Artikel anlegen' }).click();
  await page.getByRole('heading', { level: 1, name: 'Kreisel', exact: true }).waitFor();
  await page.getByRole('link', { name: 'KREISEL-LINDE' }).waitFor();

  const shopper = await open(at('/'));
  const choice = shopper.getByRole('checkbox', { name: /^Zirbe/ });
  const range = shopper.getByRole('radio', { name: /^42,5 – 60 mm/ });
  // each of the products is counted from the next build on
  await eventually(async () => {
    await shopper.goto(at('/c/aus-der-werkstatt'));
    return [await choice.count(), await range.count()];
  }).toEqual([1, 1]);
  await choice.click();
  await shopper.waitForURL(/a_holzart=\d+/);
  await range.click();
  await shopper.waitForURL(/r_durchmesser=42\.5_60/);
  await shopper.getByRole('link', { name: '42,5 – 60 mm entfernen' }).waitFor();
  await shopper
    .getByRole('link', { name: /^Kreisel aus Zirbe/ })
    .first()
    .click();
  await shopper.getByRole('heading', { level: 1, name: 'Kreisel aus Zirbe' }).waitFor();
  await shopper.getByText('Holzart').first().waitFor();

  // the other wood is a press away, and the cart says which one it is
  await shopper.goto(at('/p/KREISEL/kreisel'));
  await shopper.getByRole('heading', { level: 1, name: 'Kreisel Linde' }).waitFor();
  await shopper
    .getByRole('group', { name: /^Holzart/ })
    .getByRole('link', { name: 'Zirbe' })
    .click();
  await shopper.getByRole('heading', { level: 1, name: 'Kreisel Zirbe' }).waitFor();
  expect(await axeFindings(shopper)).toEqual([]);
  await buy(shopper, WORDS.de, at('/checkout'));
  await fillCheckout(shopper, WORDS.de, 'marlene@example.de');
  await button(shopper, WORDS.de.order).click();
  await thankYou(shopper, WORDS.de).waitFor();
  await page.goto(at('/admin/orders?state=all'));
  await page
    .getByRole('row', { name: /Marlene Kaiser/ })
    .getByRole('link')
    .first()
    .click();
  await page.getByText('KREISEL-ZIRBE · Holzart: Zirbe').waitFor();
});

test('two people change one product: what only one has changed stays, and the rest is chosen field by field', async () => {
  const page = await officePage(shop, '/admin/products/BX-3003-1', { expected: /409/ });
  const other = await page.context().newPage();
  await other.goto(at('/admin/products/BX-3003-1'));
  const price = (tab: Page) => tab.getByLabel('Preis je Stück, mit MwSt.');
  const place = (tab: Page) => tab.getByLabel('Platz');
  await price(other).waitFor();
  const save = (tab: Page) => tab.getByRole('button', { name: /^Speichern/ }).click();
  await price(page).fill('0,17');
  await place(page).fill('K01-01');
  await save(page);
  await page
    .getByText(/^Gespeichert: /)
    .first()
    .waitFor();

  await price(other).fill('0,19');
  await other.getByLabel('Name', { exact: true }).fill('Stein aus zwei Händen');
  await save(other);
  const dialog = other.getByRole('dialog', { name: 'Jemand war schneller' });
  await dialog.getByText('Giulia Pichler hat diese Angaben heute').waitFor();
  expect(await dialog.getByRole('row').count()).toBe(2);
  expect(await findingsInBothThemes(other)).toEqual([]);
  expect(await findingsOnPhone(other)).toEqual([]);
  await dialog.getByRole('radio', { name: 'Preis je Stück, mit MwSt., Neuerer Stand: 0,17' }).check();
  await dialog.getByRole('button', { name: 'Auswahl speichern' }).click();
  await other.getByRole('heading', { level: 1, name: 'Stein aus zwei Händen' }).waitFor();
  expect([await price(other).inputValue(), await place(other).inputValue()]).toEqual(['0,17', 'K01-01']);

  // nothing that both have changed: nothing to choose
  await place(page).fill('K02-02');
  await save(page);
  await eventually(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Stein aus zwei Händen');
  expect([await price(page).inputValue(), await place(page).inputValue()]).toEqual(['0,17', 'K02-02']);
});

test('a file to download comes with a product, and goods of a file go where the owner says', async () => {
  const page = await officePage(shop, '/admin/products/new');
  // a second attempt meets what the first has left
  const key = Date.now().toString(36).toUpperCase();
  await page.getByLabel('Artikelnummer').fill(`PLAN-${key}`);
  await page.getByLabel('Art des Artikels').selectOption('Datei zum Herunterladen');
  await page.getByLabel('Name', { exact: true }).fill(`Bauplan ${key}`);
  await page.getByLabel('Preis je Stück, mit MwSt.').fill('3');
  await page.getByRole('button', { name: 'Artikel anlegen' }).click();
  await page.getByText('Bitte mindestens eine Datei hochladen').waitFor();
  await page
    .getByLabel('Datei wählen')
    .setInputFiles({ name: 'Turm.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 Turm') });
  await eventually(() => page.getByLabel('Bezeichnung der Datei 1').inputValue()).toBe('Turm');
  await page.getByLabel('Bezeichnung der Datei 1').fill('Der ganze Turm');
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Artikel anlegen' }).click();
  await page.getByRole('heading', { level: 1, name: `Bauplan ${key}` }).waitFor();
  await page.reload();
  await page.getByRole('group', { name: 'Turm.pdf' }).waitFor();
  expect(await page.getByLabel('Bezeichnung der Datei 1').inputValue()).toBe('Der ganze Turm');

  await page.goto(at('/admin/imports/new'));
  const table = `sku;name_de;price;categories\nBECHER-${key};Becher ${key};9,90;Tassen ${key}\n`;
  await page
    .getByLabel('Datei wählen')
    .setInputFiles({ name: 'becher.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
  await page.getByRole('button', { name: 'Prüfen' }).click();
  const place = page.getByLabel(`Kategorie für „Tassen ${key}“`);
  await place.selectOption('Fliesen');
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: '1 Zuordnung übernehmen und neu prüfen' }).click();
  const publish = { name: '1 Änderung veröffentlichen' };
  await page.getByRole('button', publish).waitFor();
  // somebody else has it open as well
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('button', publish).waitFor();
  await page.getByRole('button', publish).click();
  await other.getByRole('button', publish).click();
  for (const each of [page, other]) await each.getByRole('heading', { name: 'Veröffentlicht', exact: true }).waitFor();
  await other.close();
  await page.goto(at(`/admin/products/BECHER-${key}`));
  await page.getByRole('heading', { level: 1, name: `Becher ${key}` }).waitFor();
  await page.getByRole('button', { name: /Fliesen/ }).waitFor();
});
