import { expect, onTestFinished, test } from 'vitest';
import { startShop } from '../setup/start-shop.ts';
import { eventually } from './support/eventually.ts';
import { visit } from './support/shop.ts';

test('the tag manager loads only after consent, which can be given later from every page', async () => {
  const shop = await startShop({ GTM_ID: 'GTM-TEST123' });
  onTestFinished(async () => void (await shop.stop()));
  const { page, close } = await visit(shop.url, { consent: 'open' });
  onTestFinished(close);
  const foreign: string[] = [];
  await page.route('https://www.googletagmanager.com/**', (route) => {
    foreign.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.getByRole('button', { name: 'Alle ablehnen' }).click();
  await page.reload({ waitUntil: 'networkidle' });
  expect(foreign).toEqual([]);

  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Alle annehmen' }).click();
  await eventually(() => foreign).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST123']);
});
