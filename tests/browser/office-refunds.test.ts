import type { Envelope } from '@brixel/contract/envelope';
import { expect, test } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { hostedShop } from './support/hosted-shop.ts';
import { findingsInBothThemes, findingsOnPhone, officePage } from './support/office.ts';
import { placePaidOrder } from './support/orders.ts';
import { untilStill } from './support/still.ts';

/** Money and goods that go back: by line at the built-in payment service, and as the case of a return. */

const shop = hostedShop();
const at = (path: string): string => new URL(path, shop.url).href;

const post = async <T>(path: string, body: object): Promise<T> => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(at(path), { method: 'POST', headers, body: JSON.stringify(body) });
  return ((await answer.json()) as Envelope<T>).result;
};

test('a line is refunded with its goods, then the parcel comes back and its case is closed', async () => {
  const order = await placePaidOrder(['BX-3001-1', 'BX-3003-1'], shop.url);
  // as a picker's report leads there: one piece of the first line is missing
  const page = await officePage(shop, `/admin/orders/${order.orderNumber}?refund=1:1&reason=missing`);
  const dialog = page.getByRole('dialog', { name: `Erstatten: ${order.orderNumber}` });
  await dialog.waitFor();
  expect(await dialog.getByRole('radio', { name: 'Teil fehlt' }).isChecked()).toBe(true);
  expect(await findingsInBothThemes(page)).toEqual([]);
  const first = dialog.getByRole('textbox', { name: /^Menge/ }).first();
  expect(await first.inputValue()).toBe('1');
  await first.fill('9');
  await dialog.getByText('Bitte die Mengen prüfen', { exact: false }).waitFor();
  await first.fill('1');
  // what comes back damaged may be worth less, and nothing is worth more than was paid for it
  const amount = dialog.getByRole('textbox', { name: /^Betrag/ }).first();
  const whole = await amount.inputValue();
  await amount.fill('900');
  await dialog.getByText('Bitte die Beträge prüfen', { exact: false }).waitFor();
  await amount.fill('0,01');
  await dialog.getByRole('button', { name: /^0,01\s€ erstatten$/ }).waitFor();
  await amount.fill(whole);
  await dialog
    .getByRole('checkbox', { name: /zurück in den Bestand$/ })
    .first()
    .check();
  await dialog.getByLabel('Satz an die Kundschaft').fill('Ein Stein war nicht mehr da.');
  expect(await findingsOnPhone(page)).toEqual([]);
  await dialog.getByRole('button', { name: /^\d+,\d\d\s€ erstatten$/ }).click();
  await page.getByText(/^\d+,\d\d\s€ erstattet\.$/).waitFor();
  const refunds = page.getByRole('region', { name: 'Erstattungen' });
  await refunds.getByText('(1 zurück im Bestand)', { exact: false }).waitFor();
  await page.getByText('teilweise erstattet').first().waitFor();

  await page.getByRole('button', { name: 'Als versendet melden' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Als versendet melden' }).click();
  await page.getByText(`${order.orderNumber} ist versendet.`).waitFor();

  await post('/api/order/withdraw', {
    ...{ name: 'Marlene Kaiser', email: order.email, order_number: order.orderNumber, what: 'den zweiten Stein' },
  });
  await page.getByRole('link', { name: 'Rückgaben', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Rückgaben' }).waitFor();
  await page.getByRole('row', { name: new RegExp(order.orderNumber) }).waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.getByRole('link', { name: /^RT-/ }).click();
  await page.getByText('„den zweiten Stein“').waitFor();
  await page.getByText('Geld zurück bis').waitFor();
  await page.getByRole('button', { name: 'Paket ist da' }).click();
  await page.getByText('angekommen', { exact: true }).waitFor();
  await page
    .getByRole('textbox', { name: /^Gefundene Menge/ })
    .nth(1)
    .fill('2');
  expect(await findingsInBothThemes(page)).toEqual([]);
  expect(await findingsOnPhone(page)).toEqual([]);
  await page.getByRole('button', { name: 'Prüfung speichern' }).click();
  await page.getByText('geprüft', { exact: true }).waitFor();

  await page.getByRole('button', { name: 'Erstatten …' }).click();
  const second = page.getByRole('dialog', { name: `Erstatten: ${order.orderNumber}` });
  expect(await second.getByRole('radio', { name: 'Widerruf' }).isChecked()).toBe(true);
  expect(
    await second
      .getByRole('textbox', { name: /^Menge/ })
      .nth(1)
      .inputValue(),
  ).toBe('2');
  await second.getByRole('button', { name: /^\d+,\d\d\s€ erstatten$/ }).click();
  await page.getByText('2 zurück im Bestand', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Abschließen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Abschließen' }).click();
  await page.getByText('abgeschlossen', { exact: true }).waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);

  // somebody calls about another piece: the page of the order shows the case and begins a new one
  await page.goto(at(`/admin/orders/${order.orderNumber}`));
  const returns = page.getByRole('region', { name: 'Rückgaben' });
  await returns.getByText('abgeschlossen', { exact: true }).waitFor();
  await returns.getByRole('button', { name: 'Rückgabe anlegen' }).click();
  const telling = page.getByRole('dialog', { name: `${order.orderNumber}: Rückgabe anlegen` });
  await telling.waitFor();
  await untilStill(page);
  const pieces = telling.getByRole('textbox').first();
  await pieces.fill('99');
  await telling.getByText('Bitte die Mengen prüfen', { exact: false }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await pieces.fill('1');
  await telling.getByRole('button', { name: 'Rückgabe anlegen' }).click();
  await page.getByRole('heading', { level: 1, name: /^RT-/ }).waitFor();
  await page.getByText('angekündigt', { exact: true }).waitFor();
  await page.getByText('1 angekündigt', { exact: false }).waitFor();
});
