import { expect, test } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { hostedShop } from './support/hosted-shop.ts';
import { findingsInBothThemes, findingsOnPhone, officePage } from './support/office.ts';
import { placeOrder } from './support/orders.ts';

const shop = hostedShop();

test('a statement of the bank is dropped, its sure entry booked, what came twice given back, the rest put away', async () => {
  const { orderNumber } = await placeOrder('de', 'banktransfer', undefined, shop.url);
  const page = await officePage(shop, `/admin/orders/${orderNumber}`);
  await page.getByText(/Wird storniert, wenn nichts kommt/).waitFor();
  const total = await page.evaluate(async (number) => {
    const answer = await fetch(`/admin/api/orders/${number}`);
    return ((await answer.json()) as { result: { order: { grand_total: number } } }).result.order.grand_total;
  }, orderNumber);

  const [year, month, day] = new Date().toISOString().slice(0, 10).split('-');
  const written = (amount: number): string => amount.toFixed(2).replace('.', ',');
  const row = (amount: number, purpose: string): string =>
    `${day}.${month}.${year};Marlene Kaiser;${purpose};${written(amount)}`;
  const file = {
    name: 'auszug.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      // transferred twice
      `Wann;Wer;Wozu;Euro\n${`${row(total, orderNumber.toLowerCase().replaceAll('-', ' '))}\n`.repeat(2)}${row(7.5, 'Trinkgeld')}\n`,
    ),
  };
  await page.getByRole('link', { name: 'Kontoauszüge' }).click();
  await page.getByRole('heading', { level: 1, name: 'Kontoauszüge' }).waitFor();
  const input = page.locator('input[type=file]');
  await input.setInputFiles(file);

  // columns that nobody knows are named
  await page.getByLabel('Bedeutung von Wann').selectOption('Buchungstag');
  await page.getByLabel('Bedeutung von Wer').selectOption('Name');
  await page.getByLabel('Bedeutung von Wozu').selectOption('Verwendungszweck');
  await page.getByLabel('Bedeutung von Euro').selectOption('Betrag mit Vorzeichen');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Tabelle lesen' }).click();
  await page.getByRole('row', { name: new RegExp(`sicher.*${orderNumber}`) }).waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
  expect(await findingsOnPhone(page)).toEqual([]);

  await page.getByRole('button', { name: 'Den sicheren buchen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Buchen' }).click();
  await page.getByText('1 Zahlungseingang gebucht').waitFor();
  await page
    .getByRole('row', { name: /Trinkgeld/ })
    .getByRole('button', { name: 'Weglegen' })
    .click();
  await page.getByRole('button', { name: 'Geht zurück' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Geht zurück' }).click();
  await page.getByText('Alle Zahlungseingänge sind erledigt').waitFor();
  await page.getByRole('table', { name: 'Zuletzt erledigt' }).getByRole('link', { name: orderNumber }).first().click();
  await page.getByRole('heading', { level: 1, name: orderNumber }).waitFor();
  await page.getByText(new RegExp(`Überweisung: .*${written(total)}`)).waitFor();
  expect(await page.getByText(/Wird storniert/).count()).toBe(0);

  // the second time goes back to the shopper
  await page.getByRole('button', { name: 'Ist zurücküberwiesen' }).click();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Ist zurücküberwiesen' }).click();
  await page.getByText('zurücküberwiesen', { exact: true }).waitFor();
});
