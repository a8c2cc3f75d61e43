import type { OrderMessage } from '@brixel/contract/order';
import { forgetSentBefore, markSent } from '@brixel/platform/mail/mail-queue';
import { forgetOrderMails, readableMails } from '@brixel/platform/mail/order-mail-archive';
import { orderQuery } from '@brixel/platform/order/find-orders';
import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type OfficePerson, signInAs } from '../support/office-node.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { address, orderMessage, type TestOrders, testOrders } from '../support/test-order.ts';

let shop: TestPlatform;
let orders: TestOrders;
let owner: OfficePerson;
let packer: OfficePerson;
let books: OfficePerson;
beforeAll(async () => {
  shop = await startTestPlatform({ catalog: 'order' });
  orders = testOrders(shop);
  await shop.platform.editor.setStock(SKU, 1000);
  owner = await signInAs(shop, 'owner');
  packer = await signInAs(shop, 'packer');
  books = await signInAs(shop, 'books');
});
afterAll(() => shop.close());

const SKU = 'P-1';

/** The number that people read. */
async function place(
  products: OrderMessage['products'] = [{ sku: SKU, qty: 2 }],
  lastname = 'Kaiser',
): Promise<string> {
  const theirs = { ...address, lastname };
  const message = orderMessage(products, { addressInformation: { shippingAddress: theirs, billingAddress: theirs } });
  return (await orders.place(message)).orderNumber;
}
const read = (number: string, person = owner) => person.call('orders.read', { params: { number } });
const found = async (search: string): Promise<string[]> =>
  (await packer.call('orders.list', { query: { search } })).orders.map(({ number }) => number);
const mailCount = async () => (await shop.database.db.selectFrom('mail').select('id').execute()).length;

test('an order is paid by the books, sent by a packer, and each step is in its history and in the log', async () => {
  const number = await place();
  const before = await mailCount();
  const lists = await Promise.all(
    (['pending', 'processing'] as const).map((status) => packer.call('orders.list', { query: { status } })),
  );
  expect(lists.map(({ orders: some }) => some.some((order) => order.number === number))).toEqual([true, false]);
  expect(await packer.refusal('orders.send', { params: { number }, body: { note: '' } })).toBe('409 ORDER_MOVED');

  await books.call('orders.pay', { params: { number }, body: { note: 'Konto 15.11.' } });
  await packer.call('orders.note', { params: { number }, body: { text: 'Kleine Tüte beilegen' } });
  await packer.call('orders.send', { params: { number }, body: { note: '' } });
  const { order, history, refundable } = await read(number, packer);
  expect(order).toMatchObject({ status: 'complete', payment: { state: 'paid' } });
  expect(refundable).toBe(order.grand_total);
  expect(history.map(({ kind, status, text }) => [kind, status, text])).toEqual([
    ['status', 'processing', 'Konto 15.11.'],
    ['note', null, 'Kleine Tüte beilegen'],
    ['status', 'complete', ''],
  ]);
  // a parcel that is sent; the payment of what comes in a parcel is no news
  expect((await mailCount()) - before).toBe(1);

  const { entries } = await owner.call('audit.list', { query: {} });
  const logged = entries.filter(({ subject }) => subject === number).map(({ action }) => action);
  expect(logged).toEqual(['orders.send', 'orders.note', 'orders.pay']);
  expect(JSON.stringify(entries)).not.toMatch(/Kaiser|Lindenstraße|marlene/);
});

test('a canceled order gives its stock back, once, whoever cancels at the same time', async () => {
  const before = await orders.stockOf(SKU);
  const number = await place([{ sku: SKU, qty: 3 }]);
  expect(await orders.stockOf(SKU)).toBe(before - 3);
  const cancel = () => owner.call('orders.cancel', { params: { number }, body: { note: '' } });
  await Promise.all([cancel(), cancel(), cancel()]);
  expect(await orders.stockOf(SKU)).toBe(before);
  expect((await read(number)).history).toHaveLength(1);
  expect(await owner.refusal('orders.pay', { params: { number }, body: { note: '' } })).toBe('409 ORDER_MOVED');
});

test('no more can be refunded than was paid, also when two people note it at once', async () => {
  const number = await place();
  const refund = (amount: number) =>
    owner.refusal('orders.refund', { params: { number }, body: { amount, text: 'x' } });
  expect(await refund(0.5)).toBe('409 REFUND_TOO_HIGH');
  await owner.call('orders.pay', { params: { number }, body: { note: '' } });
  const { order } = await read(number);
  await owner.call('orders.refund', { params: { number }, body: { amount: 0.5, text: 'Kratzer' } });
  expect((await read(number)).order.payment.state).toBe('partly_refunded');
  const rest = Math.round((order.grand_total - 0.5) * 100) / 100;
  const tries = await Promise.allSettled(
    Array.from({ length: 4 }, () =>
      owner.call('orders.refund', { params: { number }, body: { amount: rest, text: 'Rest' } }),
    ),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await read(number)).toMatchObject({
    refundable: 0,
    order: { total_refunded: order.grand_total, payment: { state: 'refunded' } },
  });
  expect(await refund(0.01)).toBe('409 REFUND_TOO_HIGH');
});

test('orders are found by number, name, mail and goods; signs of the search language are plain characters', async () => {
  const number = await place([{ sku: SKU, qty: 1 }], 'Ünverkennbar_100%');
  expect(await found(number)).toEqual([number]);
  expect(await found(number.slice(-4).toLowerCase())).toContain(number);
  expect(await found('verkennbar_100%')).toEqual([number]);
  expect(await found('%_')).toEqual([]);
  expect(await found(`verkennbar ${SKU.toLowerCase()}`)).toEqual([number]);
  expect((await found(address.email)).length).toBeGreaterThan(1);
  expect(await found('nobody-has-this')).toEqual([]);
});

test('whoever packs sees where the goods lie; lists tell nobody a mail address', async () => {
  const number = await place();
  await shop.database.db.insertInto('shelf').values({ sku: SKU, place: 'K07-12', cost: 100 }).execute();
  const { places, ...order } = await read(number, packer);
  expect(places).toEqual({ [SKU]: 'K07-12' });
  expect(JSON.stringify(order)).not.toContain('cost');
  expect(JSON.stringify(await packer.call('orders.list', { query: {} }))).not.toContain(address.email);
  expect(await owner.refusal('orders.read', { params: { number: 'BX-0000-0000' } })).toBe('404 NOT_FOUND');
});

test('older orders come with the next page, each once', async () => {
  for (let more = 0; more < 55; more += 1) await place();
  const seen: string[] = [];
  let before: number | null = null;
  do {
    const page: Awaited<ReturnType<typeof firstPage>> = await firstPage(before);
    seen.push(...page.orders.map(({ number }) => number));
    before = page.next;
  } while (before !== null);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toHaveLength(await orders.count());
});

const firstPage = (before: number | null) => owner.call('orders.list', { query: before === null ? {} : { before } });

async function sentWith(parcels: { carrier: string; number: string }[]): Promise<string> {
  const number = await place();
  await books.call('orders.pay', { params: { number }, body: { note: '' } });
  await packer.call('orders.send', { params: { number }, body: { note: '', parcels } });
  return number;
}
const mailsOf = (number: string) => owner.call('orders.mails', { params: { number } });
const waitForDelivery = (number: string) =>
  vi.waitFor(
    async () => expect((await mailsOf(number)).every(({ state }) => state === 'delivered')).toBe(true),
    20_000,
  );

test('parcels can be followed: in the mail, by the shopper, in the office; numbers may come later', async () => {
  const carriers = await packer.call('parcels.carriers');
  expect(carriers[0]).toEqual({ code: 'dhl', name: 'DHL' });
  const number = await sentWith([
    { carrier: 'dhl', number: '0034 0434 1610' },
    { carrier: '', number: 'A/7' },
  ]);
  const { order, parcels } = await read(number, packer);
  const url = 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=003404341610';
  expect(parcels).toEqual([
    { carrier_code: 'dhl', carrier: 'DHL', number: '0034 0434 1610', url },
    { carrier_code: '', carrier: '', number: 'A/7', url: null },
  ]);
  expect((await orders.view(order.order_id)).parcels).toEqual([
    { carrier: 'DHL', number: '0034 0434 1610', url },
    { carrier: '', number: 'A/7', url: null },
  ]);
  const sent = (await mailsOf(number)).find(({ kind }) => kind === 'sent')!;
  const mail = await owner.call('orders.mail', { params: { number, id: sent.id } });
  expect(mail.text).toContain(`Sendung DHL 0034 0434 1610: ${url}`);
  expect(mail.text).toContain('Sendung A/7');

  const later = (mailed: boolean, carrier = 'ups') =>
    packer.call('orders.parcels', {
      params: { number },
      body: { parcels: [{ carrier, number: '1Z9' }], mail: mailed },
    });
  await later(false);
  expect((await mailsOf(number)).filter(({ kind }) => kind === 'sent')).toHaveLength(1);
  await later(true);
  expect((await mailsOf(number)).filter(({ kind }) => kind === 'sent')).toHaveLength(2);
  const after = await read(number);
  expect(after.parcels.map(({ carrier, number: text }) => `${carrier} ${text}`)).toEqual(['UPS 1Z9']);
  expect(after.history.at(-1)).toMatchObject({
    kind: 'parcels',
    text: 'UPS 1Z9',
    author: expect.stringMatching(/^packer/),
  });

  const body = { parcels: [{ carrier: 'gone', number: '1' }], mail: false };
  expect(await packer.refusal('orders.parcels', { params: { number }, body })).toBe('409 CARRIER_UNKNOWN');
  const unsent = await place();
  expect(await packer.refusal('orders.parcels', { params: { number: unsent }, body: { ...body, parcels: [] } })).toBe(
    '409 ORDER_MOVED',
  );
});

test('mails of an order can be read as they were sent, and sent again', async () => {
  const number = await sentWith([]);
  await waitForDelivery(number);
  const mails = await mailsOf(number);
  expect(mails.map(({ kind, to }) => [kind, to])).toEqual([
    ['confirmation', address.email],
    ['sent', address.email],
  ]);
  const { id, subject } = mails[0]!;
  const rows = () => shop.database.db.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  // what stands in it is kept packed
  expect(await rows()).toMatchObject({ html: '', text: '' });
  const read = await books.call('orders.mail', { params: { number, id } });
  expect(read).toMatchObject({ subject, files: [] });
  expect(read.text).toContain(number);

  const page = await owner.ask('orders.mailPage', { params: { number, id } });
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.headers['content-security-policy']).toMatch(/^sandbox .*default-src 'none'/);
  expect(page.text).toContain(number);

  await packer.call('orders.sendMail', { params: { number, id }, body: {} });
  await waitForDelivery(number);
  const again = (await mailsOf(number)).at(-1)!;
  expect(again).toMatchObject({ kind: 'confirmation', subject });
  expect(await owner.call('orders.mail', { params: { number, id: again.id } })).toEqual(read);
  const other = await place();
  expect(await owner.refusal('orders.mail', { params: { number: other, id } })).toBe('404 NOT_FOUND');
});

test('mails about orders go after the time that the owner sets, and with the account', async () => {
  const number = await sentWith([]);
  await waitForDelivery(number);
  const { db } = shop.database;
  const now = Date.now();
  await forgetSentBefore(db, now + 1000);
  expect(await mailsOf(number)).toHaveLength(2);
  const { id } = await db
    .selectFrom('placed_order')
    .select('id')
    .where('order_number', '=', number)
    .executeTakeFirstOrThrow();
  await db.updateTable('placed_order').set({ customer_id: 4711 }).where('id', '=', id).execute();
  const waiting = { ...(await db.selectFrom('mail').selectAll().where('order_id', '=', id).executeTakeFirstOrThrow()) };
  await db
    .insertInto('mail')
    .values({ ...waiting, id: 'waiting', sent_at: null, kept: null, next_attempt_at: null })
    .execute();
  expect(await readableMails(db, 4711)).toHaveLength(3);
  await db.transaction().execute((tx) => forgetOrderMails(tx, 4711));
  expect(await mailsOf(number)).toEqual([]);
  // it is still sent, and leaves nothing behind
  const left = await db.selectFrom('mail').selectAll().where('id', '=', 'waiting').executeTakeFirstOrThrow();
  await markSent(db, [{ id: left.id, kept: 'anything' }], now);
  const after = await db.selectFrom('mail').selectAll().where('id', '=', 'waiting').executeTakeFirstOrThrow();
  expect(after).toMatchObject({ order_id: null, kept: null, sent_at: expect.any(String) });

  const old = await sentWith([]);
  await waitForDelivery(old);
  await forgetSentBefore(db, now + 60_000, 'orders');
  expect(await mailsOf(old)).toEqual([]);
});

test('addresses are corrected before the order is sent, by the rules of the checkout, with a trace', async () => {
  const number = await place();
  const corrected = { ...address, street: ['Lindenstraße', '41'], telephone: '089 1234' };
  const correct = (shipping: object, billing: object = address) =>
    ({ params: { number }, body: { shipping, billing } }) as Parameters<typeof packer.call<'orders.addresses'>>[1];
  await packer.call('orders.addresses', correct(corrected));
  const { order, history } = await read(number);
  expect(order.extension_attributes.shipping_assignments[0]?.shipping.address).toMatchObject({
    street: ['Lindenstraße', '41'],
    telephone: '089 1234',
    email: address.email,
  });
  expect(order.billing_address.street).toEqual(address.street);
  expect(history).toMatchObject([
    {
      kind: 'shipping_address',
      author: expect.stringMatching(/^packer/),
      text: 'Marlene Kaiser, Lindenstraße 14, 80331 München, DE → Marlene Kaiser, Lindenstraße 41, 80331 München, DE, 089 1234',
    },
  ]);
  // nothing has changed
  await packer.call('orders.addresses', correct(corrected));
  expect((await read(number)).history).toHaveLength(1);

  expect(await packer.refusal('orders.addresses', correct({ ...corrected, postcode: '1234' }))).toMatch(/^400/);
  expect(await packer.refusal('orders.addresses', correct({ ...corrected, country_id: 'IT', postcode: '39100' }))).toBe(
    '409 ADDRESS_COUNTRY',
  );
  await books.call('orders.pay', { params: { number }, body: { note: '' } });
  await packer.call('orders.send', { params: { number }, body: { note: '' } });
  expect(await packer.refusal('orders.addresses', correct(address))).toBe('409 ORDER_MOVED');
  const { entries } = await owner.call('audit.list', { query: { subject: number } });
  expect(entries.map(({ action }) => action)).toContain('orders.addresses');
  expect(JSON.stringify(entries)).not.toMatch(/Kaiser|Lindenstraße|marlene|089 1234/);
});

test('orders that wait say by which day they must leave, and the first page counts those that are late', async () => {
  const number = await place();
  const row = async () => (await packer.call('orders.list', { query: { search: number } })).orders[0];
  const due = async () => (await packer.call('inbox.counts')).due;
  expect(await row()).toMatchObject({ ship_by: null });
  await books.call('orders.pay', { params: { number }, body: { note: '' } });
  const dueBefore = await due();
  // the usual promise is two working days after the money has come
  await shop.database.db
    .updateTable('placed_order')
    .set({ paid_at: '2026-01-02T10:00:00.000Z' })
    .where('order_number', '=', number)
    .execute();
  expect(await row()).toMatchObject({ ship_by: '2026-01-06' });
  expect(await due()).toBe((dueBefore ?? 0) + 1);
  await packer.call('orders.send', { params: { number }, body: { note: '' } });
  expect([await row(), await due()]).toMatchObject([{ ship_by: null }, dueBefore]);
});

test('the list is narrowed by step, payment, country, store, test and days, and the board has the same orders', async () => {
  const number = await place();
  const day = new Date().toISOString().slice(0, 10);
  const list = async (query: object) =>
    (await packer.call('orders.list', { query })).orders.some((order) => order.number === number);
  const fits = { stage: 'new', payment: 'banktransfer', country: 'DE', store: 'de', test: 'without', to: '2999-12-31' };
  expect(await list({ ...fits, from: '2000-01-01' })).toBe(true);
  for (const other of [
    { stage: 'to_pick' },
    { payment: 'iways_paypalplus_payment' },
    { country: 'IT' },
    { store: 'it' },
    { test: 'only' },
    { from: '2999-01-01' },
    { to: '2000-01-01' },
  ])
    expect(await list({ ...fits, ...other }), JSON.stringify(other)).toBe(false);
  expect((await packer.ask('orders.list', { query: { from: `${day}x` } })).status).toBe(400);

  const lanes = async () => {
    const board = await packer.call('orders.board', { query: { search: number } });
    return board.filter(({ count }) => count > 0).map(({ stage, orders: some }) => [stage, some[0]?.number]);
  };
  expect(await lanes()).toEqual([['new', number]]);
  await books.call('orders.payMany', { body: { numbers: [number] } });
  await packer.call('orders.stage', { params: { number }, body: { stage: 'to_pack' } });
  expect(await lanes()).toEqual([['to_pack', number]]);
});

test('many orders at once: what cannot be done is left out with its reason', async () => {
  const [open, paid, sent] = [await place(), await place(), await sentWith([])] as const;
  await books.call('orders.pay', { params: { number: paid }, body: { note: '' } });
  const numbers = [open, paid, sent, 'BX-0000-0000', open];
  const before = await mailCount();
  expect(await packer.call('orders.sendMany', { body: { numbers } })).toEqual({
    done: 1,
    skipped: [
      { number: open, reason: 'not_now' },
      { number: sent, reason: 'already' },
      { number: 'BX-0000-0000', reason: 'gone' },
    ],
  });
  expect((await mailCount()) - before).toBe(1);
  expect(await books.call('orders.payMany', { body: { numbers: [open, sent] } })).toEqual({
    done: 1,
    skipped: [{ number: sent, reason: 'already' }],
  });
  const { entries } = await owner.call('audit.list', { query: { subject: paid } });
  expect(entries.map(({ action }) => action)).toEqual(['orders.send', 'orders.pay']);
});

test('a list of a carrier says how parcels are followed: what fits is sent with its numbers, the rest stays and says why', async () => {
  const [first, second, canceled] = [await place(), await place(), await place()];
  for (const number of [first, second]) await books.call('orders.pay', { params: { number }, body: { note: '' } });
  await owner.call('orders.cancel', { params: { number: canceled }, body: { note: '' } });
  const text = [
    'Sendungsreferenz;Empfänger;Sendungsnummer;Versanddienst',
    `${first};"Kaiser; M";00340434161094000001;`,
    `${first.toLowerCase().replaceAll('-', ' ')};;7;dpd`,
    `${second};;3,40434E+17;DHL`,
    `${second};;8;Brieftaube`,
    `${canceled};;9;`,
    'BX-NONE-NONE;;10;',
  ].join('\r\n');
  const listed = await packer.call('orders.readParcelList', { body: { text } });
  expect(listed.map(({ order, carrier, problem }) => [order, carrier, problem])).toEqual([
    [first, 'dhl', null],
    [first, 'dpd', null],
    [second, 'dhl', 'number_wrong'],
    [second, 'Brieftaube', 'carrier_unknown'],
    [canceled, 'dhl', 'not_now'],
    ['BX-NONE-NONE', 'dhl', 'gone'],
  ]);
  expect(await packer.refusal('orders.readParcelList', { body: { text: 'BX-1;"7' } })).toBe('400 PARCEL_LIST_UNKNOWN');

  const parcels = listed.slice(0, 2).map(({ order, carrier, number }) => ({ order, carrier, number }));
  const gone = { order: second, carrier: 'gone', number: '8' };
  const body = { numbers: [first, second], parcels: [...parcels, gone] };
  const outcome = await packer.call('orders.sendMany', { body });
  expect(outcome).toEqual({ done: 1, skipped: [{ number: second, reason: 'carrier_unknown' }] });
  const { order } = await packer.call('orders.read', { params: { number: first } });
  expect(order.parcels?.map(({ carrier, number }) => [carrier, number])).toEqual([
    ['DHL', '00340434161094000001'],
    ['DPD', '7'],
  ]);
  // once more: nothing is sent twice
  expect((await packer.call('orders.sendMany', { body })).skipped.map(({ reason }) => reason)).toEqual([
    'already',
    'carrier_unknown',
  ]);
});

test('portals of carriers get addresses in their own encoding, without formulas, and nobody’s mail address', async () => {
  const number = await place(undefined, '=HYPERLINK(1)');
  const file = async (layout: 'dhl' | 'general') => {
    const { done, name, content } = await packer.call('orders.parcelFile', { body: { numbers: [number], layout } });
    expect([done, name.startsWith(`parcels-${layout}-`)]).toEqual([1, true]);
    return Buffer.from(content, 'base64');
  };
  const dhl = (await file('dhl')).toString('latin1').split('\r\n');
  expect(dhl[0]).toMatch(/^Sendungsreferenz;.*Empfänger Straße;Empfänger Hausnummer;Empfänger PLZ;Empfänger Ort/);
  expect(dhl[1]).toContain(';Lindenstraße;14;80331;München;;DEU');
  const general = (await file('general')).toString('utf8');
  expect(general.startsWith('\ufeffreference;date;company;name;')).toBe(true);
  expect(general).toContain(`${number};`);
  const company = { ...address, company: '=1+1', lastname: 'Ő;"x"' };
  const risky = await orders.place(
    orderMessage([{ sku: SKU, qty: 1 }], { addressInformation: { shippingAddress: company, billingAddress: company } }),
  );
  const { content } = await packer.call('orders.parcelFile', {
    body: { numbers: [risky.orderNumber], layout: 'dhl' },
  });
  expect(Buffer.from(content, 'base64').toString('latin1')).toContain(`;'=1+1;"Marlene O;""x""";`);
  expect(general + dhl.join()).not.toContain(address.email);
});

test('the list of many orders is read by indexes', async () => {
  const { db } = shop.database;
  const row = await db.selectFrom('placed_order').selectAll().limit(1).executeTakeFirstOrThrow();
  const states = ['pending', 'processing', 'complete', 'canceled'] as const;
  const copies = Array.from({ length: 600 }, (_, n) => ({
    ...row,
    id: n + 1,
    public_id: `copy-${n}`,
    order_number: `BX-COPY-${n}`,
    client_order_id: null,
    status: states[n % 4]!,
  }));
  for (let at = 0; at < copies.length; at += 40)
    await db
      .insertInto('placed_order')
      .values(copies.slice(at, at + 40))
      .execute();
  if (shop.database.kind === 'postgres') await sql`analyze placed_order`.execute(db);
  const query = await orderQuery(db, { stage: 'to_pick' }, { now: Date.now(), returnDays: 30 });
  const { sql: text, parameters } = query.limit(51).compile();
  const explain = shop.database.kind === 'postgres' ? 'explain' : 'explain query plan';
  const plan = await db.executeQuery(CompiledQuery.raw(`${explain} ${text}`, [...parameters]));
  // the newest first without sorting, or by what is wanted of them: never by reading all of them to sort them
  expect(JSON.stringify(plan.rows)).toMatch(/index/i);
  expect((await packer.call('orders.list', { query: {} })).orders).toHaveLength(50);
  const board = await packer.call('orders.board', { query: {} });
  expect(board.reduce((sum, { count }) => sum + count, 0)).toBe(await orders.count());
  await db.deleteFrom('placed_order').where('order_number', 'like', 'BX-COPY-%').execute();
});
