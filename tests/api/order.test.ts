import { orderView, placedOrder } from '@brixel/contract/order';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { choose, coupon, goods, orderCatalog } from '../support/order-goods.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { createTestCart } from '../support/test-cart.ts';
import { address, orderMessage, type TestOrders, testOrders } from '../support/test-order.ts';
import vsf1Message from './vectors/vsf1-order.json' with { type: 'json' };

let shop: TestPlatform;
let orders: TestOrders;
beforeAll(async () => {
  const few = goods(60, { stock: { qty: 5, managed: true, minSale: 2, maxSale: 4 } });
  const coupons = [coupon('FREE', { amount: 100 }), coupon('PAST', { validTo: '2020-01-01T00:00:00.000Z' })];
  shop = await startTestPlatform({ catalog: () => orderCatalog([few], coupons) });
  orders = testOrders(shop);
});
afterAll(() => shop.close());

const oneOfEach = [
  { sku: 'P-1', qty: 150 },
  { sku: 'P-10', qty: 2, ...choose.colour('2') },
  { sku: 'P-30', qty: 3, ...choose.boxWithExtras() },
  { sku: 'P-40', qty: 1, ...choose.engraving('Ada') },
  { sku: 'P-50', qty: 1 },
];

describe('an order', () => {
  test('of every kind of goods has the shop’s prices, its words and its stock', async () => {
    const before = await Promise.all(['P-1', 'P-11', 'P-12', 'P-40'].map(orders.stockOf));
    const answer = placedOrder.parse(await orders.place(orderMessage(oneOfEach)));
    expect(answer.orderNumber).toMatch(/^BX-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
    expect(answer.orderId).toMatch(/^[\w-]{32}$/);
    expect(answer.needsPayment).toBe(false);

    const view = orderView.parse(await orders.view(answer.orderId));
    // 150 × 0.0099, 2 × 2, 3 × (2 × 1 + 3 × 0.1234 + 2), 1.25, 1, and 6.90 for the courier
    expect(view.items.map(({ row_total_incl_tax }) => row_total_incl_tax)).toEqual([1.49, 4, 13.11, 1.25, 1]);
    expect(view).toMatchObject({ grand_total: 27.75, total_due: 27.75, status: 'pending', state: 'new' });
    expect(view.delivery_days).toEqual({ min: 2, max: 3 });
    expect(view.payment.bank).toMatchObject({ reference: answer.orderNumber });
    expect(view.items[1]).toMatchObject({
      sku: 'P-12',
      product_type: 'configurable',
      options: [{ label: 'Farbe', value: 'Blau' }],
      url: expect.stringContaining('P-12'),
    });
    expect(view.items[3]).toMatchObject({ options: [{ label: 'Gravur', value: 'Ada' }] });
    expect(view.items[4]).not.toHaveProperty('downloads');

    const after = await Promise.all(['P-1', 'P-11', 'P-12', 'P-40'].map(orders.stockOf));
    expect(before.map((qty, place) => qty - after[place]!)).toEqual([150 + 9, 6, 2 + 3, 1]);
  });

  test('costs what its cart says, coupon and country included, and closes it', async () => {
    const cart = await createTestCart(shop);
    for (const line of oneOfEach) await cart.update(line);
    await cart.post('apply-coupon', undefined, { coupon: 'brix10' });
    await cart.post('shipping-information', { addressInformation: { shippingAddress: { countryId: 'IT' } } });
    const totals = await cart.totals();
    expect(totals.discount_amount).toBe(-2.09);

    const italian = { ...address, country_id: 'IT' };
    const message = orderMessage(oneOfEach, {
      cart_id: cart.id,
      expected_total: totals.grand_total,
      addressInformation: { shippingAddress: italian },
    });
    const { orderId } = await orders.place(message);
    const view = await orders.view(orderId);
    expect(view.coupon_code).toBe('BRIX10');
    expect(view.total_segments).toEqual(totals.total_segments);
    expect(view.items.map(({ tax_percent }) => tax_percent)).toEqual([22, 22, 22, 22, 22]);
    // A parcel to Italy is longer on its way, whichever store it was bought in.
    expect(view.delivery_days).toEqual({ min: 4, max: 6 });
    expect(await cart.get('pull')).toMatchObject({ code: 404 });
  });

  test('of files is sent nowhere; its links come with the payment', async () => {
    const message = orderMessage([{ sku: 'P-50', qty: 1 }], { addressInformation: { shippingAddress: null } });
    const { orderId, grandTotal, backendOrderId } = await orders.place(message);
    expect(grandTotal).toBe(1);
    const view = await orders.view(orderId);
    expect(view.extension_attributes.shipping_assignments).toEqual([]);
    expect(view.delivery_days).toBeNull();
    await shop.platform.orders.setStatus(backendOrderId, 'processing');
    const paid = await orders.view(orderId);
    expect(paid).toMatchObject({ status: 'processing', total_due: 0, payment: { state: 'paid' } });
    expect(paid.items[0]?.downloads).toEqual([{ title: 'Bauplan', url: `/api/download/${orderId}/1/501` }]);
  });

  test('that costs nothing needs no payment service', async () => {
    const cart = await createTestCart(shop);
    await cart.update({ sku: 'P-50', qty: 1 });
    await cart.post('apply-coupon', undefined, { coupon: 'FREE' });
    const wishes = { cart_id: cart.id, payment: 'iways_paypalplus_payment' as const };
    const answer = await orders.place(orderMessage([{ sku: 'P-50', qty: 1 }], wishes));
    expect(answer).toMatchObject({ grandTotal: 0, needsPayment: false });
    expect(await orders.view(answer.orderId)).toMatchObject({ status: 'processing', payment: { state: 'paid' } });
    expect(await cart.get('pull')).toMatchObject({ code: 404 });
  });

  test('is the one that older clients send: whole lines of theirs, and whatever else they carry', async () => {
    const answer = await orders.place(vsf1Message);
    const view = await orders.view(answer.orderId);
    // 2 × 0.1234, 2 and 6.90, whatever the client thinks
    expect(view).toMatchObject({ grand_total: 9.15, store_code: 'it', customer_email: 'ada@example.it' });
    expect(view.items).toMatchObject([
      { sku: 'P-1', qty_ordered: 2 },
      { sku: 'P-12', product_type: 'configurable', options: [{ label: 'Colore', value: 'Blau' }] },
    ]);
    expect(view.billing_address.street).toEqual(['Via Roma']);
    // Such clients have no ids of their own: the cart is what can be ordered once.
    expect(await orders.place(vsf1Message)).toEqual(answer);
  });

  test('keeps what was bought when the product changes', async () => {
    const { orderId } = await orders.place(orderMessage([{ sku: 'P-11', qty: 1 }]));
    const before = await orders.view(orderId);
    await shop.platform.editor.setPrice('P-11', { price: 70_000, special: null });
    await shop.platform.editor.setStatus('P-11', 2);
    const changed = () => shop.platform.catalog.product('de', 'P-11') === null;
    while (!changed()) await new Promise((resolve) => setImmediate(resolve));
    const { items, ...rest } = await orders.view(orderId);
    const [{ image, url, ...line } = before.items[0]!] = before.items;
    expect(rest).toEqual({ ...before, items: undefined });
    expect(items).toEqual([line]);
    await shop.platform.editor.setPrice('P-11', { price: 10_000, special: null });
    await shop.platform.editor.setStatus('P-11', 1);
    await shop.platform.catalog.refresh();
  });
});

describe('is refused, and leaves everything as it was', () => {
  const untouched = async (work: () => Promise<unknown>) => {
    const facts = async () => [await orders.count(), await orders.stockOf('P-1'), await orders.stockOf('P-60')];
    const before = await facts();
    await work();
    expect(await facts()).toEqual(before);
  };

  test.each([
    [
      [
        { sku: 'P-1', qty: 1 },
        { sku: 'P-60', qty: 5 },
      ],
      [{ sku: 'P-60', available: 4 }],
    ],
    [
      [
        { sku: 'P-60', qty: 3 },
        { sku: 'P-1', qty: 1 },
        { sku: 'P-60', qty: 3 },
      ],
      [{ sku: 'P-60', available: 4 }],
    ],
    [[{ sku: 'P-60', qty: 1 }], [{ sku: 'P-60', available: 0 }]],
    [
      [
        { sku: 'P-1', qty: 1 },
        { sku: 'P-999', qty: 1 },
      ],
      [{ sku: 'P-999', available: 0 }],
    ],
    [[{ sku: 'P-10', qty: 1 }], [{ sku: 'P-10', available: 0 }]],
    [[{ sku: 'P-40', qty: 1, ...choose.engraving('too long') }], [{ sku: 'P-40', available: 0 }]],
  ])('%j: what is not to be had is named', async (products, lines) => {
    await untouched(async () => {
      expect(await orders.refused(orderMessage(products))).toEqual({
        code: 'NOT_AVAILABLE',
        message: 'Some of the ordered products are not available!',
        lines,
      });
    });
  });

  test('another price than the shopper was shown', async () => {
    await untouched(async () => {
      const message = orderMessage([{ sku: 'P-1', qty: 1 }], { expected_total: 7.01 });
      const refusal = await orders.refused(message);
      expect(refusal).toMatchObject({ code: 'PRICE_CHANGED', totals: { grand_total: 7.02 } });
    });
    await orders.place(orderMessage([{ sku: 'P-1', qty: 1 }], { expected_total: 7.02 }));
  });

  test('a coupon that has run out since it was applied, unless the shopper has seen the price without it', async () => {
    const cart = await createTestCart(shop);
    await cart.update({ sku: 'P-1', qty: 1 });
    await shop.database.db.updateTable('cart').set({ coupon_code: 'PAST' }).where('id', '=', cart.id).execute();
    const wishes = { cart_id: cart.id };
    await untouched(async () => {
      const refusal = await orders.refused(orderMessage([{ sku: 'P-1', qty: 1 }], wishes));
      expect(refusal).toMatchObject({ code: 'COUPON_GONE', totals: { grand_total: 7.02 } });
      expect(await cart.items()).toHaveLength(1);
    });
    await orders.place(orderMessage([{ sku: 'P-1', qty: 1 }], { ...wishes, expected_total: 7.02 }));
  });

  test.each([
    ['ADDRESS_MISSING', { shippingAddress: null }],
    ['COUNTRY_NOT_SERVED', { shippingAddress: { ...address, country_id: 'AT' } }],
    ['COUNTRY_NOT_SERVED', { billingAddress: { ...address, country_id: 'CH' } }],
  ])('%s', async (code, addressInformation) => {
    await untouched(async () => {
      expect(await orders.refused(orderMessage([{ sku: 'P-1', qty: 1 }], { addressInformation }))).toMatchObject({
        code,
      });
    });
  });

  test('customers elsewhere in the Union may still pay for a parcel to Germany', async () => {
    const billingAddress = { ...address, country_id: 'AT' };
    await orders.place(orderMessage([{ sku: 'P-1', qty: 1 }], { addressInformation: { billingAddress } }));
  });

  test('a message that is not valid, with the path of what is wrong', async () => {
    const { products, addressInformation } = orderMessage([{ sku: 'P-1', qty: 1 }]);
    const billing = (more: object) => ({ ...addressInformation, billingAddress: { ...address, ...more } });
    const noMail = { ...address, email: null };
    const cases: [object, string, string][] = [
      [{ addressInformation }, '.products', 'required'],
      [{ products: [], addressInformation }, '.products', 'minItems'],
      [{ products: [{ sku: 'P-1', qty: 0 }], addressInformation }, '.products[0].qty', 'custom'],
      [{ products: [{ sku: 'P-1', qty: 1.5 }], addressInformation }, '.products[0].qty', 'type'],
      [{ products }, '.addressInformation', 'required'],
      [
        { products, addressInformation: billing({ street: [null] }) },
        '.addressInformation.billingAddress.street',
        'minItems',
      ],
      [
        { products, addressInformation: billing({ postcode: '1' }) },
        '.addressInformation.billingAddress.postcode',
        'minLength',
      ],
      [
        { products, addressInformation: billing({ postcode: '123' }) },
        '.addressInformation.billingAddress.postcode',
        'custom',
      ],
      [
        { products, addressInformation: { ...addressInformation, payment_method_code: 'cash' } },
        '.addressInformation.payment_method_code',
        'enum',
      ],
      [
        { products, addressInformation: { ...addressInformation, billingAddress: noMail, shippingAddress: noMail } },
        '.addressInformation.billingAddress.email',
        'custom',
      ],
    ];
    for (const [message, dataPath, keyword] of cases) {
      const { code, text } = await orders.send(message);
      expect({ code, issues: JSON.parse(text).result }).toMatchObject({ code: 400, issues: [{ dataPath, keyword }] });
    }
  });
});
