import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { hostedShop } from './support/hosted-shop.ts';
import { findingsInBothThemes, findingsOnPhone, officePage } from './support/office.ts';
import { orderPage, placeOrder } from './support/orders.ts';
import { visit } from './support/shop.ts';
import { untilStill } from './support/still.ts';

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

test('orders walk over the board by keyboard and mouse; address, mails and tracking are on their page', async () => {
  const [first, second] = [
    await placeOrder('de', 'banktransfer', ['BX-3001-1'], shop.url),
    await placeOrder('de', 'banktransfer', ['BX-3001-1'], shop.url),
  ];
  // the frame of a mail runs nothing, not even what the tests put into every page
  const page = await officePage(shop, '/admin', { expected: /The document is sandboxed/ });
  // the first page and the menu say what waits, and nobody lands on an empty list
  await page.getByRole('link', { name: /Zahlungen prüfen/ }).waitFor();
  await page.getByRole('link', { name: 'Bestellungen 2 zu tun' }).click();
  await page.getByRole('link', { name: second.orderNumber }).waitFor();
  // letters lead through the rows and choose them
  const rowLink = (order: typeof first) => page.getByRole('row').getByRole('link', { name: order.orderNumber });
  const isFocused = (order: typeof first) => rowLink(order).evaluate((link) => link === document.activeElement);
  for (const key of ['j', 'j', 'x', 'k']) await page.keyboard.press(key);
  expect([await isFocused(second), await isFocused(first)]).toEqual([true, false]);
  expect(await page.getByRole('checkbox', { name: first.orderNumber }).isChecked()).toBe(true);
  await page.getByText('1 ausgewählt').waitFor();
  // the page of an order reads first: its heading has the focus when it is there
  await page.keyboard.press('Enter');
  await page.locator('h1:focus', { hasText: second.orderNumber }).waitFor();
  await page.goto(at('/admin/orders?view=board'));
  const lane = (name: string) => page.getByRole('region', { name, exact: true });
  const card = (number: string, name: string) => lane(name).getByRole('article', { name: new RegExp(number) });

  // a new one appears by itself, and money that has come asks first
  await card(first.orderNumber, 'Zahlung offen').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await page.getByRole('dialog').getByRole('button', { name: 'Geld ist da' }).click();
  await card(first.orderNumber, 'zu picken').waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.getByRole('link', { name: 'Heute' }).last().click();
  await page.getByRole('heading', { name: '1 Bestellung wartet aufs Picken' }).waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.goBack();
  await card(first.orderNumber, 'zu picken').waitFor();
  expect(await findingsOnPhone(page)).toEqual([]);

  // steps are taken at once, and can be taken back
  await card(first.orderNumber, 'zu picken').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await card(first.orderNumber, 'in Runde').waitFor();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await card(first.orderNumber, 'zu picken').waitFor();
  await card(first.orderNumber, 'zu picken').dragTo(lane('zu packen'));
  await card(first.orderNumber, 'zu packen').waitFor();

  // a wrong house number, before the parcel leaves
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Im Büro suchen' }).pressSequentially(first.orderNumber);
  await page.getByRole('option', { name: new RegExp(first.orderNumber) }).click();
  await page.getByRole('heading', { level: 1, name: new RegExp(first.orderNumber) }).waitFor();
  await page.getByRole('button', { name: 'Anschrift ändern' }).click();
  const form = page.getByRole('dialog', { name: /Anschrift berichtigen/ });
  await form.getByLabel('Postleitzahl').fill('1');
  await form.getByRole('button', { name: 'Berichtigen' }).click();
  await form.getByText('Das passt so nicht. Bitte prüfen.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await form.getByLabel('Postleitzahl').fill('80331');
  await form.getByLabel('Straße und Nummer').fill('Lindenstraße 41');
  await form.getByRole('button', { name: 'Berichtigen' }).click();
  await page
    .getByText(/Lindenstraße 14, 80331 München, DE → .*Lindenstraße 41/)
    .first()
    .waitFor();

  await page.getByRole('button', { name: 'Als versendet melden' }).click();
  const parcel = page.getByRole('dialog', { name: /als versendet melden/ });
  await parcel.getByLabel('Sendungsnummer').fill('00340434161094');
  expect(await axeFindings(page)).toEqual([]);
  await parcel.getByRole('button', { name: 'Als versendet melden' }).click();
  await page.getByRole('link', { name: 'DHL 00340434161094' }).waitFor();

  const mails = page.getByRole('region', { name: 'E-Mails', exact: true });
  await mails
    .getByRole('row', { name: /Versandmeldung/ })
    .getByRole('button', { name: 'Lesen' })
    .click();
  const mail = page.getByRole('dialog', { name: /Unterwegs zu dir/ });
  await mail.frameLocator('iframe').getByRole('link', { name: 'Sendung DHL 00340434161094' }).waitFor();
  await mail.getByText('Als Text').click();
  await mail.getByText(/piececode=00340434161094/).waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await mail.getByRole('button', { name: 'Noch einmal senden' }).click();
  await expect.poll(() => mails.getByRole('row', { name: /Versandmeldung/ }).count()).toBe(2);
  expect(await findingsInBothThemes(page)).toEqual([]);

  // many at once: what cannot be done says why
  await page.goto(at('/admin/orders?state=all'));
  await page.getByRole('checkbox', { name: `${first.orderNumber} auswählen` }).check();
  await page.getByRole('checkbox', { name: `${second.orderNumber} auswählen` }).check();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Geld ist da' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '2 als bezahlt melden' }).click();
  await page.getByText('1 Bestellung ist bezahlt.').waitFor();
  await page.getByText(`1 ausgelassen: ${first.orderNumber}: war es schon`).waitFor();

  // the carrier's list says what is on its way: what of it fits is seen before anything is done
  await page.getByRole('button', { name: 'Sendungsnummern einlesen' }).click();
  const sending = page.getByRole('dialog', { name: 'Als versendet melden' });
  await sending
    .getByRole('textbox', { name: 'Sendungsnummern' })
    .fill(
      `Referenz;Sendungsnummer\n${first.orderNumber};0034\n${second.orderNumber};00340434161095\nBX-0000-0000;0035`,
    );
  await sending.getByText('1 Sendung passt.').waitFor();
  await sending.getByText('2 Zeilen bleiben liegen.').waitFor();
  for (const [number, said] of [
    [first.orderNumber, 'war es schon'],
    ['BX-0000-0000', 'nicht gefunden'],
    [second.orderNumber, 'passt'],
  ] as const)
    await sending.getByRole('listitem').filter({ hasText: number }).getByText(said, { exact: true }).waitFor();
  await untilStill(page);
  expect(await axeFindings(page)).toEqual([]);
  await sending.getByRole('button', { name: '1 als versendet melden' }).click();
  await page.getByText('1 Bestellung ist versendet.').waitFor();

  const shopper = await open(at(orderPage('de', first)));
  const follow = shopper.getByRole('link', { name: 'Sendung DHL 00340434161094 verfolgen' });
  expect(await follow.getAttribute('href')).toContain('piececode=00340434161094');
});
