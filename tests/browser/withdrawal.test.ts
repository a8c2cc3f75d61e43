import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { restoreConnection } from './support/connection.ts';
import { eventually } from './support/eventually.ts';
import { hasFocus } from './support/keyboard.ts';
import { findOrder, type Ordered, orderPage, placeOrder } from './support/orders.ts';
import { narrow, shopUrl, untilHydrated, visit } from './support/shop.ts';

/** The withdrawal function: from any page, without login, with or without scripts. */

const WORDS = {
  de: {
    link: 'Vertrag widerrufen',
    name: 'Name',
    number: 'Bestellnummer',
    email: 'E-Mail-Adresse',
    next: 'Weiter',
    confirm: 'Widerruf bestätigen',
    received: 'Dein Widerruf ist eingegangen',
    whole: 'die ganze Bestellung',
  },
  it: {
    link: 'Recedere dal contratto',
    name: 'Nome',
    number: 'Numero d’ordine',
    email: 'Indirizzo e-mail',
    next: 'Avanti',
    confirm: 'Conferma recesso',
    received: 'Il tuo recesso è arrivato',
    whole: 'l’intero ordine',
  },
} as const;

type Words = (typeof WORDS)[keyof typeof WORDS];

async function fillIn(page: Page, words: Words, order: Ordered) {
  const main = page.getByRole('main');
  await main.getByLabel(words.name, { exact: true }).fill('Marlene Kaiser');
  await main.getByLabel(words.number).fill(order.orderNumber);
  await main.getByLabel(words.email).fill(order.email);
  await main.getByRole('button', { name: words.next, exact: true }).click();
}

/** The confirmation: everything that was declared, with day and hour. */
async function expectReceipt(page: Page, words: Words, order: Ordered) {
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1, name: words.received }).waitFor();
  const text = (await main.textContent()) ?? '';
  for (const expected of ['Marlene Kaiser', order.orderNumber, order.email, words.whole])
    expect(text).toContain(expected);
  const written = (await main.locator('time').textContent()) ?? '';
  expect(written).toMatch(/\d{4}.*\d{2}:\d{2}:\d{2}/);
  const received = Date.parse((await main.locator('time').getAttribute('datetime')) ?? '');
  expect(received).toBeGreaterThan(Date.parse(order.transferedAt));
  expect((await findOrder(order.orderId)).withdrawn_at).toBeDefined();
}

test('every page leads to it; filled in, confirmed, acknowledged at once', async () => {
  const order = await placeOrder('it', 'banktransfer');
  const { page, complaints, close } = await visit('/it/i/agb', { viewport: narrow });
  onTestFinished(close);
  await untilHydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: WORDS.it.link, exact: true }).click();
  await page.waitForURL(shopUrl('/it/vertrag-widerrufen'));
  await page.getByRole('main').getByRole('button', { name: WORDS.it.next, exact: true }).click();
  await eventually(() => hasFocus(page.getByRole('main').getByLabel(WORDS.it.name, { exact: true }))).toBe(true);

  await fillIn(page, WORDS.it, order);
  const confirm = page.getByRole('button', { name: WORDS.it.confirm, exact: true });
  await confirm.waitFor();
  expect((await findOrder(order.orderId)).withdrawn_at).toBeUndefined();
  expect(await axeFindings(page)).toEqual([]);
  await confirm.click();
  await expectReceipt(page, WORDS.it, order);
  expect(await axeFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('it works without scripts', async () => {
  const order = await placeOrder('de', 'banktransfer');
  const { page, close } = await visit('/i/agb', { javaScriptEnabled: false });
  onTestFinished(close);
  await page.getByRole('contentinfo').getByRole('link', { name: WORDS.de.link, exact: true }).click();
  await page.waitForURL(shopUrl('/vertrag-widerrufen'));
  await fillIn(page, WORDS.de, order);
  await page.getByRole('button', { name: WORDS.de.confirm, exact: true }).click();
  await expectReceipt(page, WORDS.de, order);
});

test('from the page of an order nothing has to be typed, and the order knows of its withdrawal', async () => {
  const order = await placeOrder('de', 'banktransfer');
  const { page, close } = await visit(orderPage('de', order));
  onTestFinished(close);
  await untilHydrated(page);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Vertrag widerrufen' }).click();
  await eventually(() => main.getByLabel('Bestellnummer').inputValue()).toBe(order.orderNumber);
  await main.getByRole('button', { name: 'Weiter', exact: true }).click();
  await main.getByRole('button', { name: 'Angaben ändern' }).click();
  await main.getByLabel('Welche Artikel?').fill('nur die weißen Steine');
  await main.getByRole('button', { name: 'Weiter', exact: true }).click();

  await page.context().setOffline(true);
  await main.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  await main.getByRole('alert').filter({ hasText: 'Dein Widerruf ist noch nicht angekommen' }).waitFor();
  await restoreConnection(page);
  await main.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  await main.getByRole('heading', { level: 1, name: 'Dein Widerruf ist eingegangen' }).waitFor();
  expect(await main.textContent()).toContain('nur die weißen Steine');

  await page.goto(shopUrl(orderPage('de', order)), { waitUntil: 'load' });
  await main.getByText(/^Dein Widerruf ist am .* eingegangen\.$/).waitFor();
  expect(await main.getByRole('link', { name: 'Vertrag widerrufen' }).count()).toBe(0);
});
