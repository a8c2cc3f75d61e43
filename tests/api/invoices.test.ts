import { randomUUID } from 'node:crypto';
import { type Invoice, invoice as invoiceSchema } from '@brixel/contract/invoice';
import type { OrderMessage } from '@brixel/contract/order';
import { defaultSettings, type ShopSettings } from '@brixel/contract/shop-settings';
import { chainedHash } from '@brixel/platform/invoice/invoice-store';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type OfficePerson, signInAs } from '../support/office-node.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { address, type OrderWishes, orderMessage, type TestOrders, testOrders } from '../support/test-order.ts';

let shop: TestPlatform;
let orders: TestOrders;
let owner: OfficePerson;
let books: OfficePerson;

const firm = {
  ...{ name: 'Steine & Mehr', owner: 'Katrin Thaler', street: 'Gewerbegasse 3', postcode: '80331', city: 'München' },
  ...{ country: 'DE', email: 'post@steine.example', phone: '', registerCourt: '', registerNumber: '' },
  ...{ vatId: 'DE136695976', packagingNumber: '' },
};

async function save<S extends 'firm' | 'documents' | 'vat'>(section: S, value: ShopSettings[S]): Promise<void> {
  const { settings } = shop.platform;
  await shop.database.db.transaction().execute((tx) => settings.save(tx, section, value, settings.versionOf(section)));
  await settings.refresh();
}
const documents = (change: Partial<ShopSettings['documents']>) =>
  save('documents', { ...defaultSettings.documents, ...change });

beforeAll(async () => {
  shop = await startTestPlatform({ catalog: 'order' });
  orders = testOrders(shop);
  await shop.platform.editor.setStock('P-1', 10_000);
  owner = await signInAs(shop, 'owner');
  books = await signInAs(shop, 'books');
});
beforeEach(async () => {
  await save('firm', firm);
  await documents({});
});
afterAll(() => shop.close());

const place = (products: OrderMessage['products'] = [{ sku: 'P-1', qty: 7 }], wishes: OrderWishes = {}) =>
  orders.place(orderMessage(products, wishes));
const params = (number: string) => ({ params: { number } });
const pay = (number: string) => books.call('orders.pay', { ...params(number), body: { note: '' } });
const list = (number: string) => books.call('invoices.list', params(number));
const issue = async (number: string) => (await books.call('invoices.issue', params(number))).number;
const stored = async (number: string): Promise<Invoice> => {
  const { document } = await shop.database.db
    .selectFrom('invoice')
    .select('document')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return invoiceSchema.parse(JSON.parse(document));
};
const mailsWith = async (number: string): Promise<string[]> =>
  (await shop.database.db.selectFrom('mail').select(['subject', 'attachments']).execute())
    .filter(({ attachments }) => attachments.includes(`invoice:${number}`))
    .map(({ subject }) => subject);

test('an invoice is issued once, says what was ordered, comes by mail, and nothing can change it', async () => {
  const { orderNumber, grandTotal } = await place();
  expect((await list(orderNumber)).can_issue).toBe(true);
  const number = await issue(orderNumber);
  expect(number).toMatch(/^RE-\d{4}-\d{5}$/);
  expect(await books.refusal('invoices.issue', params(orderNumber))).toBe('409 INVOICE_EXISTS');
  const invoice = await stored(number);
  expect(invoice).toMatchObject({
    ...{ kind: 'invoice', language: 'de', order: { number: orderNumber }, coupon: null, isTest: false },
    seller: { name: firm.name, vatId: firm.vatId },
    buyer: { name: 'Marlene Kaiser', city: 'München', country: 'DE' },
    totals: { gross: grandTotal.toFixed(2), paid: '0.00', due: grandTotal.toFixed(2) },
  });
  expect(invoice.vat).toHaveLength(1);
  expect(invoice.dueDate).not.toBeNull();
  expect(await mailsWith(number)).toEqual([`Rechnung ${number} zu deiner Bestellung ${orderNumber}`]);
  const { db } = shop.database;
  await expect(db.updateTable('invoice').set({ gross: 1 }).where('number', '=', number).execute()).rejects.toThrow();
  await expect(db.deleteFrom('invoice').where('number', '=', number).execute()).rejects.toThrow();
  expect(await stored(number)).toEqual(invoice);
  const { entries } = await owner.call('audit.list', { query: {} });
  expect(entries.find(({ action }) => action === 'invoices.issue')).toMatchObject({ subject: orderNumber });
});

test('without a firm there is no invoice, and an order that is paid meanwhile is paid all the same', async () => {
  await save('firm', null);
  await documents({ issue: 'payment' });
  const { orderNumber } = await place();
  expect(await books.refusal('invoices.issue', params(orderNumber))).toBe('409 FIRM_MISSING');
  await pay(orderNumber);
  expect((await list(orderNumber)).invoices).toEqual([]);
});

test.each(['payment', 'dispatch'] as const)('with the setting “%s” it is issued by itself', async (moment) => {
  await documents({ issue: moment, invoiceNumber: 'A{number}/{year}' });
  const { orderNumber } = await place();
  await pay(orderNumber);
  expect((await list(orderNumber)).invoices).toHaveLength(moment === 'payment' ? 1 : 0);
  await owner.call('orders.send', { ...params(orderNumber), body: { note: '' } });
  const { invoices } = await list(orderNumber);
  expect(invoices).toHaveLength(1);
  expect(invoices[0]?.number).toMatch(/^A\d{5}\/\d{4}$/);
  expect((await stored(invoices[0]!.number)).totals.due).toBe('0.00');
  expect(await mailsWith(invoices[0]!.number)).toHaveLength(1);
});

test('a canceled order gives its invoice back as a whole', async () => {
  const { orderNumber } = await place();
  await pay(orderNumber);
  const number = await issue(orderNumber);
  await owner.call('orders.cancel', { ...params(orderNumber), body: { note: '' } });
  const { invoices, can_issue } = await list(orderNumber);
  expect(can_issue).toBe(false);
  expect(invoices.map(({ kind, credited }) => [kind, credited])).toEqual([
    ['invoice', null],
    ['credit-note', number],
  ]);
  const [first, credit] = await Promise.all(invoices.map((entry) => stored(entry.number)));
  expect(credit?.number).toMatch(/^GS-/);
  expect([credit?.lines, credit?.vat]).toEqual([first?.lines, first?.vat]);
  expect(await mailsWith(credit!.number)).toEqual([`Bestellung ${orderNumber} ist storniert`]);
});

test('refunds become credit notes, and never more than the invoice', async () => {
  const { orderNumber, grandTotal } = await place([{ sku: 'P-1', qty: 7 }]);
  await pay(orderNumber);
  const number = await issue(orderNumber);
  const refund = (wish: object) =>
    owner.call('orders.refund', { ...params(orderNumber), body: { reason: 'goodwill', ...wish } });
  await refund({ lines: [{ item_id: 1, qty: 2, restock: false }] });
  await refund({ amount: 0.5 });
  await owner.call('orders.cancel', { ...params(orderNumber), body: { note: '' } });
  const { invoices } = await list(orderNumber);
  expect(invoices.map(({ kind }) => kind)).toEqual(['invoice', 'credit-note', 'credit-note', 'credit-note']);
  const [invoice, ...credits] = await Promise.all(invoices.map((entry) => stored(entry.number)));
  const cents = (text: string): number => Math.round(Number(text) * 100);
  for (const field of ['net', 'tax', 'gross'] as const)
    expect(credits.reduce((sum, { totals }) => sum + cents(totals[field]), 0)).toBe(cents(invoice!.totals[field]));
  expect(cents(invoice!.totals.gross)).toBe(Math.round(grandTotal * 100));
  expect(credits[0]?.lines[0]).toMatchObject({ quantity: 2, sku: 'P-1' });
  expect(credits.every(({ credited }) => credited?.number === number)).toBe(true);
});

test('what was refunded before the invoice is credited with it', async () => {
  await documents({ issue: 'dispatch' });
  const { orderNumber } = await place([{ sku: 'P-1', qty: 7 }]);
  await pay(orderNumber);
  const refund = (wish: object) => owner.call('orders.refund', { ...params(orderNumber), body: wish });
  const { amount } = await refund({ lines: [{ item_id: 1, qty: 2, restock: false }], reason: 'missing' });
  // nobody has made this transfer yet
  const open = await refund({ amount: 0.3, way: 'transfer' });
  await owner.call('orders.send', { ...params(orderNumber), body: { note: '' } });
  const { invoices } = await list(orderNumber);
  const [invoice, credit] = invoices.map((entry) => entry.number) as [string, string];
  expect(invoices).toMatchObject([{ kind: 'invoice' }, { kind: 'credit-note', gross: amount, credited: invoice }]);
  const subject = `Unterwegs zu dir: Bestellung ${orderNumber}`;
  expect([await mailsWith(invoice), await mailsWith(credit)]).toEqual([[subject], [subject]]);

  await owner.call('refunds.done', { params: { id: open.id } });
  expect((await list(orderNumber)).invoices.map(({ gross }) => gross).slice(1)).toEqual([amount, 0.3]);
});

test('an invoice has the day on which somebody says that the money came', async () => {
  const { orderNumber } = await place();
  const body = { note: '', paid_on: '2026-11-02' };
  await books.call('orders.pay', { ...params(orderNumber), body });
  expect((await stored(await issue(orderNumber))).payments).toMatchObject([{ paidOn: '2026-11-02' }]);
});

test('of an order that was refunded as a whole no invoice is issued any more', async () => {
  const refundAll = async (orderNumber: string) => {
    const { refundable: amount } = await owner.call('refunds.read', params(orderNumber));
    await owner.call('orders.refund', { ...params(orderNumber), body: { amount } });
  };
  const { orderNumber } = await place();
  await pay(orderNumber);
  await issue(orderNumber);
  await refundAll(orderNumber);
  const { invoices, can_issue } = await list(orderNumber);
  expect([invoices.map(({ kind }) => kind), can_issue]).toEqual([['invoice', 'credit-note'], false]);
  expect(await books.refusal('invoices.issue', params(orderNumber))).toBe('409 ORDER_MOVED');

  // neither by itself, where it never had one
  await documents({ issue: 'dispatch' });
  const later = (await place()).orderNumber;
  await pay(later);
  await refundAll(later);
  await owner.call('orders.send', { ...params(later), body: { note: '' } });
  expect(await list(later)).toMatchObject({ invoices: [], can_issue: false });
});

test('credit notes that leave nothing of an invoice leave nothing of its VAT either', async () => {
  const { orderNumber } = await place([{ sku: 'P-1', qty: 7 }]);
  await pay(orderNumber);
  await issue(orderNumber);
  // the VAT of so little is rounded down to nothing, each time
  for (let times = 0; times < 5; times++)
    await owner.call('orders.refund', { ...params(orderNumber), body: { amount: 0.02 } });
  const { refundable: amount } = await owner.call('refunds.read', params(orderNumber));
  await owner.call('orders.refund', { ...params(orderNumber), body: { amount } });
  const [invoice, ...credits] = await Promise.all(
    (await list(orderNumber)).invoices.map(({ number }) => stored(number)),
  );
  const cents = (text: string): number => Math.round(Number(text) * 100);
  for (const field of ['net', 'tax', 'gross'] as const)
    expect(credits.reduce((sum, { vat }) => sum + cents(vat[0]![field]), 0)).toBe(cents(invoice!.vat[0]![field]));
  const last = credits.at(-1)!;
  expect(last.totals.net).toBe(last.vat[0]!.net);
  expect(last.lines.reduce((sum, { net }) => sum + cents(net), 0)).toBe(cents(last.totals.net));
});

test('VAT: a business of another country owes it itself, a small business has none', async () => {
  await documents({ exemptsBusinesses: true });
  const abroad = { ...address, country_id: 'IT', postcode: '39100', city: 'Bozen', company: 'Bottega' };
  const to = (vat_id: string) => ({
    addressInformation: { shippingAddress: abroad, billingAddress: { ...abroad, vat_id } },
  });
  const invoiceOf = async (wishes: OrderWishes) => stored(await issue((await place(undefined, wishes)).orderNumber));
  const exempt = await invoiceOf(to('IT 00743110157'));
  expect(exempt.vat).toMatchObject([{ category: 'K', rate: '0', tax: '0.00', reasonCode: 'VATEX-EU-IC' }]);
  expect(exempt.notes[0]).toBe(defaultSettings.documents.businessNote.de);
  for (const wrong of ['IT00743110158', 'DE136695976', ''])
    expect((await invoiceOf(to(wrong))).vat, wrong).toMatchObject([{ category: 'S', rate: '22' }]);
  await save('vat', { ...defaultSettings.vat, mode: 'small-business' });
  const none = await invoiceOf({});
  expect(none.vat).toMatchObject([{ category: 'E', tax: '0.00', reason: defaultSettings.vat.smallBusinessNote.de }]);
  await save('vat', defaultSettings.vat);
});

test('its file is for whoever has the order’s secret id, and for the office', async () => {
  const [mine, other] = [await place(), await place()];
  const number = await issue(mine.orderNumber);
  const fetch = (publicId: string) => shop.inject(`/api/invoice/${publicId}?number=${encodeURIComponent(number)}`);
  const file = await fetch(mine.orderId);
  expect([file.statusCode, file.headers['content-type'], file.headers['cache-control']]).toEqual([
    ...[200, 'application/pdf', 'private, no-store'],
  ]);
  expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await fetch(other.orderId)).statusCode).toBe(404);
  expect((await fetch(randomUUID())).statusCode).toBe(404);
  expect((await orders.view(mine.orderId)).invoices).toMatchObject([{ number, kind: 'invoice' }]);
  expect((await orders.view(other.orderId)).invoices).toBeUndefined();
  for (const [call, query] of [
    ['invoices.pdf', { number }],
    ['print.packingSlips', { orders: `${mine.orderNumber},${other.orderNumber}` }],
    ['print.pickList', { orders: `${mine.orderNumber},${other.orderNumber}`, language: 'it' }],
  ] as const) {
    const { status } = await books.ask(call, { query });
    expect([call, status]).toEqual([call, 200]);
  }
  expect(await books.refusal('print.pickList', { query: { orders: 'BX-0000-0000', language: 'de' } })).toBe(
    '404 NOT_FOUND',
  );
});

test('numbers have no gap, and each document is chained to the one before it', async () => {
  const rows = await shop.database.db
    .selectFrom('invoice')
    .select(['series', 'position', 'hash', 'document'])
    .orderBy('series')
    .orderBy('position')
    .execute();
  expect(rows.length).toBeGreaterThan(5);
  for (const series of new Set(rows.map((row) => row.series))) {
    const own = rows.filter((row) => row.series === series);
    expect(own.map(({ position }) => position)).toEqual(own.map((_, place) => place + 1));
    own.reduce((previous, { hash, document }) => {
      expect(hash).toBe(chainedHash(previous, document));
      return hash;
    }, '');
  }
});
