import { expect, test } from 'vitest';
import { startShop } from '../setup/start-shop.ts';
import { visit } from './support/shop.ts';

test('the tag manager loads only after consent, and consent can be taken back from every page', async () => {
  const shop = await startShop({ GTM_ID: 'GTM-TEST123' });
  const { page, close } = await visit('/', { consent: 'open', baseURL: shop.url });
  const foreign: string[] = [];
  await page.route('https://www.googletagmanager.com/**', (route) => {
    foreign.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.goto(shop.url);
  await page.getByRole('button', { name: 'Alle ablehnen' }).click();
  await page.reload({ waitUntil: 'networkidle' });
  expect(foreign).toEqual([]);

  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Alle akzeptieren' }).click();
  await expect.poll(() => foreign).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST123']);
  await close();
  expect(await shop.stop()).toBe(0);
});
