import type { OrderView } from '@brixel/contract/order';
import { CMS_PAGES } from '@brixel/demo-catalog/cms/pages';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type MailServer, type ReceivedMail, startMailServer } from '../support/mail-server.ts';
import { choose, coupon, orderCatalog } from '../support/order-goods.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { createTestCart } from '../support/test-cart.ts';
import { address, orderMessage, type TestOrders, testOrders } from '../support/test-order.ts';

const publicUrl = 'https://brixel.example';
const bank = { holder: 'Steine & Söhne', iban: 'DE02 1203 0000 0000 2020 51', bic: 'BYLADEM1001' };

let server: MailServer;
let shop: TestPlatform;
let orders: TestOrders;
beforeAll(async () => {
  // The timer is off, so every mail that is sent was woken.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  server = await startMailServer();
  shop = await startTestPlatform({
    catalog: () => ({ ...orderCatalog([], [coupon('ZEHN')]), cmsPages: [...CMS_PAGES] }),
    config: { publicUrl, bank, mail: { smtpUrl: server.url, from: 'brixel <shop@brixel.example>' } },
  });
  orders = testOrders(shop);
});
afterAll(async () => {
  await shop.close();
  await server.stop();
  vi.useRealTimers();
});

const mailAbout = (number: string, subject = /^(Deine Bestellung|Il tuo ordine)/) =>
  server.find((mail) => mail.subject?.includes(number) === true && subject.test(mail.subject));
const mailsAbout = (number: string) => server.received.filter(({ subject }) => subject?.includes(number));

/** What a reader sees, whichever of the two forms is shown. */
const words = (markup: string): string =>
  markup
    .replace(/<(style|title)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#39;', '’')
    .replace(/\s+/g, ' ');
const plain = (text: string): string => text.replace(/\s+/g, ' ');
const bothForms = ({ html = '', text = '' }: ReceivedMail): string[] => [words(html), plain(text)];

const euros = (amount: number, locale: string): string =>
  `${amount.toLocaleString(locale, { minimumFractionDigits: 2 })} €`;

function expectTheWholeOrder(mail: ReceivedMail, order: OrderView, locale: string): void {
  for (const form of bothForms(mail)) {
    expect(form).toContain(order.increment_id);
    for (const { name, sku, options, row_total_incl_tax, qty_ordered } of order.items) {
      expect(form).toContain(name);
      expect(form).toContain(sku);
      expect(form).toContain(`${qty_ordered.toLocaleString(locale)} ×`);
      expect(form).toContain(euros(row_total_incl_tax, locale));
      for (const { label, value } of options) expect(form).toContain(`${label}: ${value}`);
    }
    for (const amount of [order.subtotal_incl_tax, order.shipping_incl_tax, order.tax_amount, order.grand_total]) {
      expect(form).toContain(euros(amount, locale));
    }
    for (const line of ['Marlene Kaiser', 'Lindenstraße 14', '80331 München']) expect(form).toContain(line);
  }
  expect(mail.html).toContain(
    `${publicUrl}${order.store_code === 'it' ? '/it' : ''}/order-review/${order.order_id}/success`,
  );
}

test('a bank transfer order is confirmed at once with all that was agreed', async () => {
  const cart = await createTestCart(shop);
  await cart.set({ sku: 'P-1', qty: 1, line_key: 'a', line_version: 1 });
  await cart.post('apply-coupon', undefined, { coupon: 'ZEHN' });
  const placed = await orders.place(
    orderMessage(
      [
        { sku: 'P-1', qty: 1500 },
        { sku: 'P-10', qty: 2, ...choose.colour(2) },
        { sku: 'P-30', qty: 1, ...choose.boxWithExtras() },
        { sku: 'P-40', qty: 1, ...choose.engraving('Ada') },
      ],
      { cart_id: cart.id },
    ),
  );
  const mail = await mailAbout(placed.orderNumber);
  const order = await orders.view(placed.orderId);
  expect(order.discount_amount).toBeLessThan(0);
  expect(mail.subject).toBe(`Deine Bestellung ${placed.orderNumber} bei brixel`);
  expect(mail.recipients).toEqual(['marlene@example.de']);
  expectTheWholeOrder(mail, order, 'de-DE');
  for (const form of bothForms(mail)) {
    expect(form).toContain('1.500 × 0,0099 €');
    expect(form).toContain('Farbe: Blau');
    expect(form).toContain('Gravur: Ada');
    expect(form).toContain('Rabatt (ZEHN)');
    expect(form).toContain('enthaltene MwSt. 19 %');
    for (const value of [...Object.values(bank), 'Banküberweisung', 'Werktage ab Zahlung'])
      expect(form).toContain(value);
    expect(form).toContain('innerhalb von 14 Tagen');
    expect(form).toContain('Brixel GmbH Musterstraße 1 80331 München');
    expect(form).toContain('Umsatzsteuer-Identifikationsnummer: DE000000000');
  }
  expect(mail.html).toContain(`href="${publicUrl}/vertrag-widerrufen"`);

  const files = new Map(
    mail.attachments.map(({ filename, content }) => [filename, new TextDecoder().decode(content as ArrayBuffer)]),
  );
  expect([...files.keys()]).toEqual(['Allgemeine-Geschäftsbedingungen.html', 'Widerrufsbelehrung.html']);
  expect(files.get('Allgemeine-Geschäftsbedingungen.html')).toContain(`href="${publicUrl}/i/impressum"`);
  expect(files.get('Widerrufsbelehrung.html')).toContain('Muster-Widerrufsformular');
});

test('it is written in the language of the store, with the taxes of the country', async () => {
  const italian = { ...address, country_id: 'IT' };
  const placed = await orders.place(
    orderMessage([{ sku: 'P-10', qty: 1, ...choose.colour(1) }], {
      addressInformation: { shippingAddress: italian, billingAddress: italian },
    }),
    '?storeCode=it',
  );
  const mail = await mailAbout(placed.orderNumber);
  expect(mail.subject).toBe(`Il tuo ordine ${placed.orderNumber} su brixel`);
  expect(mail.html).toContain('<html lang="it">');
  expectTheWholeOrder(mail, await orders.view(placed.orderId), 'it-IT');
  for (const form of bothForms(mail)) {
    expect(form).toMatch(/di cui IVA 22\s?%/);
    expect(form).toContain('entro 14 giorni');
    expect(form).toContain('Partita IVA: DE000000000');
    expect(form).not.toMatch(/Bestellung|MwSt|Widerruf/);
  }
  expect(mail.attachments.map(({ filename }) => filename)).toEqual([
    'Condizioni-generali-di-vendita.html',
    'Diritto-di-recesso.html',
  ]);
});

test('an online order is confirmed with its payment, not before, and its files can be fetched then', async () => {
  const placed = await orders.place(
    orderMessage([{ sku: 'P-50', qty: 1 }], {
      payment: 'iways_paypalplus_payment',
      addressInformation: { shippingAddress: null },
    }),
  );
  const { orders: book, database } = shop.platform;
  const pay = () =>
    database.db.transaction().execute((tx) => book.markPaid(tx, placed.backendOrderId, new Date().toISOString()));
  expect(mailsAbout(placed.orderNumber)).toEqual([]);
  expect([await pay(), await pay()]).toEqual(['done', 'already']);
  book.announce();
  // the sandbox charges nobody, and says so
  const mail = await mailAbout(placed.orderNumber, /^TEST: /);
  for (const form of bothForms(mail)) {
    expect(form).toContain('Das ist eine Testbestellung');
    expect(form).toContain('Deine Online-Zahlung ist eingegangen');
    expect(form).not.toContain(bank.iban);
  }
  expect(mail.html).toMatch(/href="https:\/\/brixel\.example\/api\/download\/[\w-]{32}\/\d+\/501"/);
});

test('the owner’s steps are mailed: money seen, parcel sent, order cancelled', async () => {
  const { orders: book } = shop.platform;
  const files = await orders.place(
    orderMessage([{ sku: 'P-50', qty: 1 }], { addressInformation: { shippingAddress: null } }),
  );
  const confirmation = await mailAbout(files.orderNumber);
  expect(confirmation.text).toContain('Die Links zu deinen Dateien schicken wir dir');
  expect(confirmation.html).not.toContain('/api/download/');
  await book.setStatus(files.backendOrderId, 'processing');
  const ready = await mailAbout(files.orderNumber, /^Zahlung erhalten/);
  expect(ready.text).toMatch(/Bauplan: https:\/\/brixel\.example\/api\/download\//);
  await book.setStatus(files.backendOrderId, 'complete');

  const parcel = await orders.place(orderMessage([{ sku: 'P-1', qty: 5 }]));
  await book.setStatus(parcel.backendOrderId, 'processing');
  await book.setStatus(parcel.backendOrderId, 'complete');
  expect((await mailAbout(parcel.orderNumber, /^Unterwegs zu dir/)).text).toContain('Lindenstraße 14');

  const given = await orders.place(orderMessage([{ sku: 'P-1', qty: 5 }]));
  await book.setStatus(given.backendOrderId, 'canceled');
  expect((await mailAbout(given.orderNumber, /storniert$/)).text).toContain('Du musst nichts mehr überweisen');

  // the confirmations of the last two were not waited for
  const counts = () => [files, parcel, given].map(({ orderNumber }) => mailsAbout(orderNumber).length);
  await expect.poll(counts).toEqual([2, 2, 2]);
});

test('an online order that nobody paid comes to nothing in silence', async () => {
  const placed = await orders.place(orderMessage([{ sku: 'P-1', qty: 1 }], { payment: 'iways_paypalplus_payment' }));
  await shop.platform.orders.setStatus(placed.backendOrderId, 'canceled');
  const after = await orders.place(orderMessage([{ sku: 'P-1', qty: 1 }]));
  await mailAbout(after.orderNumber);
  expect(mailsAbout(placed.orderNumber)).toEqual([]);
});

test('whatever shoppers call themselves stays words', async () => {
  const evil = {
    ...address,
    firstname: '<script>alert(1)</script>',
    lastname: '"><img src=x onerror=alert(1)>',
    city: "München' & <b>Umgebung</b>",
    company: 'Ada & <i>Söhne</i>',
  };
  const header = { ...evil, company: 'Ada\r\nBcc: victim@example.org\r\n\r\nGmbH' };
  const injected = orderMessage([{ sku: 'P-1', qty: 1 }], { addressInformation: { billingAddress: header } });
  expect((await orders.send(injected)).code).toBe(400);
  const placed = await orders.place(
    orderMessage([{ sku: 'P-40', qty: 1, ...choose.engraving('<u>') }], {
      addressInformation: { shippingAddress: evil, billingAddress: evil },
    }),
  );
  const mail = await mailAbout(placed.orderNumber);
  expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(mail.html).toContain('Gravur: &lt;u&gt;');
  expect(mail.html).not.toMatch(/<script|<img|<u>|<b>Umgebung/);
  expect(mail.text).toContain('<script>alert(1)</script> "><img src=x onerror=alert(1)>');
  expect(mail.text).toContain('Ada & <i>Söhne</i>');
  expect(mail.recipients).toEqual(['marlene@example.de']);
  expect(mail.bcc ?? []).toEqual([]);
});

test('orders are placed while no mail can be sent', async () => {
  const away = await startMailServer();
  const dead = await startTestPlatform({ catalog: 'order', config: { mail: { smtpUrl: away.url } } });
  await away.stop();
  const placed = await testOrders(dead).place(orderMessage([{ sku: 'P-1', qty: 1 }]));
  expect(placed.orderNumber).toMatch(/^BX-/);
  await dead.close();
});
