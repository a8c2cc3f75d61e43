import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { orderView } from '@brixel/contract/order';
import { openDatabase } from '@brixel/platform/database/database';
import { migrate } from '@brixel/platform/database/migrate';
import { runOwner } from '@brixel/platform/owner/run-owner';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../support/database.ts';
import { linesOfJson, magentoItem, magentoOrder } from '../support/magento-orders.ts';
import { type OfficePerson, signInAs } from '../support/office-node.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { tableSums } from '../support/table-sums.ts';
import { orderMessage, testOrders } from '../support/test-order.ts';

let shop: TestPlatform;
let owner: OfficePerson;
beforeAll(async () => {
  shop = await startTestPlatform({ catalog: 'order' });
  owner = await signInAs(shop, 'owner');
});
afterAll(() => shop.close());

const OCTETS = { 'content-type': 'application/octet-stream' };
const PASSWORD = 'ein langes Kennwort';

const upload = (file: string | Buffer, publish = false, name = 'orders.jsonl') =>
  owner.ask('movedOrders.import', { query: { name, publish }, body: Buffer.from(file) }, OCTETS);
const read = async (file: string | Buffer, publish = false) => {
  const { status, result } = await upload(file, publish);
  expect(status).toBe(200);
  return result as { report: { rows: object[] }; [total: string]: unknown };
};
const importCustomers = (csv: string) =>
  owner.ask('customers.import', { query: { name: 'customers.csv', publish: true }, body: Buffer.from(csv) }, OCTETS);

const call = async (method: 'GET' | 'POST' | 'DELETE', route: string, payload?: object, token?: string) => {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return (await shop.inject({ method, url: `/api/${route}`, headers, ...(payload && { payload }) })).json();
};
const register = async (email: string): Promise<string> => {
  const customer = { email, firstname: 'Lena', lastname: 'Vogel' };
  await call('POST', 'user/create', { customer, password: PASSWORD });
  return (await call('POST', 'user/login', { username: email, password: PASSWORD })).result;
};
const idOf = async (email: string): Promise<number> =>
  (await shop.database.db.selectFrom('customer').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
/** A login of somebody whose account came without a password. */
const enter = async (email: string): Promise<string> => {
  const { db } = shop.database;
  const { password_hash } = await db
    .selectFrom('customer')
    .select('password_hash')
    .where('email', '=', 'known@example.de')
    .executeTakeFirstOrThrow();
  await db.updateTable('customer').set({ password_hash }).where('email', '=', email).execute();
  return (await call('POST', 'user/login', { username: email, password: PASSWORD })).result;
};
const history = async (token: string, query = '') =>
  (await call('GET', `user/order-history${query}`, undefined, token)).result;

test('orders come as they were, change nothing else of the shop, and a second time nothing at all', async () => {
  await register('known@example.de');
  await importCustomers('email,firstname,lastname\nlena@example.de,Lena,Vogel');
  const file = linesOfJson([
    magentoOrder('000000101'),
    magentoOrder('000000102', { customer_id: null, customer_is_guest: 1, state: 'closed', total_refunded: 25.9 }),
  ]);
  const unsent = shop.database.db.selectFrom('mail').select('id').where('sent_at', 'is', null);
  await expect.poll(() => unsent.execute()).toEqual([]);
  const before = await tableSums(shop.database.location);
  const dry = await read(file);
  expect(dry).toEqual({
    ...{ orders: 2, create: 2, change: 0, known: 0, left_out: 0, of_accounts: 1 },
    report: { rows: [], counts: [] },
  });
  expect(await tableSums(shop.database.location)).toEqual(before);
  expect(await read(file, true)).toEqual(dry);

  const after = await tableSums(shop.database.location);
  const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
  expect(changed.filter((table) => table !== 'staff_session').sort()).toEqual([
    'audit',
    'moved_order',
    'moved_order_word',
  ]);
  const { entries } = await owner.call('audit.list', { query: { action: 'movedOrders.import' } });
  expect(entries).toMatchObject([{ subject: 'orders.jsonl', after: { orders: 2, changed: 0 } }]);
  expect(JSON.stringify(entries)).not.toMatch(/example\.de|Vogel|000000101/);

  expect(await read(file, true)).toMatchObject({ create: 0, change: 0, known: 2 });
  const again = await tableSums(shop.database.location);
  for (const table of ['moved_order', 'moved_order_word', 'audit']) expect(again[table]).toBe(after[table]);

  // what has gone on there is brought after
  const later = linesOfJson([magentoOrder('000000101', { total_refunded: 5 })]);
  expect(await read(later, true)).toMatchObject({ create: 0, change: 1, known: 0 });
  expect(await read(later, true)).toMatchObject({ change: 0, known: 1 });
});

test('its customer sees an order with its sums, and can do nothing with it but order again', async () => {
  const token = await enter('lena@example.de');
  const { items, total_count } = await history(token);
  expect(total_count).toBe(1);
  const [order] = items;
  expect(orderView.parse(order)).toEqual(order);
  expect(order).toMatchObject({
    ...{ increment_id: '000000101', status: 'complete', state: 'complete', created_at: '2021-03-04T12:34:56.000Z' },
    ...{ store_code: 'it', customer_email: 'lena@example.de', grand_total: 25.9, subtotal: 16.81 },
    ...{ subtotal_incl_tax: 20, shipping_incl_tax: 5.9, tax_amount: 4.13, discount_amount: 0, total_paid: 25.9 },
    ...{ total_due: 0, total_refunded: 5, shipping_description: 'DHL - Paket', can_withdraw: false, is_moved: true },
    discount_tax_compensation_amount: 0,
    payment: { method: 'paypal_express', additional_information: ['PayPal Express'], state: 'partly_refunded' },
    billing_address: { lastname: 'Vogel', street: ['Via Roma, 12/B'], country_id: 'IT' },
    items: [
      {
        ...{ sku: 'P-11', name: 'Alter Stein', qty_ordered: 2, price_incl_tax: 10, row_total_incl_tax: 20 },
        ...{ image: expect.any(String), url: expect.stringContaining('P-11') },
      },
    ],
    extension_attributes: { shipping_assignments: [{ shipping: { address: { city: 'Bolzano' } } }] },
  });
  // what a payment service and its forms have told is nobody's business here
  const { content } = await shop.database.db
    .selectFrom('moved_order')
    .select('content')
    .where('order_number', '=', '000000101')
    .executeTakeFirstOrThrow();
  expect(content).not.toMatch(/EC-TOKEN|PAYER99|4242|9XY12345AB|192\.0\.2|a1b2c3/);

  // by its secret id, and by number and address, as other orders are
  expect((await call('GET', `order/${order.order_id}`)).result).toEqual(order);
  const lookUp = (order_number: string, email: string) => call('POST', 'order/look-up', { order_number, email });
  expect((await lookUp('000000101', 'LENA@example.de')).result).toEqual(order);
  expect((await lookUp('000000102', 'lena@example.de')).result).toMatchObject({
    ...{ status: 'complete', state: 'complete', payment: { state: 'refunded' } },
  });
  expect(await lookUp('000000101', 'other@example.de')).toMatchObject({ code: 404 });

  const placed = await testOrders(shop).place(orderMessage([{ sku: 'P-11', qty: 1 }]));
  expect(await lookUp(placed.orderNumber, 'other@example.de')).toMatchObject({ code: 404 });
});

test('numbers that count up cannot be guessed for an address: after ten in a day not even the right one is answered', async () => {
  await read(linesOfJson([magentoOrder('000000110', { customer_email: 'gast@example.de', customer_id: null })]), true);
  const guess = async (order_number: string) =>
    (await call('POST', 'order/look-up', { order_number, email: 'Gast@example.de' })).code;
  const codes: number[] = [];
  for (let number = 100; number < 110; number += 1) codes.push(await guess(`000000${number}`));
  expect(new Set(codes)).toEqual(new Set([404]));
  expect(await guess('000000110')).toBe(429);
  // orders of this shop have numbers that nobody can guess
  const placed = await testOrders(shop).place(orderMessage([{ sku: 'P-11', qty: 1 }]));
  expect(await guess(placed.orderNumber)).toBe(404);
});

test('the history holds orders of both shops, the newest first, page by page; so do the data that are given out', async () => {
  const token = await enter('lena@example.de');
  const { db } = shop.database;
  const id = await idOf('lena@example.de');
  const placed = await testOrders(shop).place(orderMessage([{ sku: 'P-11', qty: 1 }]));
  const own = { created_at: '2021-03-01T00:00:00.000Z', customer_id: id };
  await db.updateTable('placed_order').set(own).where('order_number', '=', placed.orderNumber).execute();
  await read(linesOfJson([magentoOrder('000000090', { created_at: '2020-12-24 10:00:00' })]), true);

  const numbers = ['000000101', placed.orderNumber, '000000090'];
  const numbersIn = (page: { items: { increment_id: string }[] }) => page.items.map((each) => each.increment_id);
  expect(numbersIn(await history(token))).toEqual(numbers);
  const pages = [await history(token, '?pageSize=2&currentPage=1'), await history(token, '?pageSize=2&currentPage=2')];
  expect(pages.map(numbersIn)).toEqual([numbers.slice(0, 2), numbers.slice(2)]);
  expect(pages.map(({ total_count }) => total_count)).toEqual([3, 3]);

  const given = await owner.call('customers.export', { params: { id } });
  expect((given.orders as { increment_id: string }[]).map((each) => each.increment_id)).toEqual(numbers);

  // an account that is closed leaves its orders, which nobody's account shows any more
  await owner.call('customers.remove', { params: { id } });
  await importCustomers('email,firstname,lastname\nlena@example.de,Lena,Vogel');
  expect((await history(await enter('lena@example.de'))).total_count).toBe(0);
  expect((await owner.call('movedOrders.read', { params: { number: '000000101' } })).customer_id).toBeNull();
});

test('an account shows what was ordered with one, never what guests have, and never to whoever has only typed the address', async () => {
  const of = (email: string, number: string, more = {}) => magentoOrder(number, { customer_email: email, ...more });
  const stranger = await register('mia@example.de');
  const proved = await register('ole@example.de');
  const { db } = shop.database;
  const confirmed = { email_confirmed_at: new Date().toISOString() };
  await db.updateTable('customer').set(confirmed).where('email', '=', 'ole@example.de').execute();
  const file = linesOfJson([
    of('mia@example.de', '000000201'),
    of('ole@example.de', '000000202'),
    of('ole@example.de', '000000203', { customer_id: null, customer_is_guest: 1 }),
    of('ida@example.de', '000000204'),
    of('ida@example.de', '000000205', { customer_id: null, customer_is_guest: 1 }),
  ]);
  expect(await read(file, true)).toMatchObject({ create: 5, of_accounts: 3 });
  const totals = async (token: string) =>
    (await history(token)).items.map((each: { increment_id: string }) => each.increment_id);
  expect(await totals(stranger)).toEqual([]);
  expect(await totals(proved)).toEqual(['000000202']);
  // who registers later sees nothing of it either, as with orders of guests here
  expect(await totals(await register('eva@example.de'))).toEqual([]);
  // accounts that are brought after the orders find theirs
  await importCustomers('email,firstname,lastname\nida@example.de,Ida,Berg\nmia@example.de,Mia,Berg');
  expect(await totals(await enter('ida@example.de'))).toEqual(['000000204']);
  expect(await totals(stranger)).toEqual([]);
});

test('the office finds them by number, name, address and place, marks them, and never takes them for its own', async () => {
  const list = async (query: { search?: string; customer?: number; before?: string } = {}) =>
    owner.call('movedOrders.list', { query });
  const found = async (search: string) => (await list({ search })).orders.map(({ number }) => number);
  expect(await found('000000202')).toEqual(['000000202']);
  expect(await found('vogel bolz ida@')).toEqual(['000000205', '000000204']);
  expect(await found('sohne 0000002')).toHaveLength(5);
  expect(await found("'; drop table moved_order; --")).toEqual([]);
  expect((await list({ customer: await idOf('ole@example.de') })).orders).toEqual([
    {
      ...{ number: '000000202', created_at: '2021-03-04T12:34:56.000Z', name: 'Lena Vogel', email: 'ole@example.de' },
      ...{ status: 'complete', payment_state: 'paid', grand_total: 25.9 },
    },
  ]);
  expect(await owner.call('movedOrders.read', { params: { number: '000000202' } })).toMatchObject({
    order: { increment_id: '000000202', is_moved: true },
    ...{ customer_id: await idOf('ole@example.de'), state: 'complete' },
    notes: [
      { at: '2021-03-04T12:34:57.000Z', state: 'processing', text: '' },
      { at: '2021-03-05T09:00:00.000Z', state: 'complete', text: 'Heute versendet\nmit DHL' },
    ],
  });

  const many = Array.from({ length: 120 }, (_, n) => magentoOrder(`7000${n}`, { customer_id: null }));
  await read(linesOfJson(many), true);
  const first = await list({ search: 'vogel' });
  const second = await list({ search: 'vogel', before: first.next! });
  const third = await list({ search: 'vogel', before: second.next! });
  const numbers = [first, second, third].flatMap((page) => page.orders.map(({ number }) => number));
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(third.next).toBeNull();

  const { orders } = await owner.call('orders.list', { query: { search: '000000202' } });
  expect(orders).toEqual([]);
  const params = { number: '000000202' };
  expect((await owner.ask('orders.read', { params })).failure).toBe('NOT_FOUND');
  expect((await owner.ask('orders.refund', { params, body: {} })).status).not.toBe(200);
});

test('what was put together stands in one line, with the sums that stood there', async () => {
  const parent = { item_id: 1, product_type: 'bundle', sku: 'KISTE-rot', name: 'Kiste', qty_ordered: 1 };
  const part = (item_id: number, more: object) => magentoItem({ item_id, parent_item_id: 1, ...more });
  const chosen = { item_id: 4, product_type: 'configurable', sku: 'T 7', name: 'Hemd' };
  const order = magentoOrder('000000301', {
    items: [
      magentoItem({
        ...parent,
        row_total: null,
        row_total_incl_tax: null,
        price: 40,
        price_incl_tax: null,
        tax_amount: null,
      }),
      part(2, { name: 'Stein A', sku: 'A' }),
      part(3, { name: 'Stein B', sku: 'B', qty_ordered: 1.5 }),
      magentoItem(chosen),
      magentoItem({ item_id: 5, parent_item_id: 4, sku: 'T 7', name: 'Hemd-M-Rot', price: 0, row_total: 0 }),
      // listed with its parent only inside
      magentoItem({
        item_id: 7,
        name: 'Kappe-L',
        parent_item: magentoItem({ ...chosen, item_id: 6, sku: 'K', name: 'Kappe' }),
      }),
      magentoItem({ item_id: 8, sku: 'X', name: 'Von früher', price: null, row_total: null, tax_amount: null }),
    ],
    ...{
      subtotal: 80,
      subtotal_incl_tax: null,
      tax_amount: 19,
      discount_amount: -7.5,
      coupon_code: 'ALT',
      grand_total: 100,
    },
    ...{ state: 'new', status: 'wartet_auf_vorkasse', total_paid: null, extension_attributes: {}, store_code: 'de' },
  });
  expect(await read(linesOfJson([order]), true)).toMatchObject({ create: 1, left_out: 0 });
  const { order: shown, state } = await owner.call('movedOrders.read', { params: { number: '000000301' } });
  expect(orderView.parse(shown)).toEqual(shown);
  expect(state).toBe('wartet_auf_vorkasse');
  expect(shown).toMatchObject({
    ...{ status: 'pending', store_code: 'de', subtotal_incl_tax: 98.06, discount_amount: -7.5, coupon_code: 'ALT' },
    ...{ grand_total: 100, total_due: 0 },
    payment: { state: 'open', additional_information: ['paypal_express'] },
    extension_attributes: { shipping_assignments: [] },
    items: [
      {
        ...{ name: 'Kiste', product_type: 'bundle', price: 40, row_total: 33.62, row_total_incl_tax: 40 },
        options: [
          { label: 'A', value: '2 × Stein A' },
          { label: 'B', value: '1.5 × Stein B' },
        ],
      },
      { sku: 'T-7', name: 'Hemd-M-Rot', row_total_incl_tax: 20, options: [] },
      { sku: 'K', name: 'Kappe-L', row_total_incl_tax: 20 },
      { sku: 'X', name: 'Von früher', row_total_incl_tax: 20, row_total: 20 },
    ],
  });
});

test('lines are told apart without numbers of their own, and none is lost between parents that name each other', async () => {
  const bare = (sku: string, more = {}) => magentoItem({ sku, name: sku, item_id: undefined, ...more });
  const linesOf = async (number: string, items: object[]) => {
    await read(linesOfJson([magentoOrder(number, { items, customer_id: '0', customer_is_guest: null })]), true);
    const { order } = await owner.call('movedOrders.read', { params: { number } });
    expect(order.items.reduce((sum, line) => sum + line.row_total_incl_tax, 0)).toBe(60);
    return order.items.map(({ sku, options }) => [sku, ...options.map(({ label }) => label)].join(' '));
  };
  expect(await linesOf('000000401', [bare('A'), bare('B'), bare('C')])).toEqual(['A', 'B', 'C']);
  const nothing = { price: 0, price_incl_tax: 0, row_total: 0, row_total_incl_tax: 0, tax_amount: 0 };
  const box = bare('BOX', { product_type: 'bundle', qty_ordered: 1, ...nothing });
  expect(
    await linesOf('000000402', [bare('A', { parent_item: box }), bare('B', { parent_item: box }), bare('C')]),
  ).toEqual(['BOX A B', 'C']);
  const circle = [bare('A', { item_id: 1, parent_item_id: 2 }), bare('B', { item_id: 2, parent_item_id: 1 })];
  expect(await linesOf('000000403', [...circle, bare('C', { item_id: 3, parent_item_id: 3 })])).toEqual([
    'A',
    'B',
    'C',
  ]);
  const { db } = shop.database;
  const rows = await db
    .selectFrom('moved_order')
    .select('awaits_account')
    .where('order_number', 'like', '0000004%')
    .execute();
  expect(rows.map(({ awaits_account }) => awaits_account)).toEqual([0, 0, 0]);
});

test('what cannot be an order stays out with its line and a code, and hostile ones do no harm', async () => {
  const placed = await testOrders(shop).place(orderMessage([{ sku: 'P-11', qty: 1 }]));
  const wrong = [
    { increment_id: '' },
    { increment_id: placed.orderNumber },
    { customer_email: 'keine' },
    { created_at: '2031-01-01 00:00:00' },
    { state: '__proto__', status: 'constructor' },
    { order_currency_code: 'CHF' },
    { grand_total: -1 },
    { subtotal: 1e15, subtotal_incl_tax: '1e400' },
    { items: [] },
    { items: [magentoItem({ qty_ordered: 'NaN' })] },
    { billing_address: null },
    { billing_address: { country_id: 'Italia' } },
  ];
  const file = [
    ...wrong.map((more, n) => JSON.stringify(magentoOrder(`9${n}`, more))),
    '{"increment_id": nope}',
    JSON.stringify(magentoOrder('95001')),
    JSON.stringify(magentoOrder('95001', { grand_total: 1 })),
    `{"increment_id":"95002","__proto__":{"x":1},"customer_email":"${'a'.repeat(5000)}@example.de"}`,
    `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  ].join('\n');
  const told = await read(file, true);
  expect(told).toMatchObject({ orders: 17, create: 1, known: 1, left_out: 15 });
  expect(told.report.rows.map((row) => Object.values(row).slice(0, 2).join(' '))).toEqual([
    ...['1 NO_NUMBER', '2 NUMBER_TAKEN', '3 NO_EMAIL', '4 DATE', '5 STATE', '6 CURRENCY', '7 SUMS', '8 SUMS'],
    ...['9 LINES', '10 LINES', '11 ADDRESS', '12 ADDRESS', '13 NOT_JSON', '15 NUMBER_REPEATED', '16 NO_EMAIL'],
    '17 NO_NUMBER',
  ]);

  const hostile = magentoOrder('96000', {
    billing_address: {
      country_id: 'de',
      firstname: '<script>alert(1)</script>',
      lastname: 'a\u0000\u202eb\ud800',
      street: {},
    },
    items: [magentoItem({ name: 'x'.repeat(10_000), sku: '../../etc', product_type: 'constructor' })],
    status_histories: [{ created_at: '2021-01-01 00:00:00', comment: '<img src=x onerror=alert(1)>hallo', status: 7 }],
    extension_attributes: { shipping_assignments: [{ shipping: { address: 'x' } }], payment_additional_info: 'x' },
  });
  expect(await read(linesOfJson([hostile]), true)).toMatchObject({ create: 1 });
  expect(await read(linesOfJson([hostile]), true)).toMatchObject({ create: 0, change: 0, known: 1 });
  const { order, notes } = await owner.call('movedOrders.read', { params: { number: '96000' } });
  expect(order.billing_address).toMatchObject({
    firstname: '<script>alert(1)</script>',
    lastname: 'a b\ufffd',
    street: [],
  });
  expect(order.items[0]!.name).toHaveLength(255);
  expect(notes).toEqual([{ at: '2021-01-01T00:00:00.000Z', state: '7', text: 'hallo' }]);

  for (const [bytes, refusal] of [
    ['increment_id;customer_email\n1;a@example.de', 'ORDERS_UNREADABLE'],
    ['', 'ORDERS_UNREADABLE'],
    ['{"items":[{"increment_id":"1"', 'ORDERS_UNREADABLE'],
    ['PK\x03\x04', 'ORDERS_UNREADABLE'],
    [Buffer.from('{"name":"M\xfcller"}', 'latin1'), 'TABLE_NOT_UTF8'],
  ] as const)
    expect((await upload(bytes)).failure, String(bytes)).toBe(refusal);
});

test('the command reads answers of the API, packed too, and says the same as the office', async () => {
  const file = path.join(shop.database.location.dataDir, 'orders.json.gz');
  const many = Array.from({ length: 250 }, (_, n) => magentoOrder(`8000${n}`));
  const answers = [many.slice(0, 150), many.slice(140)].map((items) =>
    JSON.stringify({ items, search_criteria: { page_size: 150 }, total_count: 250 }, null, 1),
  );
  await writeFile(file, gzipSync(answers.join('\n')));
  const run = async (...argv: string[]): Promise<string> => {
    const said: string[] = [];
    const tell = (text: string): void => void said.push(text);
    const terminal = { stdout: async (text: string) => tell(text), stderr: tell };
    expect(await runOwner(['orders', 'import', file, ...argv], shop.database.location, terminal)).toBe(0);
    return said.join('');
  };
  const dry = await run();
  expect(dry).toMatch(/260 orders: 250 new, 0 changed, 10 here already, 0 left out\n.*250 were placed with an account/);
  expect(dry).toMatch(/line \d+ {2}NUMBER_REPEATED .+\(8000140\)/);
  expect(await run('--publish')).toContain('260 orders: 250 taken over');
  expect(await run('--publish')).toContain('260 orders: 0 taken over, 0 changed, 260 here already');
});

test('accounts that had come from another shop before this was written down are known as such', async () => {
  const { location, remove } = await createTestDatabase();
  const database = await openDatabase(location);
  onTestFinished(async () => {
    await database.close();
    await remove();
  });
  await migrate(database, '0110-money-owed');
  const account = (id: number, password_hash: string) => ({
    ...{
      id,
      email: `${id}@example.de`,
      password_hash,
      firstname: 'A',
      lastname: 'B',
      group_id: 1,
      store_code: 'de' as const,
    },
    ...{ custom_attributes: '[]', created_at: '2026-01-01', updated_at: '2026-01-02', logged_in_at: null },
    ...{ email_confirmed_at: null, pending_email: null },
  });
  await database.db
    .insertInto('customer')
    .values([account(1, '$magento$abc:salt:1'), account(2, '$none$'), account(3, '$argon2id$v=19$x')])
    .execute();
  await migrate(database);
  const rows = await database.db.selectFrom('customer').select(['id', 'moved_at']).orderBy('id').execute();
  expect(rows.map(({ moved_at }) => moved_at !== null)).toEqual([true, true, false]);
});
