import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { hostileTexts } from '../support/hostile-texts.ts';
import { linesOfJson, magentoOrder } from '../support/magento-orders.ts';
import { PASSWORD as CUSTOMER_PASSWORD, post } from './support/account.ts';
import { axeFindings } from './support/axe.ts';
import { eventually } from './support/eventually.ts';
import { hostedShop } from './support/hosted-shop.ts';
import { findingsInBothThemes, findingsOnPhone, officePage } from './support/office.ts';
import { untilHydrated, visit } from './support/shop.ts';

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

test('an owner finds a customer, gives out their data, signs them out and closes the account', async () => {
  const address = {
    ...{ firstname: 'Zoë', lastname: 'Hofer', street: ['Lindenstraße', '14'], postcode: '50667', city: 'Köln' },
    ...{ country_id: 'DE', telephone: '0221 1234', default_shipping: true },
  };
  const customer = { email: 'zoe@example.de', firstname: 'Zoë', lastname: 'Hofer', addresses: [address] };
  await post(shop.url, '/api/user/create', { customer, password: CUSTOMER_PASSWORD });
  await post(shop.url, '/api/user/login', { username: 'zoe@example.de', password: CUSTOMER_PASSWORD });

  const page = await officePage(shop, '/admin/customers');
  await page.getByRole('searchbox', { name: 'Name, E-Mail, Kundennummer oder Ort' }).fill('hofer koln');
  await page.getByRole('row', { name: /Zoë Hofer.+Köln/ }).waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Im Büro suchen' }).pressSequentially('@zoe');
  await page.getByRole('option', { name: /Zoë Hofer/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Zoë Hofer' }).waitFor();
  await page.getByText('50667 Köln, Deutschland').waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
  expect(await findingsOnPhone(page)).toEqual([]);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Daten ausgeben' }).click(),
  ]);
  const given = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(given).toMatchObject({ profile: { email: 'zoe@example.de', addresses: [{ city: 'Köln' }] }, orders: [] });

  await page.getByRole('button', { name: 'Überall abmelden' }).click();
  await page.getByText('Auf keinem Gerät angemeldet.').waitFor();

  await page.getByRole('button', { name: 'Konto löschen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Konto von Zoë Hofer löschen?' });
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Konto löschen' }).click();
  await page.getByText(/^Das Konto \d+ ist gelöscht\.$/).waitFor();
  await page.getByText('Noch hat niemand ein Konto angelegt').waitFor();
});

test('orders of a former shop are looked at, taken over, found again and shown to whoever has placed them', async () => {
  const page = await officePage(shop, '/admin/customers');
  await page.getByRole('link', { name: 'Bestellungen übernehmen' }).click();
  const orders = [magentoOrder('000000101', { discount_amount: -2 }), magentoOrder('000000102', { items: [] })];
  const file = { name: 'orders.jsonl', mimeType: 'application/json', buffer: Buffer.from(linesOfJson(orders)) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('row', { name: /000000102/ }).waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: '1 Bestellung übernehmen' }).click();
  await page.getByText('1 Bestellung ist übernommen.').waitFor();

  await page.goto(at('/admin/orders'));
  await page.getByRole('link', { name: 'Frühere Bestellungen' }).click();
  await page.getByRole('searchbox', { name: 'Nummer, Name, E-Mail oder Ort' }).fill('bolz vog');
  await page.getByRole('row', { name: /000000101.+Lena Vogel/ }).waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Im Büro suchen' }).pressSequentially('000000101');
  await page.getByRole('option', { name: /000000101 \(früherer Shop\)/ }).click();
  await page.getByRole('heading', { level: 1, name: '000000101' }).waitFor();
  await page.getByText('Rabatt').waitFor();
  expect(await findingsOnPhone(page)).toEqual([]);

  const shopper = await open(at('/order-status'));
  await untilHydrated(shopper);
  const main = shopper.getByRole('main');
  await main.getByLabel('Bestellnummer').fill('000000101');
  await main.getByLabel('E-Mail-Adresse').fill('lena@example.de');
  await main.getByRole('button', { name: 'Bestellung zeigen' }).click();
  await main.getByText('Aus unserem früheren Shop').waitFor();
  expect(await main.getByRole('link', { name: 'Vertrag widerrufen' }).count()).toBe(0);
  expect(await main.getByRole('list', { name: 'Stand der Bestellung' }).count()).toBe(0);
  expect(await axeFindings(shopper)).toEqual([]);
});

test('an own text shows in the shop at once, runs nothing, and is taken back', async () => {
  const page = await officePage(shop, '/admin');
  const shopper = await open(at('/'));
  const dialogs: string[] = [];
  shopper.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const skip = async () => {
    await shopper.goto(at('/'));
    await untilHydrated(shopper);
    return shopper.locator('a.skip').textContent();
  };

  await page.goto(at('/admin/content/texts'));
  await page.getByRole('searchbox', { name: /^Schlüssel oder Wortlaut/ }).fill('zum inhalt');
  await page.getByRole('button', { name: 'layout.skip ändern, Deutsch' }).click();
  const field = page.getByLabel('Eigener Text');
  await field.fill('Zu den {steinen}');
  await page.getByRole('button', { name: /^Speichern/ }).click();
  await page.getByText(/braucht genau die Platzhalter/).waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await field.fill('Zu den Steinen');
  await page.getByRole('button', { name: /^Speichern/ }).click();
  await page.getByText('Der eigene Text ist im Shop.').waitFor();
  await eventually(skip).toBe('Zu den Steinen');
  expect(await findingsInBothThemes(page)).toEqual([]);

  // all that could run, as far as it fits
  const hostile = hostileTexts
    .filter((text) => !/[{}\p{Cc}]/u.test(text))
    .join('')
    .slice(0, 1000);
  await page.getByRole('button', { name: 'layout.skip ändern, Deutsch' }).click();
  await field.fill(hostile);
  await page.getByRole('button', { name: /^Speichern/ }).click();
  await eventually(skip).toBe(hostile);
  expect(await shopper.locator('a.skip *').count()).toBe(0);
  expect(dialogs).toEqual([]);

  await page.getByRole('checkbox', { name: 'Nur eigene' }).check();
  await page.getByRole('button', { name: 'layout.skip ändern, Deutsch' }).click();
  await page.getByRole('button', { name: 'Zurück zum gelieferten Text' }).click();
  await page.getByText('Kein Text passt dazu').waitFor();
  await eventually(skip).toBe('Zum Inhalt');
});
