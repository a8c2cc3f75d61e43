import { brokenRules } from '@brixel/platform/e-invoice/testing/broken-rules';
import { readEInvoice } from '@brixel/platform/e-invoice/testing/read-e-invoice';
import { extractXml } from '@stackforge-eu/factur-x';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OfficePerson, signInAs } from '../support/office-node.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { address, orderMessage, type TestOrders, testOrders } from '../support/test-order.ts';

let shop: TestPlatform;
let orders: TestOrders;
let books: OfficePerson;

const firm = {
  ...{ name: 'Steine & Mehr', owner: 'Katrin Thaler', street: 'Gewerbegasse 3', postcode: '80331', city: 'München' },
  ...{ country: 'DE', email: 'post@steine.example', phone: '+49 89 123456', registerCourt: '', registerNumber: '' },
  ...{ vatId: 'DE136695976', packagingNumber: '' },
};

async function saveFirm(phone: string): Promise<void> {
  const { settings } = shop.platform;
  const value = { ...firm, phone };
  await shop.database.db.transaction().execute((tx) => settings.save(tx, 'firm', value, settings.versionOf('firm')));
  await settings.refresh();
}

beforeAll(async () => {
  shop = await startTestPlatform({ catalog: 'order' });
  orders = testOrders(shop);
  await shop.platform.editor.setStock('P-1', 1000);
  books = await signInAs(shop, 'books');
  await saveFirm(firm.phone);
});
afterAll(() => shop.close());

/** an order with its invoice, and the PDF as its customer gets it */
async function issued(more: object = {}): Promise<{ order: string; invoice: string; pdf: Buffer }> {
  const billingAddress = { ...address, ...more };
  const message = orderMessage([{ sku: 'P-1', qty: 7 }], {
    addressInformation: { shippingAddress: address, billingAddress },
  });
  const { orderNumber: order, orderId } = await orders.place(message);
  const { number: invoice } = await books.call('invoices.issue', { params: { number: order } });
  const file = await shop.inject({ url: `/api/invoice/${orderId}`, query: { number: invoice } });
  return { order, invoice, pdf: file.rawPayload };
}
const ofOrder = async (number: string) => (await books.call('invoices.list', { params: { number } })).invoices[0]!;
const xrechnung = (query: { number: string; reference?: string }) => books.call('invoices.xrechnung', { query });

test('a company gets an invoice that programs read, and the office has it as XRechnung with the reference of the company', async () => {
  const company = { company: 'Muster & Söhne', vat_id: 'DE136695976', reference: 'PO 4711 & 4712' };
  const { order, invoice, pdf } = await issued(company);
  expect(await ofOrder(order)).toMatchObject({ number: invoice, is_hybrid: true, missing: [] });
  const inside = readEInvoice((await extractXml(pdf)).xml);
  expect(brokenRules(inside, false)).toEqual([]);
  expect(inside.header).toMatchObject({ 'BT-1': invoice, 'BT-10': company.reference, 'BT-44': 'Muster & Söhne' });

  const read = readEInvoice(await xrechnung({ number: invoice }));
  expect(brokenRules(read, true)).toEqual([]);
  expect(read.header).toEqual(inside.header);
  const forAuthority = readEInvoice(await xrechnung({ number: invoice, reference: '04011000-12345-67' }));
  expect(forAuthority.header['BT-10']).toBe('04011000-12345-67');
});

test('a person gets pages only; without a telephone number there is no XRechnung, and the office says why', async () => {
  await saveFirm('');
  const { order, invoice, pdf } = await issued();
  expect(await ofOrder(order)).toMatchObject({ is_hybrid: false, missing: ['seller-phone'] });
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.includes('factur-x')).toBe(false);
  expect(await books.refusal('invoices.xrechnung', { query: { number: invoice } })).toBe('409 INVOICE_FACTS_MISSING');
  expect(await books.refusal('invoices.xrechnung', { query: { number: 'RE-1' } })).toBe('404 NOT_FOUND');
});
