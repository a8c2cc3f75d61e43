import type { PlatformTotals } from '@brixel/contract/cart';
import { defaultSettings } from '@brixel/contract/shop-settings';
import { unionVatRates } from '@brixel/contract/union-vat-rates';
import { defaultVat, TAX_CLASSES, type Vat } from '@brixel/contract/vat';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WAIT_LIMIT_MS } from '../support/limits.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { ORIGIN } from '../support/office-browser.ts';
import { type OfficePerson, signInAs } from '../support/office-node.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { seedProduct, smallCatalog } from '../support/small-catalog.ts';
import { createTestCart } from '../support/test-cart.ts';
import { address, orderMessage, type TestOrders, testOrders } from '../support/test-order.ts';

const stock = { qty: 0, managed: false, minSale: 1, maxSale: 0 };
const goods = (id: number, taxClassId: number) =>
  seedProduct(id, { de: `ware-${id}`, it: `merce-${id}` }, { price: 1_000_000, stock, taxClassId });
const [NEW, BOOK, USED] = ['P-10', 'P-11', 'P-12'];

let shop: TestPlatform;
let server: MailServer;
let owner: OfficePerson;
let orders: TestOrders;
beforeAll(async () => {
  server = await startMailServer();
  shop = await startTestPlatform({
    catalog: () =>
      smallCatalog([goods(10, TAX_CLASSES.standard), goods(11, TAX_CLASSES.reduced), goods(12, TAX_CLASSES.margin)]),
    config: { publicUrl: ORIGIN, mail: { smtpUrl: server.url } },
  });
  owner = await signInAs(shop, 'owner');
  orders = testOrders(shop);
  await owner.call('settings.save', {
    body: {
      section: 'shipping',
      value: { zones: [{ countries: ['DE', 'IT', 'FI'], methods: defaultSettings.shipping.zones[0]!.methods }] },
      version: 0,
    },
  });
});
afterAll(async () => {
  await shop.close();
  await server.stop();
});

let version = 0;
async function setVat(change: Partial<Vat>): Promise<void> {
  const value = { ...defaultVat, ...change, rates: [...(change.rates ?? defaultVat.rates)] };
  ({ version } = await owner.call('settings.save', { body: { section: 'vat', value, version } }));
}

/** What a cart of these goods comes to; whatever the rules are, its parts make the whole. */
async function totalsIn(country: string, ...skus: string[]): Promise<PlatformTotals> {
  const cart = await createTestCart(shop);
  for (const sku of skus) await cart.update({ sku, qty: 1 });
  const { result } = await cart.post<{ totals: PlatformTotals }>('shipping-information', {
    addressInformation: { shippingAddress: { countryId: country } },
  });
  const { totals } = result;
  const sum = (of: (item: PlatformTotals['items'][number]) => number) =>
    totals.items.reduce((total, item) => total + of(item), 0);
  expect(sum((item) => item.row_total_incl_tax) + totals.shipping_incl_tax).toBeCloseTo(totals.grand_total, 6);
  expect(sum((item) => item.tax_amount) + totals.shipping_tax_amount).toBeCloseTo(totals.tax_amount, 6);
  expect(totals.subtotal + totals.shipping_amount + totals.tax_amount).toBeCloseTo(totals.grand_total, 6);
  const segment = totals.total_segments.find(({ code }) => code === 'tax');
  expect(segment?.value).toBe(totals.tax_amount);
  return totals;
}

const percents = ({ items }: PlatformTotals) => items.map(({ tax_percent }) => tax_percent);

test('the rates are those of the country of delivery as far as the shop has them, or those of its own country', async () => {
  expect(percents(await totalsIn('DE', NEW, BOOK, USED))).toEqual([19, 19, 0]);
  expect(percents(await totalsIn('IT', NEW))).toEqual([22]);
  // rates that nobody has entered are not made up
  expect(percents(await totalsIn('FI', NEW))).toEqual([19]);

  await setVat({ rates: unionVatRates });
  const abroad = await totalsIn('FI', NEW, BOOK, USED);
  expect(percents(abroad)).toEqual([25.5, 13.5, 0]);
  // 106.90 at 25.5 %, with the parcel, and 100 at 13.5 %
  expect([abroad.grand_total, abroad.tax_amount]).toEqual([306.9, 21.72 + 11.89]);

  await setVat({ mode: 'home-country', home: 'IT', rates: unionVatRates });
  expect(percents(await totalsIn('DE', NEW, BOOK, USED))).toEqual([22, 10, 0]);
});

test('products and tax rules of the catalogue follow', async () => {
  const { catalog } = shop.platform;
  await setVat({ rates: [{ country: 'DE', standard: 25, reduced: null }] });
  await expect.poll(() => catalog.product('de', NEW)?.price, { timeout: WAIT_LIMIT_MS }).toBe(80);
  expect(catalog.product('de', NEW)).toMatchObject({ price: 80, price_tax: 20, price_incl_tax: 100 });
  expect(catalog.all('de', 'taxrule').map(({ rates }) => rates)).toMatchObject([[{ tax_country_id: 'DE', rate: 25 }]]);
  expect(shop.platform.catalog.product('de', USED)).toMatchObject({ is_margin: 1, price: 100, price_tax: 0 });
});

test('a small business shows no VAT, and says why', async () => {
  await setVat({ mode: 'small-business' });
  const totals = await totalsIn('DE', NEW, BOOK, USED);
  expect([percents(totals), totals.tax_amount, totals.shipping_tax_amount]).toEqual([[0, 0, 0], 0, 0]);
  const placed = await orders.place(orderMessage([{ sku: NEW, qty: 1 }]));
  const view = await orders.view(placed.orderId);
  expect(view).toMatchObject({ tax_amount: 0, grand_total: 106.9, tax_note: defaultVat.smallBusinessNote.de });
  const mail = await server.find(({ subject }) => subject?.includes(placed.orderNumber) ?? false);
  expect(mail.text).toContain(defaultVat.smallBusinessNote.de);
  expect(mail.text).not.toMatch(/MwSt|Mehrwertsteuer/);

  await setVat({});
  expect(await orders.view(placed.orderId), 'what was ordered stays as it was').toEqual(view);
});

test('goods under the margin scheme have their sentence instead of VAT, also beside others', async () => {
  await setVat({});
  const marginNote = defaultVat.marginNote.de;
  const placed = await orders.place(orderMessage([NEW, USED].map((sku) => ({ sku, qty: 1 }))));
  const view = await orders.view(placed.orderId);
  expect(view.items.map(({ tax_amount, tax_note }) => [tax_amount, tax_note])).toEqual([
    [15.97, undefined],
    [0, marginNote],
  ]);
  const mail = await server.find(({ subject }) => subject?.includes(placed.orderNumber) ?? false);
  expect(mail.text).toContain(marginNote);
  expect(mail.text).toContain('enthaltene MwSt. 19');

  const used = await orders.place(
    orderMessage([{ sku: USED, qty: 1 }], { addressInformation: { billingAddress: address } }),
  );
  expect(await orders.view(used.orderId)).toMatchObject({ tax_amount: 0, shipping_incl_tax: 6.9 });
  const other = await server.find(({ subject }) => subject?.includes(used.orderNumber) ?? false);
  expect(other.text?.replaceAll(marginNote, '')).not.toMatch(/MwSt|Mehrwertsteuer/);
});

test('what an order gives back in two quarters is all of its VAT, at each rate as much as was sold at it', async () => {
  await setVat({ rates: [...defaultVat.rates, { country: 'FI', standard: 25.5, reduced: 14 }] });
  const theirs = { ...address, country_id: 'FI' };
  await expect
    .poll(async () => percents(await totalsIn('FI', NEW, BOOK)), { timeout: WAIT_LIMIT_MS })
    .toEqual([25.5, 14]);
  const products = [NEW, BOOK].map((sku) => ({ sku: sku!, qty: 1 }));
  const { orderNumber: number } = await orders.place(
    orderMessage(products, { addressInformation: { shippingAddress: theirs, billingAddress: theirs } }),
  );
  await owner.call('orders.pay', { params: { number }, body: { note: '' } });
  const { refundable, order } = await owner.call('orders.read', { params: { number } });
  const giveBack = (amount: number) =>
    owner.call('orders.refund', { params: { number }, body: { amount, text: 'Kulanz' } });
  // the book comes back whole, so that what follows is of the other rate
  const [, book] = order.items;
  const lines = [{ item_id: book!.item_id, qty: 1, restock: false }];
  await owner.call('orders.refund', { params: { number }, body: { lines, text: '' } });
  await shop.database.db.updateTable('order_refund').set({ settled_at: '2020-01-15T12:00:00.000Z' }).execute();
  await giveBack(refundable - 100);

  const rows = async (quarter?: string) =>
    (await owner.call('figures.vat', { query: { ...(quarter && { quarter }) } })).rows.filter(
      ({ country }) => country === 'FI',
    );
  const [before, now] = [await rows('2020-Q1'), await rows()];
  expect(now).toHaveLength(2);
  for (const { rate, net, tax, refunded_net, refunded_tax } of now) {
    const earlier = before.find((row) => row.rate === rate);
    expect(refunded_net + (earlier?.refunded_net ?? 0)).toBeCloseTo(net, 4);
    expect(refunded_tax + (earlier?.refunded_tax ?? 0)).toBeCloseTo(tax, 4);
  }
});
