import type { CartAnswer } from '@brixel/contract/cart';
import type { Envelope } from '@brixel/contract/envelope';
import type { RefundWish } from '@brixel/contract/office/refund-endpoints';
import { defaultSettings } from '@brixel/contract/shop-settings';
import type { VoucherBalance } from '@brixel/contract/voucher-endpoints';
import { lastDays } from '@brixel/platform/figures/periods';
import { refundsIn } from '@brixel/platform/figures/refunds';
import { writeInvoice } from '@brixel/platform/invoice/write-invoice';
import { runOwner } from '@brixel/platform/owner/run-owner';
import { bookOutExpired } from '@brixel/platform/voucher/expire-vouchers';
import { issueVoucher, returnAmount, spentOn } from '@brixel/platform/voucher/voucher-ledger';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { ORIGIN } from '../support/office-browser.ts';
import { type OfficePerson, signInAs } from '../support/office-node.ts';
import { coupon, goods, managed, orderCatalog, unlimited } from '../support/order-goods.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { createTestCart, type TestCart } from '../support/test-cart.ts';
import { orderMessage, type TestOrders, testOrders } from '../support/test-order.ts';
import { testPayments } from '../support/test-payment.ts';

const same = (text: string) => ({ de: text, it: text, en: text });
const card = goods(80, {
  type: 'virtual',
  price: 250_000,
  stock: unlimited,
  voucher: true,
  customOptions: [
    { id: 81, title: same('Name'), type: 'field', required: false, role: 'recipient_name' },
    { id: 82, title: same('E-Mail'), type: 'field', required: false, role: 'recipient_email' },
    { id: 83, title: same('Gruß'), type: 'area', required: false, role: 'greeting', maxCharacters: 300 },
  ],
});
/** Ten euros each, and many of them. */
const brick = goods(90, { price: 100_000, stock: managed(100_000) });

let server: MailServer;
let shop: TestPlatform;
let orders: TestOrders;
let owner: OfficePerson;
beforeAll(async () => {
  server = await startMailServer();
  shop = await startTestPlatform({
    catalog: () => orderCatalog([card, brick], [coupon('TEN')]),
    config: {
      publicUrl: ORIGIN,
      mail: { smtpUrl: server.url, from: 'brixel <shop@brixel.example>' },
    },
  });
  orders = testOrders(shop);
  owner = await signInAs(shop, 'owner');
});
afterAll(async () => {
  await shop.close();
  await server.stop();
});

const CODE = /(?:[0-9A-HJKMNP-TV-Z]{4}-){4}[0-9A-HJKMNP-TV-Z]{4}/;
const gift = (email: string) => ({
  product_option: {
    extension_attributes: {
      custom_options: [
        { option_id: '81', option_value: 'Ada' },
        { option_id: '82', option_value: email },
        { option_id: '83', option_value: 'Alles Gute!\nDeine Oma' },
      ],
    },
  },
});

const terms = (euros: number, email = 'holder@example.de') => ({
  ...{ value: euros * 10_000, order_id: null, item_id: null, position: null, store_code: 'de' as const },
  ...{ recipient_email: email, recipient_name: '', giver_name: '', greeting: '', is_test: 0 as const },
  expires_at: '2099-01-01T00:00:00.000Z',
});
const issue = (euros: number) =>
  shop.database.db.transaction().execute((tx) => issueVoucher(tx, terms(euros), Date.now()));

const balanceOf = async (code: string): Promise<Envelope<VoucherBalance>> =>
  (await shop.inject({ method: 'POST', url: '/api/ext/voucher-balance', payload: { code } })).json();

const enter = (cart: TestCart, code: string) =>
  cart.post<CartAnswer>('apply-coupon', undefined, { coupon: code, answer: 'cart' });

async function cartWith(qty: number, ...codes: string[]): Promise<TestCart> {
  const cart = await createTestCart(shop);
  await cart.update({ sku: brick.sku, qty });
  for (const code of codes) expect(await enter(cart, code)).toMatchObject({ code: 200 });
  return cart;
}

const order = async (qty: number, cart: TestCart, more: object = {}) =>
  orders.place(orderMessage([{ sku: brick.sku, qty }], { cart_id: cart.id, ...more }));

/** In all vouchers balance and ledger say the same, and nobody owes the shop money. */
async function expectSoundLedger(): Promise<void> {
  const { db } = shop.database;
  const vouchers = await db.selectFrom('voucher').select(['id', 'balance', 'value']).execute();
  const sums = await db
    .selectFrom('voucher_entry')
    .select(({ fn }) => ['voucher_id', fn.sum<number | string>('amount').as('sum')])
    .groupBy('voucher_id')
    .execute();
  const byId = new Map(sums.map(({ voucher_id, sum }) => [voucher_id, Number(sum)]));
  for (const { id, balance, value } of vouchers) {
    expect(balance).toBe(byId.get(id));
    expect(balance).toBeGreaterThanOrEqual(0);
    expect(balance).toBeLessThanOrEqual(value);
  }
}

test('a voucher is sold, comes by mail, and pays for several orders; the rest stays on it', async () => {
  const placed = await orders.place(
    orderMessage(
      [
        { sku: card.sku, qty: 1 },
        { sku: card.sku, qty: 2, ...gift('ada@example.de') },
      ],
      { payment: 'iways_paypalplus_payment', addressInformation: { shippingAddress: null } },
    ),
  );
  expect(placed).toMatchObject({ grandTotal: 75, needsPayment: true });
  expect(await shop.database.db.selectFrom('voucher').select('id').execute()).toEqual([]);
  const payments = testPayments(shop);
  const { paymentId, approvalUrl } = await payments.begin(placed.orderId);
  await shop.inject({ method: 'POST', url: `${new URL(approvalUrl).pathname}/approve` });
  expect(await payments.execute(paymentId)).toMatchObject({ result: { payment: 'paid' } });

  const own = await server.find(
    ({ recipients, text }) => recipients.includes('marlene@example.de') && CODE.test(text ?? ''),
  );
  expect(own.subject).toMatch(/^Dein Geschenkgutschein über 25,00\s€ von brixel$/);
  expect(own.text).toContain('nur für Testbestellungen');
  const given = await server.find(({ recipients }) => recipients.includes('ada@example.de'));
  expect(given.subject).toBe('Marlene Kaiser schenkt dir einen Gutschein von brixel');
  expect(given.html).toContain('Alles Gute!<br>Deine Oma');
  const code = CODE.exec(own.text ?? '')![0];
  const rows = await shop.database.db.selectFrom('voucher').selectAll().execute();
  expect(rows).toHaveLength(3);
  // no reader of the database can spend it
  const dump = JSON.stringify([
    rows,
    await shop.database.db.selectFrom('mail_file').selectAll().execute(),
    await shop.database.db.selectFrom('mail').selectAll().where('sent_at', 'is not', null).execute(),
  ]);
  expect(dump).not.toContain(code);
  expect(dump).not.toContain(code.replaceAll('-', ''));
  // the order names its mails, but nobody of the office can read them, and nothing of them is kept
  const params = { number: placed.orderNumber };
  const listed = async () =>
    (await owner.call('orders.mails', { params })).filter(
      ({ kind, state }) => kind === 'voucher' && state === 'delivered',
    );
  await expect.poll(listed, { timeout: 20_000 }).toHaveLength(3);
  const [voucherMail] = await listed();
  for (const call of ['orders.mail', 'orders.mailPage', 'orders.sendMail'] as const)
    expect((await owner.ask(call, { params: { ...params, id: voucherMail!.id }, body: {} })).failure).toBe('NOT_FOUND');
  const kept = await shop.database.db.selectFrom('mail').select('kept').where('kind', '=', 'voucher').execute();
  expect(kept.map((mail) => mail.kept)).toEqual([null, null, null]);

  expect(await balanceOf(` ${code.toLowerCase()} `)).toMatchObject({
    code: 200,
    result: { balance: 25, value: 25, is_expired: false, is_test: true, ending: code.slice(-4) },
  });
  expect(await balanceOf('0000-0000-0000-0000-0000')).toMatchObject({ code: 404 });

  const cart = await cartWith(1, code.toLowerCase());
  const totals = await cart.totals();
  // ten euros and the parcel, all of it taxed as ever
  expect(totals).toMatchObject({ grand_total: 0, subtotal_incl_tax: 10, shipping_incl_tax: 6.9, tax_amount: 2.7 });
  expect(totals.vouchers).toMatchObject([{ amount: 16.9, balance: 25, ending: code.slice(-4) }]);
  expect(totals.total_segments.map(({ code: name, value }) => [name, value])).toContainEqual([
    'giftcardaccount',
    -16.9,
  ]);
  const paid = await order(1, cart, { expected_total: 0, payment: 'iways_paypalplus_payment' });
  expect(paid).toMatchObject({ grandTotal: 0, needsPayment: false });
  expect(await orders.view(paid.orderId)).toMatchObject({
    ...{ status: 'processing', grand_total: 0, total_due: 0, is_test: true },
    vouchers: [{ ending: code.slice(-4), amount: 16.9 }],
    payment: { state: 'paid' },
  });
  const confirmation = await server.find(({ subject }) => subject?.includes(paid.orderNumber) === true);
  expect(confirmation.text).toContain('Dein Gutschein hat alles bezahlt');
  expect(await balanceOf(code)).toMatchObject({ result: { balance: 8.1 } });

  const second = await cartWith(2, code);
  const rest = await order(2, second, { expected_total: 18.8 });
  const view = await orders.view(rest.orderId);
  expect(view).toMatchObject({ status: 'pending', grand_total: 18.8, total_due: 18.8, tax_amount: 4.29 });
  const transfer = await server.find(({ subject }) => subject?.includes(rest.orderNumber) === true);
  expect(transfer.text).toMatch(/Bitte überweise 18,80\s€/);
  expect(await balanceOf(code)).toMatchObject({ result: { balance: 0 } });
  expect(await enter(await cartWith(1), code)).toMatchObject({ code: 404, result: { code: 'EMPTY' } });

  // what comes to nothing gives it back
  const found = await shop.platform.orders.byPublicId(rest.orderId);
  await shop.platform.orders.setStatus(found!.id, 'canceled');
  expect(await balanceOf(code)).toMatchObject({ result: { balance: 8.1 } });
  await expectSoundLedger();

  // the buyer gets the money back: nothing can be spent any more
  const sale = await shop.platform.orders.byPublicId(placed.orderId);
  await shop.platform.orders.setStatus(sale!.id, 'canceled');
  expect(await balanceOf(code)).toMatchObject({ code: 404 });
  await expectSoundLedger();
});

test('one field takes coupons and vouchers; several vouchers pay one after another, but for no voucher', async () => {
  const [first, second] = [await issue(5), await issue(30)];
  const cart = await cartWith(2, first.code, second.code, first.code, 'ten');
  await cart.update({ sku: card.sku, qty: 1 });
  const totals = await cart.totals();
  expect(totals).toMatchObject({ discount_amount: -2, coupon_code: 'TEN', grand_total: 25 });
  expect(totals.vouchers?.map(({ amount }) => amount)).toEqual([5, 19.9]);
  expect((await cart.state()).coupon?.code).toBe('TEN');

  await cart.post('delete-coupon', undefined, { voucher: String(first.voucher.id) });
  expect((await cart.totals()).vouchers?.map(({ amount }) => amount)).toEqual([24.9]);
  // a client that knows coupons only takes back one after the other
  await cart.post('delete-coupon');
  expect(await cart.totals()).toMatchObject({ discount_amount: 0, vouchers: [{ amount: 26.9 }] });
  await cart.post('delete-coupon');
  expect((await cart.totals()).vouchers).toBeUndefined();
  expect(await enter(cart, 'NO-SUCH-CODE')).toMatchObject({ code: 404, result: { code: 'UNKNOWN' } });
});

test('an order is refused where its voucher was spent elsewhere, and taken where the shopper has seen it', async () => {
  const { code } = await issue(20);
  const late = await cartWith(1, code);
  const early = await cartWith(2, code);
  await order(2, early);
  const refusal = await orders.refused(
    orderMessage([{ sku: brick.sku, qty: 1 }], { cart_id: late.id, expected_total: 0 }),
  );
  expect(refusal).toMatchObject({ code: 'VOUCHER_GONE', totals: { grand_total: 16.9 } });
  await order(1, late, { expected_total: 16.9 });
  await expectSoundLedger();
});

test('an order that is paid anew takes over what the first had taken', async () => {
  const { code } = await issue(20);
  const cart = await cartWith(2, code);
  const payment = 'iways_paypalplus_payment';
  const first = await order(2, cart, { payment, expected_total: 6.9 });
  expect(await balanceOf(code)).toMatchObject({ result: { balance: 0 } });
  const second = await order(3, cart, { payment, expected_total: 16.9 });
  expect(await orders.view(first.orderId)).toMatchObject({ status: 'canceled' });
  expect((await shop.platform.orders.byPublicId(second.orderId))?.due).toBe(169_000);
  const { approvalUrl } = await testPayments(shop).begin(second.orderId);
  expect((await shop.inject(new URL(approvalUrl).pathname)).body).toContain('16,90');
  await expectSoundLedger();
});

test('100 parallel orders spend a voucher once', async () => {
  const { code, voucher } = await issue(200);
  const carts = await Promise.all(Array.from({ length: 100 }, () => cartWith(1, code)));
  const answers = await Promise.all(
    carts.map((cart) => orders.send(orderMessage([{ sku: brick.sku, qty: 1 }], { cart_id: cart.id }))),
  );
  // those that came too late were told so; the last one that it pays for may be paid in part
  expect(new Set(answers.map(({ code: status }) => status))).toEqual(new Set([200, 409]));
  const entries = await shop.database.db
    .selectFrom('voucher_entry')
    .select(['amount', 'order_id'])
    .where('voucher_id', '=', voucher.id)
    .where('kind', '=', 'redeem')
    .execute();
  expect(entries.reduce((sum, { amount }) => sum - amount, 0)).toBe(200 * 10_000);
  expect(entries).toHaveLength(answers.filter(({ code: status }) => status === 200).length);
  for (const { order_id, amount } of entries) {
    const row = await shop.database.db
      .selectFrom('placed_order')
      .select(['voucher_amount'])
      .where('id', '=', order_id!)
      .executeTakeFirstOrThrow();
    expect(row.voucher_amount).toBe(-amount);
  }
  await expectSoundLedger();
});

test('100 parallel orders and a refund: what is paid out is what nobody has spent', async () => {
  const { number, itemId, codes } = await sell(1);
  const carts = await Promise.all(Array.from({ length: 100 }, () => cartWith(1, codes[0]!)));
  const placing = carts.map((cart) =>
    orders.send(orderMessage([{ sku: brick.sku, qty: 1 }], { cart_id: cart.id, expected_total: 0 })),
  );
  // several want the same back, too
  const refunding = Array.from({ length: 5 }, () =>
    give(number, { way: 'noted', lines: [{ item_id: itemId, qty: 1, restock: false }] }).catch(() => null),
  );
  const [placed, refunds] = await Promise.all([Promise.all(placing), Promise.all(refunding)]);
  // 16.90 of 25 once or never: then 8.10 or all of it goes back, once
  const isSpent = placed.some(({ code: status }) => status === 200);
  expect(placed.filter(({ code: status }) => status === 200)).toHaveLength(isSpent ? 1 : 0);
  expect(refunds.flatMap((refund) => (refund ? [refund.amount] : []))).toEqual([isSpent ? 8.1 : 25]);
  const { entries } = await owner.call('vouchers.read', {
    params: { id: (await owner.call('vouchers.list', { query: { search: number } })).vouchers[0]!.id },
  });
  expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['issue', 25],
    ...(isSpent ? [['redeem', -16.9]] : []),
    ['refund', isSpent ? -8.1 : -25],
  ]);
  await expectSoundLedger();
});

const give = (number: string, wish: Partial<RefundWish>) =>
  owner.call('orders.refund', { params: { number }, body: wish });
const refusal = (number: string, wish: Partial<RefundWish>) =>
  owner.refusal('orders.refund', { params: { number }, body: wish });
const overview = (number: string) => owner.call('refunds.read', { params: { number } });
const pay = (number: string) => owner.call('orders.pay', { params: { number }, body: { note: '' } });
const stateOf = async (orderId: string) => (await orders.view(orderId)).payment.state;

test('a refund gives money back as money and the rest onto the voucher, up to all of it', async () => {
  const { code } = await issue(20);
  const { orderId, orderNumber: number } = await order(3, await cartWith(3, code), { expected_total: 16.9 });
  // its cancellation would give back what the voucher has paid; a refund needs an order that is paid
  expect(await refusal(number, { way: 'voucher', amount: 1 })).toBe('409 REFUND_TOO_HIGH');
  await pay(number);
  expect(await overview(number)).toMatchObject({
    refundable: 36.9,
    ways: [
      { way: 'transfer', most: 36.9, money: 16.9 },
      { way: 'noted', most: 36.9, money: 16.9 },
      { way: 'voucher', most: 20, money: 0 },
    ],
  });
  expect(await give(number, { way: 'voucher', amount: 5 })).toMatchObject({ amount: 5, state: 'sent' });
  const told = await server.find(({ subject }) => subject === `Erstattung zu deiner Bestellung ${number}`);
  expect(told.text).toContain('Der Betrag ist wieder auf deinem Gutschein');
  expect(told.text).not.toContain('Geld erstattet');
  expect(await balanceOf(code)).toMatchObject({ result: { balance: 5 } });
  expect(await stateOf(orderId)).toBe('partly_refunded');
  expect(await refusal(number, { way: 'voucher', amount: 15.01 })).toBe('409 REFUND_TOO_HIGH');
  expect(await refusal(number, { way: 'transfer', amount: 31.91 })).toBe('409 REFUND_TOO_HIGH');

  // all three pieces and 1.90 of the parcel: 16.90 is money, 15 are of the voucher, which gets them when the money goes
  const [line] = (await overview(number)).lines;
  const wish = { lines: [{ item_id: line!.item_id, qty: 3, restock: true }], shipping: 1.9, way: 'transfer' as const };
  const dropped = await give(number, wish);
  expect((await overview(number)).refunds.at(-1)).toMatchObject({ amount: 31.9, voucher_amount: 15 });
  expect(await overview(number)).toMatchObject({ refundable: 0 });
  expect(await refusal(number, { way: 'voucher', amount: 1 })).toBe('409 REFUND_TOO_HIGH');
  await owner.call('refunds.drop', { params: { id: dropped.id } });
  expect(await balanceOf(code)).toMatchObject({ result: { balance: 5 } });
  const { id } = await give(number, wish);
  await owner.call('refunds.done', { params: { id } });
  expect(await balanceOf(code)).toMatchObject({ result: { balance: 20 } });
  expect(await overview(number)).toMatchObject({ refundable: 0 });
  expect(await stateOf(orderId)).toBe('refunded');
  const mail = await server.find(
    ({ subject, text }) =>
      subject?.includes(`Erstattung zu deiner Bestellung ${number}`) === true && /15,00/.test(text ?? ''),
  );
  expect(mail.text).toMatch(/15,00\s€ davon sind wieder auf dem Gutschein/);
  await expectSoundLedger();
});

test('an order that vouchers have paid is refunded when it is canceled', async () => {
  const { code } = await issue(30);
  const { orderId, orderNumber: number } = await order(1, await cartWith(1, code));
  expect((await overview(number)).ways).toEqual([{ way: 'voucher', most: 16.9, money: 0, provider: null }]);
  await give(number, { way: 'voucher', amount: 6.9 });
  await owner.call('orders.cancel', { params: { number }, body: { note: '' } });
  expect(await balanceOf(code)).toMatchObject({ result: { balance: 30 } });
  expect(await stateOf(orderId)).toBe('refunded');
  expect((await overview(number)).refunds.map(({ way, amount }) => [way, amount])).toEqual([
    ['voucher', 6.9],
    ['voucher', 10],
  ]);
  expect(await refusal(number, { way: 'voucher', amount: 0.01 })).toBe('409 REFUND_TOO_HIGH');
  await expectSoundLedger();
});

async function sell(qty: number): Promise<{ number: string; itemId: number; codes: string[] }> {
  const email = `sold-${Math.random().toString(36).slice(2)}@example.de`;
  const { orderNumber: number } = await orders.place(
    orderMessage([{ sku: card.sku, qty, ...gift(email) }], { addressInformation: { shippingAddress: null } }),
  );
  await pay(number);
  const codes = new Set<string>();
  await expect
    .poll(() => {
      for (const { recipients, text } of server.received)
        if (recipients.includes(email)) codes.add(CODE.exec(text ?? '')![0]);
      return codes.size;
    })
    .toBe(qty);
  return { number, itemId: (await overview(number)).lines[0]!.item_id, codes: [...codes] };
}

test('who gets the money for a voucher back gives the voucher back, for what nobody has spent of it', async () => {
  const { number, itemId, codes } = await sell(4);
  const line = (qty: number, more: object = {}) => [{ item_id: itemId, qty, restock: false, ...more }];
  // one is spent as a whole, one in part
  await order(2, await cartWith(2, codes[0]!));
  await order(1, await cartWith(1, codes[1]!));
  const left = async () => (await overview(number)).lines[0]!.vouchers;
  expect(await left()).toEqual([25, 25, 8.1]);
  for (const wish of [{ lines: line(4) }, { lines: line(3, { amount: 58.11 }) }, { lines: line(3, { amount: 58 }) }])
    expect(await refusal(number, wish)).toBe('409 REFUND_VOUCHER_SPENT');
  expect(await refusal(number, { lines: line(0, { amount: 5 }) })).toBe('409 REFUND_TOO_HIGH');
  expect((await overview(number)).refunds).toEqual([]);
  const stillGood = async () =>
    (await Promise.all(codes.map(balanceOf))).filter(({ code: status }) => status === 200).length;
  expect(await stillGood()).toBe(4);

  const { id, amount } = await give(number, { way: 'transfer', lines: line(3, { amount: 58.1 }) });
  expect(amount).toBe(58.1);
  expect([await stillGood(), await left()]).toEqual([1, []]);
  expect(await balanceOf(codes[0]!)).toMatchObject({ result: { balance: 0 } });
  expect(await refusal(number, { lines: line(1) })).toBe('409 REFUND_VOUCHER_SPENT');
  // the transfer is never made: the codes hold again, for what they held
  await owner.call('refunds.drop', { params: { id } });
  expect(await left()).toEqual([25, 25, 8.1]);
  expect(await balanceOf(codes[1]!)).toMatchObject({ result: { balance: 8.1 } });
  await expectSoundLedger();

  expect(await give(number, { way: 'noted', lines: line(1) })).toMatchObject({ amount: 25 });
  const { id: promised } = await give(number, { way: 'transfer', lines: line(1) });
  // a cancellation takes all, for refunds to come; what was promised before and never paid is among it
  await owner.call('orders.cancel', { params: { number }, body: { note: '' } });
  expect([await stillGood(), await left()]).toEqual([0, [8.1]]);
  await owner.call('refunds.drop', { params: { id: promised } });
  expect(await left()).toEqual([25, 8.1]);
  expect(await give(number, { way: 'noted', lines: line(2) })).toMatchObject({ amount: 33.1 });
  expect(await left()).toEqual([]);
  await expectSoundLedger();
});

test('a voucher that is sold is owed, not earned: figures know the goods beside it, and what it is spent on', async () => {
  const products = [
    { sku: brick.sku, qty: 2 },
    { sku: card.sku, qty: 1, ...gift('figures@example.de') },
  ];
  const { orderNumber: number, grandTotal } = await orders.place(orderMessage(products));
  await pay(number);
  expect(grandTotal).toBe(51.9);
  const { id } = (await shop.platform.orders.byNumber(number))!;
  const today = lastDays(Date.now(), 2);
  const sale = () => shop.database.db.selectFrom('sale').select('gross').where('order_id', '=', id).execute();
  expect(await sale()).toEqual([{ gross: 269_000 }]);
  const refunded = async () => (await refundsIn(shop.database.db, today)).filter(({ orderId }) => orderId === id);
  const [bricks, voucher] = (await overview(number)).lines;
  const line = ({ item_id }: { item_id: number }) => ({ item_id, qty: 1, restock: false });
  await give(number, { way: 'noted', lines: [line(voucher!)] });
  expect(await refunded()).toEqual([]);
  await give(number, { way: 'noted', lines: [line(bricks!)] });
  expect(await refunded()).toMatchObject([{ amount: 100_000 }]);

  const alone = await sell(1);
  const sold = (await shop.platform.orders.byNumber(alone.number))!;
  expect(await shop.database.db.selectFrom('sale').selectAll().where('order_id', '=', sold.id).execute()).toEqual([]);
  const spent = await order(1, await cartWith(1, alone.codes[0]!));
  const spending = (await shop.platform.orders.byPublicId(spent.orderId))!;
  const row = await shop.database.db.selectFrom('sale').select('gross').where('order_id', '=', spending.id).execute();
  expect(row).toEqual([{ gross: 169_000 }]);
  const invoice = { number: 'X', at: sold.createdAt, settings: defaultSettings, publicUrl: ORIGIN };
  expect(writeInvoice(sold, invoice).vat).toMatchObject([
    { category: 'E', tax: '0.00', gross: '25.00', reason: expect.stringContaining('erst beim Einlösen') },
  ]);
});

test('refunds and orders at once neither lose nor double a cent', async () => {
  const { number, itemId, codes } = await sell(4);
  const spent = await Promise.all(codes.map((code) => cartWith(2, code)));
  const placing = spent.map((cart) =>
    orders.send(orderMessage([{ sku: brick.sku, qty: 2 }], { cart_id: cart.id, expected_total: 1.9 })),
  );
  const refunding = codes.map(() =>
    give(number, { way: 'noted', lines: [{ item_id: itemId, qty: 1, restock: false }] }).catch(() => null),
  );
  const [placed, refunded] = await Promise.all([Promise.all(placing), Promise.all(refunding)]);
  const isPlaced = placed.filter(({ code: status }) => status === 200).length;
  expect(isPlaced + refunded.filter((refund) => refund !== null).length).toBe(4);
  const left = await Promise.all(codes.map(balanceOf));
  expect(left.filter(({ code: status }) => status === 200)).toHaveLength(isPlaced);
  await expectSoundLedger();

  // twenty give the same back, and one cancels it meanwhile
  const { code } = await issue(16.9);
  const { orderNumber } = await order(1, await cartWith(1, code));
  const tries = Array.from({ length: 20 }, () => give(orderNumber, { way: 'voucher', amount: 4 }).catch(() => null));
  await Promise.all([...tries, owner.call('orders.cancel', { params: { number: orderNumber }, body: { note: '' } })]);
  expect(await balanceOf(code)).toMatchObject({ result: { balance: 16.9 } });
  const { refunds } = await overview(orderNumber);
  expect(Math.round(refunds.reduce((sum, { amount }) => sum + amount, 0) * 100)).toBe(1690);
  await expectSoundLedger();
});

test('the office gives vouchers away, finds, blocks and renews them, and sees what the shop owes', async () => {
  const books = await signInAs(shop, 'books');
  const { open: before } = await books.call('vouchers.list', { query: {} });
  const email = 'prize@example.de';
  const gift = { amount: 50, email, name: 'Ida', greeting: 'Gewonnen!', note: 'Verlosung', store_code: 'it' as const };
  const given = await books.call('vouchers.create', { body: gift });
  expect(given).toMatchObject({ value: 50, balance: 50, state: 'open', note: 'Verlosung', order_number: null });
  const { open } = await books.call('vouchers.list', { query: {} });
  expect(open.count).toBe(before.count + 1);
  expect(open.sum).toBeCloseTo(before.sum + 50, 6);
  const first = await server.find(({ recipients, text }) => recipients.includes(email) && CODE.test(text ?? ''));
  expect(first.text).toContain('Gewonnen!');
  expect(first.text).not.toContain('Verlosung');
  const code = CODE.exec(first.text ?? '')![0];

  const { orderNumber } = await order(1, await cartWith(1, code));
  const found = async (search: string) =>
    (await books.call('vouchers.list', { query: { search } })).vouchers.map(({ id }) => id);
  for (const search of [code.toLowerCase(), code.slice(-4), orderNumber, 'PRIZE@', 'ida'])
    expect(await found(search)).toContain(given.id);
  expect(await found('100%')).toEqual([]);
  const read = () => books.call('vouchers.read', { params: { id: given.id } });
  expect((await read()).entries).toMatchObject([
    { kind: 'issue', amount: 50, order_number: null },
    { kind: 'redeem', amount: -16.9, order_number: orderNumber },
  ]);

  const body = { reason: 'gestohlen' };
  const params = { id: given.id };
  const cart = await cartWith(1, code);
  expect(await books.call('vouchers.block', { params, body })).toMatchObject({ state: 'blocked', balance: 33.1 });
  expect(await balanceOf(code)).toMatchObject({ code: 404 });
  expect((await cart.totals()).vouchers).toBeUndefined();
  expect(await books.refusal('vouchers.block', { params, body })).toBe('409 VOUCHER_MOVED');
  expect(await books.refusal('vouchers.send', { params, body: { email } })).toBe('409 VOUCHER_MOVED');
  // what comes back to it does not unblock it
  await give(orderNumber, { way: 'voucher', amount: 6.9 });
  expect(await read()).toMatchObject({ state: 'blocked', balance: 40 });
  expect(await books.call('vouchers.unblock', { params, body })).toMatchObject({ state: 'open', block_reason: '' });
  expect((await cart.totals()).vouchers).toMatchObject([{ amount: 16.9 }]);

  const renewed = await books.call('vouchers.send', { params, body: { email: 'right@example.de' } });
  expect(renewed).toMatchObject({ recipient_email: 'right@example.de', balance: 40 });
  const second = await server.find(({ recipients }) => recipients.includes('right@example.de'));
  const fresh = CODE.exec(second.text ?? '')![0];
  expect(second.text).toContain('Quello precedente non vale più');
  expect(await balanceOf(code)).toMatchObject({ code: 404 });
  expect((await cart.totals()).vouchers).toBeUndefined();
  expect(await balanceOf(fresh)).toMatchObject({ result: { balance: 40 } });
  expect(await found(fresh)).toEqual([given.id]);

  const { entries } = await owner.call('audit.list', { query: {} });
  const told = entries.filter(({ action }) => action.startsWith('vouchers.'));
  expect(told.map(({ action }) => action)).toEqual([
    'vouchers.send',
    'vouchers.unblock',
    'vouchers.block',
    'vouchers.create',
  ]);
  expect(JSON.stringify(told)).not.toMatch(/@|Ida|Verlosung/);
  await expectSoundLedger();
});

const step = fc.oneof(
  fc.record({
    kind: fc.constant('order' as const),
    qty: fc.integer({ min: 1, max: 4 }),
    which: fc.integer({ min: 0, max: 2 }),
  }),
  fc.record({ kind: fc.constant('cancel' as const), which: fc.nat({ max: 20 }) }),
  fc.record({
    kind: fc.constant('refund' as const),
    which: fc.nat({ max: 20 }),
    euros: fc.integer({ min: 1, max: 30 }),
  }),
  fc.record({ kind: fc.constant('expire' as const), which: fc.integer({ min: 0, max: 2 }) }),
);

test('whatever is ordered, canceled and refunded, money on vouchers is what the model says', async () => {
  const { db } = shop.database;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
      const vouchers = [await issue(12), await issue(40), await issue(40)];
      const model = vouchers.map(({ voucher }) => ({ balance: voucher.value }));
      const placed: { id: number; which: number; spent: number }[] = [];
      for (const action of steps) {
        if (action.kind === 'order') {
          const { which, qty } = action;
          if (model[which]!.balance === 0) continue;
          const { orderId } = await order(qty, await cartWith(qty, vouchers[which]!.code));
          const spent = Math.min(model[which]!.balance, qty * 100_000 + 69_000);
          model[which]!.balance -= spent;
          const { id } = (await shop.platform.orders.byPublicId(orderId))!;
          placed.push({ id, which, spent });
        } else if (action.kind === 'expire') {
          const { id } = vouchers[action.which]!.voucher;
          await db
            .updateTable('voucher')
            .set({ expires_at: '2020-01-01T00:00:00.000Z' })
            .where('id', '=', id)
            .execute();
          await bookOutExpired(db, Date.now());
          model[action.which]!.balance = 0;
        } else {
          const target = placed[action.which % Math.max(1, placed.length)];
          if (!target) continue;
          const amount = action.kind === 'cancel' ? target.spent : Math.min(target.spent, action.euros * 10_000);
          if (action.kind === 'cancel') await shop.platform.orders.setStatus(target.id, 'canceled');
          else await db.transaction().execute((tx) => returnAmount(tx, target.id, amount, Date.now()));
          target.spent -= amount;
          model[target.which]!.balance += amount;
        }
      }
      const rows = await Promise.all(
        vouchers.map(({ voucher: { id } }) =>
          db.selectFrom('voucher').select('balance').where('id', '=', id).executeTakeFirstOrThrow(),
        ),
      );
      expect(rows.map(({ balance }) => balance)).toEqual(model.map(({ balance }) => balance));
      for (const { id, spent } of placed) {
        const { shares } = await spentOn(db, id);
        expect(shares.reduce((sum, { amount }) => sum + amount, 0)).toBe(spent);
      }
    }),
    { numRuns: 15 },
  );
  await expectSoundLedger();
});

test('an order that is paid or canceled by a command is counted and delivered as any other', async () => {
  const { location, db } = shop.database;
  const run = (...argv: string[]) => runOwner(argv, location, { stdout: async () => {}, stderr: () => {} });
  const bought = await orders.place(orderMessage([{ sku: card.sku, qty: 1, ...gift('befehl@example.de') }]));
  await run('orders', 'set-status', bought.orderNumber, 'processing');
  const issued = await db
    .selectFrom('voucher')
    .select('value')
    .where('recipient_email', '=', 'befehl@example.de')
    .execute();
  expect(issued).toEqual([{ value: 250_000 }]);

  const canceled = await orders.place(orderMessage([{ sku: brick.sku, qty: 1 }]));
  await run('orders', 'set-status', canceled.orderNumber, 'canceled');
  const sales = db
    .selectFrom('sale')
    .innerJoin('placed_order', 'placed_order.id', 'sale.order_id')
    .select('sale.order_id')
    .where('placed_order.order_number', '=', canceled.orderNumber);
  expect(await sales.execute()).toEqual([]);
});
