import { API_ROOT } from '@brixel/contract/api-paths';
import type { PaymentMethod, PlatformTotals, ShippingMethod } from '@brixel/contract/cart';
import { endpointRoutes } from '@brixel/contract/endpoint-routes';
import type { Envelope } from '@brixel/contract/envelope';
import type { ShippingTerms, ShopFacts } from '@brixel/contract/shop-facts';
import {
  defaultSettings,
  type SettingSection,
  type SettingValue,
  settingSections,
} from '@brixel/contract/shop-settings';
import { createPlatform } from '@brixel/platform/platform';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WAIT_LIMIT_MS } from '../support/limits.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { seedProduct, smallCatalog } from '../support/small-catalog.ts';
import { createTestCart } from '../support/test-cart.ts';
import { address, type OrderWishes, orderMessage, testOrders } from '../support/test-order.ts';

const plenty = { qty: 0, managed: false, minSale: 1, maxSale: 0 };
const words = (text: string) => ({ de: text, it: text, en: text });
const way = (code: string, ...rates: [from: number, price: number][]): ShippingTerms => ({
  code,
  carrier: words('Post'),
  title: words(code),
  rates: rates.map(([from, price]) => ({ from, price })),
});
const zones = [
  { countries: ['DE', 'AT'], methods: [way('letter', [0, 3.5], [20, 0]), way('parcel', [0, 5.9])] },
  { countries: ['IT'], methods: [way('abroad', [0, 12])] },
];

let shop: TestPlatform;
let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
  shop = await startTestPlatform({
    catalog: () =>
      smallCatalog([
        seedProduct(10, { de: 'kasten', it: 'cassa' }, { price: 100_000, stock: plenty }),
        seedProduct(11, { de: 'deckel', it: 'coperchio' }, { stock: plenty }),
      ]),
    config: { demo: false, publicUrl: 'https://shop.example', mail: { smtpUrl: server.url } },
  });
});
afterAll(async () => {
  await shop.close();
  await server.stop();
});
beforeEach(async () => {
  await shop.database.db.deleteFrom('shop_setting').execute();
  await shop.platform.settings.refresh();
});

async function save<S extends SettingSection>(section: S, value: SettingValue<S>, basis?: number): Promise<boolean> {
  const { settings } = shop.platform;
  const saved = await shop.database.db
    .transaction()
    .execute((tx) => settings.save(tx, section, value, basis ?? settings.versionOf(section)));
  await settings.refresh();
  return saved;
}

const facts = () => shop.inject('/api/ext/shop-facts');

test('storefronts are told what the shop is, and may ask whether it has changed', async () => {
  const first = await facts();
  expect(first.json<Envelope<ShopFacts>>().result.shipping).toEqual(defaultSettings.shipping);
  const etag = String(first.headers.etag);
  const again = { url: '/api/ext/shop-facts', headers: { 'if-none-match': etag } };
  expect((await shop.inject(again)).statusCode).toBe(304);
  await save('brand', { name: 'Steine & Mehr' });
  const changed = await shop.inject(again);
  expect([changed.statusCode, changed.json<Envelope<ShopFacts>>().result.name]).toEqual([200, 'Steine & Mehr']);
});

test('a cart holds as much as its owner allows, and one that was filled before can still be changed', async () => {
  const cart = await createTestCart(shop);
  expect((await cart.update({ sku: 'P-10', qty: 8 })).code).toBe(200);
  await save('cart', { ...defaultSettings.cart, maxLineQuantity: 5, maxLines: 1 });
  const other = await createTestCart(shop);
  expect(await other.update({ sku: 'P-10', qty: 6 })).toMatchObject({ code: 409 });
  expect((await other.update({ sku: 'P-10', qty: 5 })).code).toBe(200);
  expect(await other.update({ sku: 'P-11', qty: 1 })).toMatchObject({ code: 409 });
  const [item] = await cart.items();
  const change = (qty: number) => cart.update({ sku: 'P-10', qty, item_id: item?.item_id });
  expect([(await change(7)).code, (await change(4)).code]).toEqual([409, 200]);
  const { cart: rules, catalog } = (await facts()).json<Envelope<ShopFacts>>().result;
  expect(rules).toEqual({ maxLineQuantity: 5, maxLines: 1, countType: 'quantities' });
  expect(catalog).toEqual(defaultSettings.catalog);
});

test('a section that an earlier release has saved has the defaults of what was added since', async () => {
  await shop.database.db
    .insertInto('shop_setting')
    .values({ section: 'catalog', value: '{"zeroPrices":true,"listOutOfStock":false}', version: 1, updated_at: '' })
    .execute();
  await shop.platform.settings.refresh();
  expect(shop.platform.settings.current().catalog).toEqual({
    ...defaultSettings.catalog,
    zeroPrices: true,
    listOutOfStock: false,
  });
});

test('a parcel costs what its zone, its way and the value of its goods say', async () => {
  await save('shipping', { zones });
  const cart = await createTestCart(shop);
  await cart.update({ sku: 'P-10', qty: 1 });
  const offered = async (country: string) => {
    const { result } = await cart.post<ShippingMethod[]>('shipping-methods', { address: { country_id: country } });
    return result.map(({ method_code, price_incl_tax, price_excl_tax }) => [
      method_code,
      price_incl_tax,
      price_excl_tax,
    ]);
  };
  expect(await offered('AT')).toEqual([
    ['letter', 3.5, 2.9412],
    ['parcel', 5.9, 4.958],
  ]);
  expect(await offered('FR')).toEqual([]);
  const totalOf = async (country: string, code?: string) => {
    const information = { shippingAddress: { countryId: country }, ...(code && { shippingMethodCode: code }) };
    const { result } = await cart.post<{ totals: PlatformTotals }>('shipping-information', {
      addressInformation: information,
    });
    return result.totals.shipping_incl_tax;
  };
  expect([await totalOf('DE'), await totalOf('DE', 'parcel'), await totalOf('IT', 'parcel')]).toEqual([3.5, 5.9, 12]);
  expect(await totalOf('DE', 'letter')).toBe(3.5);
  await cart.update({ sku: 'P-10', qty: 1 });
  expect((await cart.totals()).shipping_incl_tax).toBe(0);
});

test('what goods weigh decides which ways are offered', async () => {
  const light = { ...way('letter', [0, 3.5]), maxGrams: 1000 };
  const shopPickUp = { ...way('pick-up', [0, 0]), isPickUp: true };
  await save('shipping', { zones: [{ countries: ['DE'], methods: [light, way('parcel', [0, 5.9]), shopPickUp] }] });
  await shop.database.db.updateTable('product').set({ weight: 600 }).where('sku', '=', 'P-10').execute();
  await shop.platform.editor.edit(async () => {}, ['P-10']);
  await expect.poll(() => shop.platform.catalog.product('de', 'P-10')?.weight, { timeout: WAIT_LIMIT_MS }).toBe(600);
  const cart = await createTestCart(shop);
  const offered = async () =>
    (await cart.post<ShippingMethod[]>('shipping-methods', { address: { country_id: 'DE' } })).result.map(
      ({ method_code, price_incl_tax }) => [method_code, price_incl_tax],
    );
  await cart.update({ sku: 'P-10', qty: 1 });
  expect(await offered()).toEqual([
    ['letter', 3.5],
    ['parcel', 5.9],
    ['pick-up', 0],
  ]);
  await cart.update({ sku: 'P-10', qty: 1 });
  expect(await offered()).toEqual([
    ['parcel', 5.9],
    ['pick-up', 0],
  ]);
  expect((await cart.totals()).shipping_incl_tax).toBe(5.9);

  // a letter that is too heavy is a parcel only for whom has seen what that costs
  await save('bank', { holder: 'Steine & Mehr', iban: 'DE02120300000000202051', bic: 'BYLADEM1001' });
  const orders = testOrders(shop);
  const byLetter = (qty: number, wishes: OrderWishes = {}) =>
    orderMessage([{ sku: 'P-10', qty }], {
      ...wishes,
      addressInformation: { shipping_carrier_code: 'letter', shipping_method_code: 'letter' },
    });
  const { code, totals } = await orders.refused(byLetter(2));
  expect([code, totals?.shipping_incl_tax]).toEqual(['PRICE_CHANGED', 5.9]);
  const placed = await orders.place(byLetter(2, { expected_total: totals!.grand_total }));
  expect((await orders.view(placed.orderId)).shipping_description).toBe('Post – parcel');
  await orders.place(byLetter(1));

  const weighed = { ...way('parcel', [0, 5.9]), weights: [{ from: 1200, price: 8.9 }] };
  await save('shipping', { zones: [{ countries: ['DE'], methods: [weighed] }] });
  expect([await offered(), (await cart.totals()).shipping_incl_tax]).toEqual([[['parcel', 8.9]], 8.9]);
});

const firm = {
  ...{
    name: 'Steine & Mehr GmbH',
    owner: 'Ida Klein',
    street: 'Ring 1',
    postcode: '50667',
    city: 'Köln',
    country: 'DE',
  },
  ...{ email: 'laden@steine.example', phone: '', registerCourt: 'AG Köln', registerNumber: 'HRB 1' },
  ...{ vatId: 'DE123', packagingNumber: '' },
};

test('an order goes where and as the shop sends now, and remembers it', async () => {
  await save('bank', { holder: 'Steine & Mehr', iban: 'DE02120300000000202051', bic: 'BYLADEM1001' });
  await save('shipping', { zones });
  await save('orders', { numberPrefix: 'SM' });
  const orders = testOrders(shop);
  const order = (country: string, code: string, expected_total: number) =>
    orderMessage([{ sku: 'P-10', qty: 1 }], {
      expected_total,
      addressInformation: {
        shippingAddress: { ...address, country_id: country },
        shipping_carrier_code: code,
        shipping_method_code: code,
      },
    });
  const placed = await orders.place(order('AT', 'parcel', 15.9));
  expect(placed.orderNumber).toMatch(/^SM-/);
  await save('shipping', defaultSettings.shipping);
  expect(await orders.view(placed.orderId)).toMatchObject({
    shipping_description: 'Post – parcel',
    shipping_incl_tax: 5.9,
    payment: { bank: { holder: 'Steine & Mehr', reference: placed.orderNumber } },
  });
  const found = await shop.inject({
    method: 'POST',
    url: '/api/order/look-up',
    payload: { order_number: placed.orderNumber.slice(3).toLowerCase(), email: address.email },
  });
  expect(found.statusCode).toBe(200);

  await save('firm', firm);
  await save('shipping', { zones: [{ countries: ['DE'], methods: [{ ...way('shop', [0, 0]), isPickUp: true }] }] });
  const fetched = await orders.place(order('DE', 'shop', 10));
  await save('firm', null);
  expect((await orders.view(fetched.orderId)).pick_up_at).toBe('Steine & Mehr GmbH, Ring 1, 50667 Köln');
  expect((await orders.view(placed.orderId)).pick_up_at).toBeUndefined();
  await save('shipping', defaultSettings.shipping);

  expect(await orders.refused(order('AT', 'flatrate', 16.9))).toMatchObject({ code: 'COUNTRY_NOT_SERVED' });
  expect((await orders.send(order('DE', 'parcel', 15.9))).code).toBe(400);
  await save('shipping', { zones: [{ countries: ['DE'], methods: [way('parcel', [0, 7])] }] });
  expect(await orders.refused(order('DE', 'parcel', 15.9))).toMatchObject({ code: 'PRICE_CHANGED' });
});

test('a transfer is offered once there is an account, and no longer when it is gone', async () => {
  const cart = await createTestCart(shop);
  const offered = async () =>
    (await cart.get<PaymentMethod[]>('payment-methods')).result.map(({ code }) => code).includes('banktransfer');
  expect(await offered()).toBe(false);
  await save('bank', { holder: 'Steine & Mehr', iban: 'DE02120300000000202051', bic: 'BYLADEM1001' });
  expect(await offered()).toBe(true);
  await save('bank', null);
  expect(await offered()).toBe(false);
});

test('a way to pay that is switched off is neither offered nor accepted', async () => {
  await save('bank', { holder: 'Steine & Mehr', iban: 'DE02120300000000202051', bic: 'BYLADEM1001' });
  const cart = await createTestCart(shop);
  const offered = async () => (await cart.get<PaymentMethod[]>('payment-methods')).result.map(({ code }) => code);
  expect(await offered()).toEqual(['banktransfer']);
  await save('payment', { online: true, bankTransfer: false });
  expect(await offered()).toEqual([]);
  const orders = testOrders(shop);
  const order = orderMessage([{ sku: 'P-10', qty: 1 }], { expected_total: 16.9 });
  expect(await orders.refused(order)).toMatchObject({ code: 'PAYMENT_NOT_POSSIBLE' });
  await save('payment', defaultSettings.payment);
  expect(await orders.place(order)).toHaveProperty('orderNumber');
});

test('mails carry the name, the sender and the firm of the shop', async () => {
  await save('brand', { name: 'Steine & Mehr' });
  await save('mail', { name: 'Steine & Mehr', address: 'laden@steine.example' });
  await save('firm', firm);
  await shop.inject({
    method: 'POST',
    url: API_ROOT + endpointRoutes.newsletterSubscribe.path,
    payload: { email: 'ada@example.de' },
  });
  const mail = await server.find(({ subject }) => subject?.includes('Newsletter') ?? false);
  expect(mail.from).toEqual({ name: 'Steine & Mehr', address: 'laden@steine.example' });
  expect(mail.text).toContain('der Newsletter von Steine & Mehr bestellt');
  expect(mail.text).toMatch(/Steine & Mehr GmbH\nVertreten durch: Ida Klein\nRing 1\n50667 Köln, Deutschland/);
  expect(mail.text).not.toMatch(/brixel/i);
  expect(mail.html).not.toMatch(/brixel/i);
});

test('of two who change the same section the second is told', async () => {
  expect([await save('brand', { name: 'A' }, 0), await save('brand', { name: 'B' }, 0)]).toEqual([true, false]);
  expect([await save('brand', { name: 'C' }, 1), await save('brand', { name: 'D' }, 1)]).toEqual([true, false]);
  expect(shop.platform.settings.current().brand.name).toBe('C');
});

test('another node sees a change within a second, its own environment wins, and a row that it cannot read is left out', async () => {
  await save('brand', { name: 'Steine & Mehr' });
  await shop.database.db
    .insertInto('shop_setting')
    .values({ section: 'orders', value: '{"numberPrefix":"?"}', version: 1, updated_at: '' })
    .execute();
  const node = await createPlatform({ ...shop.database.location, zeroPrices: true, rebuildOnStart: false });
  try {
    const { settings } = node;
    expect(settings.fromOutside).toEqual(['catalog.zeroPrices']);
    expect(settings.current()).toMatchObject({
      brand: { name: 'Steine & Mehr' },
      orders: defaultSettings.orders,
      catalog: { zeroPrices: true, listOutOfStock: true },
    });
    await save('brand', { name: 'Anders' });
    await expect.poll(() => settings.current().brand.name, { timeout: WAIT_LIMIT_MS }).toBe('Anders');
  } finally {
    await node.close();
  }
});

test.each<[SettingSection, unknown]>([
  ['bank', { holder: 'A', iban: 'DE03120300000000202051', bic: 'BYLADEM1001' }],
  ['shipping', { zones: [] }],
  ['shipping', { zones: [...zones, { countries: ['IT'], methods: [way('x', [0, 1])] }] }],
  ['shipping', { zones: [{ countries: ['DE'], methods: [way('x', [5, 1])] }] }],
  ['shipping', { zones: [{ countries: ['DE'], methods: [way('x', [0, 1], [10, 2], [10, 3])] }] }],
  ['shipping', { zones: [{ countries: ['DE'], methods: [way('x', [0, 1.005])] }] }],
  ['brand', { name: 'two\nlines' }],
  ['orders', { numberPrefix: 'B-X' }],
])('a setting of %s is refused: %j', (section, value) => {
  expect(settingSections[section].safeParse(value).success).toBe(false);
});
