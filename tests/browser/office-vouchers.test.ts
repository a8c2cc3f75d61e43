import { randomUUID } from 'node:crypto';
import type { Envelope } from '@brixel/contract/envelope';
import type { PlacedOrder } from '@brixel/contract/order';
import { expect, test, vi } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { mailedShop } from './support/mailed-shop.ts';
import { findingsInBothThemes, findingsOnPhone, officePage } from './support/office.ts';
import { untilHydrated, visit } from './support/shop.ts';
import { untilStill } from './support/still.ts';

/** A gift voucher from the office to its holder, spent, and given back; a ticket, from the course to the door. */

const shop = mailedShop();
const at = (path: string): string => new URL(path, shop.url).href;
const CODE = /(?:[0-9A-HJKMNP-TV-Z]{4}-){4}[0-9A-HJKMNP-TV-Z]{4}/;

const post = async <T>(path: string, body: object): Promise<T> => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(at(path), { method: 'POST', headers, body: JSON.stringify(body) });
  const { code, result } = (await answer.json()) as Envelope<T>;
  if (code !== 200) throw new Error(`${path} answered ${code}: ${JSON.stringify(result)}`);
  return result;
};

/** An order as a shopper makes it who has entered the code. */
async function spend(code: string): Promise<PlacedOrder> {
  const cartId = await post<string>('/api/cart/create?storeCode=de', {});
  const line = { cartItem: { sku: 'BX-3001-1', qty: 2, quoteId: cartId } };
  await post(`/api/cart/update?storeCode=de&cartId=${cartId}`, line);
  await post(`/api/cart/apply-coupon?storeCode=de&cartId=${cartId}&coupon=${code}`, {});
  const address = {
    ...{ firstname: 'Marlene', lastname: 'Kaiser', street: ['Lindenstraße', '14'], postcode: '80331', city: 'München' },
    ...{ country_id: 'DE', email: 'marlene@example.de' },
  };
  return post('/api/order?storeCode=de', {
    ...{ order_id: randomUUID(), cart_id: cartId, products: [{ sku: 'BX-3001-1', qty: 2 }] },
    addressInformation: {
      ...{ shippingAddress: address, billingAddress: address, payment_method_code: 'banktransfer' },
    },
  });
}

test('a voucher is given away, spent, asked for and refunded, and its page tells of each', async () => {
  const page = await officePage(shop, '/admin');
  await page.getByRole('link', { name: 'Geschenkgutscheine', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Geschenkgutscheine' }).waitFor();
  await page.getByText('Noch gibt es keinen Geschenkgutschein').waitFor();
  await page.getByRole('button', { name: 'Gutschein verschenken' }).click();
  const drawer = page.getByRole('dialog', { name: 'Gutschein verschenken' });
  await drawer.getByRole('button', { name: 'Ausgeben und senden' }).click();
  await drawer.getByText('Bitte einen Betrag von', { exact: false }).waitFor();
  await untilStill(page);
  expect(await findingsInBothThemes(page)).toEqual([]);
  await drawer.getByLabel('Wert in Euro').fill('50');
  await drawer.getByLabel('E-Mail des Empfängers').fill('ada@example.de');
  await drawer.getByLabel('Name').fill('Ada Keller');
  await drawer.getByLabel('Notiz').fill('Verlosung im Advent');
  await drawer.getByRole('button', { name: 'Ausgeben und senden' }).click();
  const row = page.getByRole('row', { name: /Ada Keller/ });
  await row.waitFor();
  await page.getByText(/^1 offener Gutschein, zusammen 50,00\s€\./).waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
  expect(await findingsOnPhone(page)).toEqual([]);

  const mail = await shop.mails.find(({ recipients }) => recipients.includes('ada@example.de'));
  const code = CODE.exec(mail.text ?? '')![0];
  const order = await spend(code);

  const shopper = await visit(at('/gutschein'));
  await untilHydrated(shopper.page);
  await shopper.page.getByLabel('Gutscheincode').fill('0000-0000');
  await shopper.page.getByRole('button', { name: 'Guthaben anzeigen' }).click();
  await shopper.page.getByText('Diesen Gutschein kennen wir nicht', { exact: false }).waitFor();
  await shopper.page.getByLabel('Gutscheincode').fill(code.toLowerCase());
  await shopper.page.getByRole('button', { name: 'Guthaben anzeigen' }).click();
  await shopper.page.getByRole('heading', { name: `Gutschein …${code.slice(-4)}` }).waitFor();
  expect(await axeFindings(shopper.page)).toEqual([]);
  await shopper.close();

  await page.goto(at(`/admin/orders/${order.orderNumber}`));
  await page.getByRole('button', { name: 'Erstatten …' }).click();
  const dialog = page.getByRole('dialog', { name: `Erstatten: ${order.orderNumber}` });
  await dialog.getByRole('button', { name: 'Alles auswählen' }).click();
  expect(await dialog.getByLabel('Weg').inputValue()).toBe('voucher');
  await untilStill(page);
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: /auf den Gutschein zurückgeben$/ }).click();
  await page.getByText(/^\d+,\d\d\s€ erstattet\.$/).waitFor();
  const money = page.getByRole('region', { name: 'Zahlung' });
  await money.getByText('erstattet', { exact: true }).waitFor();
  await money.getByRole('link', { name: /^Gutschein ••••-/ }).click();

  await page.getByRole('link', { name: `••••-${code.slice(-4)}` }).click();
  await page.getByRole('heading', { level: 1, name: `Geschenkgutschein ••••-${code.slice(-4)}` }).waitFor();
  const moves = page.getByRole('table', { name: 'Bewegungen' });
  for (const kind of ['Ausgegeben', 'Eingelöst', 'Wieder gutgeschrieben'])
    await moves.getByRole('row', { name: new RegExp(kind) }).waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
  expect(await findingsOnPhone(page)).toEqual([]);
  await page.getByRole('button', { name: 'Sperren' }).click();
  const block = page.getByRole('dialog', { name: /sperren$/ });
  await block.getByRole('button', { name: 'Sperren' }).click();
  await block.getByText('Bitte ausfüllen.').waitFor();
  await block.getByLabel('Grund').fill('E-Mail-Konto gestohlen');
  await block.getByRole('button', { name: 'Sperren' }).click();
  await page.getByText('Gesperrt: E-Mail-Konto gestohlen').waitFor();
  await page.getByRole('button', { name: 'Freigeben' }).click();
  const unblock = page.getByRole('dialog', { name: /freigeben$/ });
  await unblock.getByLabel('Grund').fill('Irrtum');
  await unblock.getByRole('button', { name: 'Freigeben' }).click();
  await page.getByRole('button', { name: 'Code neu senden …' }).click();
  const send = page.getByRole('dialog', { name: /^Neuen Code für/ });
  await send.getByLabel('E-Mail des Empfängers').fill('ada@neu.example');
  await send.getByRole('button', { name: 'Neuen Code senden' }).click();
  await page.getByText('Ein neuer Code geht an ada@neu.example.').waitFor();
  const renewed = await shop.mails.find(({ recipients }) => recipients.includes('ada@neu.example'));
  expect(CODE.exec(renewed.text ?? '')![0]).not.toBe(code);
});

test('a course is offered, sold with a ticket, and its ticket lets in once', async () => {
  const page = await officePage(shop, '/admin/products/new');
  const sku = `KURS-${randomUUID().slice(0, 8)}`;
  await page.getByLabel('Artikelnummer').fill(sku);
  await page.getByLabel('Art des Artikels').selectOption('virtual');
  await page.getByLabel('Was der Käufer per E-Mail bekommt').selectOption('ticket');
  await page.getByLabel('Name', { exact: true }).fill('Mosaikkurs am 12. Mai');
  await page.getByLabel('Preis je Stück, mit MwSt.').fill('35');
  await page.getByRole('button', { name: 'Artikel anlegen' }).click();
  await page.getByRole('heading', { level: 1, name: 'Mosaikkurs am 12. Mai' }).waitFor();
  expect(await page.getByLabel('Was der Käufer per E-Mail bekommt').inputValue()).toBe('ticket');

  const billingAddress = {
    ...{ firstname: 'Marlene', lastname: 'Kaiser', street: ['Lindenstraße', '14'], postcode: '80331', city: 'München' },
    ...{ country_id: 'DE', email: 'kurs@example.de' },
  };
  const order_id = randomUUID();
  // the shop may need a moment to offer it
  const order = await vi.waitFor(
    () =>
      post<PlacedOrder>('/api/order?storeCode=de', {
        ...{ order_id, products: [{ sku, qty: 1 }] },
        addressInformation: { billingAddress, payment_method_code: 'banktransfer' },
      }),
    { timeout: 20_000, interval: 500 },
  );
  await page.goto(at(`/admin/orders/${order.orderNumber}`));
  await page.getByRole('button', { name: 'Geld ist da' }).click();
  const paying = page.getByRole('dialog', { name: `${order.orderNumber}: Geld ist da?` });
  await paying.getByRole('button', { name: 'Geld ist da' }).click();
  const mail = await shop.mails.find(
    ({ subject, text }) =>
      subject?.startsWith('Dein Ticket von') === true && text?.includes(order.orderNumber) === true,
  );
  const code = /(?:[0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}/.exec(mail.text ?? '')![0];

  const shopper = await visit(at(`/order-review/${order.orderId}/success`));
  const ticket = shopper.page.getByRole('listitem').filter({ hasText: code }).last();
  await ticket.waitFor();
  // with the code for the scanner at the door
  expect(await ticket.locator('img').getAttribute('src')).toMatch(/^data:image\/png;base64,/);
  await shopper.close();

  // nothing of it goes by post
  await page.getByRole('list', { name: 'Tickets' }).getByRole('link', { name: code }).waitFor();
  for (const role of ['button', 'link'] as const)
    expect(await page.getByRole(role, { name: /Als versendet melden|Lieferschein|Pickliste/ }).count()).toBe(0);
  await page.getByRole('list', { name: 'Tickets' }).getByRole('link', { name: code }).click();
  await page.getByRole('heading', { level: 1, name: 'Tickets' }).waitFor();
  const found = page.getByRole('region', { name: code });
  await found.getByText('Dieses Ticket gilt.').waitFor();
  await page
    .getByRole('table', { name: 'Alle Tickets' })
    .getByRole('row', { name: /Marlene Kaiser/ })
    .waitFor();
  await untilStill(page);
  expect(await findingsInBothThemes(page)).toEqual([]);
  await found.getByRole('button', { name: 'Einlösen' }).click();
  await found.getByText('Schon eingelöst: heute', { exact: false }).waitFor();
  expect(await findingsOnPhone(page)).toEqual([]);
  // a scanner with another keyboard
  const field = page.getByLabel('Ticketcode');
  await field.fill(code.toLowerCase().replaceAll('-', 'ß'));
  await field.press('Enter');
  await found.getByText('Schon eingelöst: heute', { exact: false }).waitFor();
});
