import { randomUUID } from 'node:crypto';
import type { PlacedOrder } from '@brixel/contract/order';
import { expect, onTestFinished, test } from 'vitest';
import { logIn, newCustomer, openLogin, PASSWORD, post, WORDS } from './support/account.ts';
import { axeFindings } from './support/axe.ts';
import { eventually } from './support/eventually.ts';
import { narrow, shopUrl, visit } from './support/shop.ts';

const address = {
  firstname: 'Marlene',
  lastname: 'Kaiser',
  street: ['Lindenstraße', '14'],
  postcode: '80331',
  city: 'München',
  country_id: 'DE',
};

async function placeOrder(email: string, token: string, qty: number): Promise<PlacedOrder> {
  return post(
    shopUrl(),
    '/api/order?storeCode=de',
    {
      order_id: randomUUID(),
      products: [{ sku: 'BX-3001-1', qty }],
      addressInformation: {
        shippingAddress: { ...address, email },
        billingAddress: { ...address, email },
        payment_method_code: 'banktransfer',
      },
    },
    token,
  );
}

test('orders are listed newest first, one shows everything and can be bought again', async () => {
  const words = WORDS.it;
  const email = await newCustomer(shopUrl());
  const token = await post<string>(shopUrl(), '/api/user/login', { username: email, password: PASSWORD });
  const older = await placeOrder(email, token, 2);
  const newer = await placeOrder(email, token, 5);

  const { page, complaints, close } = await visit('/it/my-account/orders', { viewport: narrow });
  onTestFinished(close);
  await openLogin(page, words);
  await logIn(page, words, email);
  const rows = page.getByRole('table').getByRole('row');
  await eventually(() => rows.count()).toBe(3);
  const texts = await rows.allTextContents();
  expect(texts[1]).toContain(newer.orderNumber);
  expect(texts[2]).toContain(older.orderNumber);
  expect(await axeFindings(page)).toEqual([]);

  await rows.nth(1).getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: new RegExp(newer.orderNumber) }).waitFor();
  await page.getByText('Lindenstraße 14').first().waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ordina di nuovo' }).click();
  await page.getByRole('dialog').waitFor();
  await eventually(() => page.locator('.cartbtn').textContent()).toMatch(/5 pezzi$/);
  expect(complaints).toEqual([]);

  // offline they are there as they were last seen
  await page.goto(shopUrl('/it/my-account/orders'), { waitUntil: 'load' });
  await eventually(() => rows.count()).toBe(3);
  await rows.nth(1).getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: new RegExp(newer.orderNumber) }).waitFor();
  await page.goBack();
  await eventually(() => rows.count()).toBe(3);
  await page.context().setOffline(true);
  await rows.nth(2).getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: new RegExp(older.orderNumber) }).waitFor();
  await page.goBack();
  await page.getByText(/^Sei offline\. Questi dati risalgono al /).waitFor();
  expect((await rows.allTextContents())[1]).toContain(newer.orderNumber);
});
