import { expect, onTestFinished, test } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { eventually } from './support/eventually.ts';
import { hasFocus } from './support/keyboard.ts';
import { findOrder, orderPage, placeOrder } from './support/orders.ts';
import { narrow, shopUrl, untilHydrated, visit } from './support/shop.ts';

/** Guests find their orders again: by the link in the mail, or by number and address. */

test('the footer leads to the order by its number and address; a wrong pair is one clear sentence', async () => {
  const order = await placeOrder('it', 'banktransfer');
  const { page, complaints, close } = await visit('/it/i/impressum', { viewport: narrow });
  onTestFinished(close);
  await untilHydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Stato dell’ordine' }).click();
  await page.waitForURL(shopUrl('/it/order-status'));
  const main = page.getByRole('main');
  const number = main.getByLabel('Numero d’ordine');
  await main.getByRole('button', { name: 'Mostra l’ordine' }).click();
  await eventually(() => hasFocus(number)).toBe(true);
  await eventually(() => number.getAttribute('aria-invalid')).toBe('true');

  await number.fill(order.orderNumber);
  await main.getByLabel('Indirizzo e-mail').fill('somebody@example.de');
  await main.getByRole('button', { name: 'Mostra l’ordine' }).click();
  await main.getByRole('alert').filter({ hasText: 'Numero d’ordine e indirizzo e-mail non corrispondono.' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);

  // as people type it
  await number.fill(` ${order.orderNumber.toLowerCase()} `);
  await main.getByLabel('Indirizzo e-mail').fill(order.email.toUpperCase());
  await main.getByRole('button', { name: 'Mostra l’ordine' }).click();
  const title = main.getByRole('heading', { level: 1, name: `Ordine ${order.orderNumber}` });
  await title.waitFor();
  await eventually(() => hasFocus(title)).toBe(true);
  expect(await main.textContent()).toContain('Lindenstraße 14');
  expect(await axeFindings(page)).toEqual([]);
  expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
});

test('without scripts the form works too', async () => {
  const order = await placeOrder('de', 'banktransfer');
  const { page, close } = await visit('/order-status', { javaScriptEnabled: false });
  onTestFinished(close);
  const main = page.getByRole('main');
  await main.getByLabel('Bestellnummer').fill(order.orderNumber);
  await main.getByLabel('E-Mail-Adresse').fill('nobody');
  await main.getByRole('button', { name: 'Bestellung zeigen' }).click();
  await main.getByText('Bitte gib eine gültige E-Mail-Adresse ein.').waitFor();
  await main.getByLabel('E-Mail-Adresse').fill(order.email);
  await main.getByRole('button', { name: 'Bestellung zeigen' }).click();
  await main.getByRole('heading', { level: 1, name: `Bestellung ${order.orderNumber}` }).waitFor();
});

test('a transfer: number, goods, sum and bank data are there, can be copied, and a reload orders nothing', async () => {
  const order = await placeOrder('de', 'banktransfer', ['BX-3001-1', 'BX-3005-1']);
  const { page, complaints, close } = await visit(orderPage('de', order));
  onTestFinished(close);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await untilHydrated(page);
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1, name: 'Danke, Marlene!' }).waitFor();
  const view = await findOrder(order.orderId);
  const text = (await main.textContent()) ?? '';
  const euros = (amount: number) => `${amount.toFixed(2).replace('.', ',')}\u00a0€`;
  const lines = view.items.flatMap(({ name, row_total_incl_tax }) => [`${name}2 Stück`, euros(row_total_incl_tax)]);
  expect(view.items).toHaveLength(2);
  for (const expected of [...lines, order.orderNumber, euros(order.grandTotal), order.email, '80331 München'])
    expect(text).toContain(expected);

  await main.getByRole('button', { name: 'Verwendungszweck kopieren' }).click();
  await eventually(() => page.evaluate(() => navigator.clipboard.readText())).toBe(order.orderNumber);
  expect(await axeFindings(page)).toEqual([]);

  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await page.reload({ waitUntil: 'load' });
  await untilHydrated(page);
  expect(sent).toEqual([]);
  expect(await findOrder(order.orderId)).toEqual(view);
  expect(complaints).toEqual([]);
});

test('the address of an order is stored nowhere, sent to nobody and found by no search engine', async () => {
  const order = await placeOrder('de', 'banktransfer');
  const answer = await fetch(shopUrl(orderPage('de', order)));
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  const html = await answer.text();
  expect(html).toContain('<meta name="robots" content="noindex,follow"/>');
  expect(html).toContain(order.orderNumber);
});

test('a link to no order leads to one by number and address', async () => {
  const order = await placeOrder('de', 'banktransfer');
  const { page, close } = await visit('/order-review/not-an-order/success');
  onTestFinished(close);
  await untilHydrated(page);
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1, name: 'Diese Bestellung kennen wir nicht' }).waitFor();
  await main.getByLabel('Bestellnummer').fill(order.orderNumber);
  await main.getByLabel('E-Mail-Adresse').fill(order.email);
  await main.getByRole('button', { name: 'Bestellung zeigen' }).click();
  await page.waitForURL(shopUrl(orderPage('de', order)));
});
