import type { OfficeResult } from '@brixel/contract/office/office-types';
import type { OrderMessage } from '@brixel/contract/order';
import { forgetEntries } from '@brixel/platform/statement/settle-entries';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OfficePerson, signInAs } from '../support/office-node.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { address, orderMessage, type TestOrders, testOrders } from '../support/test-order.ts';
import { zipOf } from '../support/zip.ts';

let shop: TestPlatform;
let orders: TestOrders;
let owner: OfficePerson;
let books: OfficePerson;
beforeAll(async () => {
  shop = await startTestPlatform({ catalog: 'order' });
  orders = testOrders(shop);
  await shop.platform.editor.setStock('P-1', 1000);
  owner = await signInAs(shop, 'owner');
  books = await signInAs(shop, 'books');
});
afterAll(() => shop.close());

interface Placed {
  number: string;
  total: number;
}
async function place(
  lastname = 'Kaiser',
  products: OrderMessage['products'] = [{ sku: 'P-1', qty: 2 }],
): Promise<Placed> {
  const theirs = { ...address, lastname };
  const message = orderMessage(products, { addressInformation: { shippingAddress: theirs, billingAddress: theirs } });
  const { orderNumber: number } = await orders.place(message);
  const { order } = await owner.call('orders.read', { params: { number } });
  return { number, total: order.grand_total };
}

const today = new Date().toISOString().slice(0, 10);
const IBAN = 'DE89370400440532013000';

interface Line {
  amount: number;
  purpose: string;
  name?: string;
  day?: string;
}
const camt = (lines: readonly Line[]): Buffer =>
  Buffer.from(
    `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>DE02120300000000202051</IBAN></Id></Acct>${lines
      .map(
        ({ amount, purpose, name = 'Marlene Kaiser', day = today }) =>
          `<Ntry><Amt Ccy="EUR">${amount.toFixed(2)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${day}</Dt></BookgDt><NtryDtls><TxDtls><RltdPties><Dbtr><Pty><Nm>${name}</Nm></Pty></Dbtr><DbtrAcct><Id><IBAN>${IBAN}</IBAN></Id></DbtrAcct></RltdPties><RmtInf><Ustrd>${purpose} IBAN: ${IBAN}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
      )
      .join('')}</Stmt></BkToCstmrStmt></Document>`,
  );

async function upload(bytes: Buffer, columns?: string): Promise<OfficeResult<'statements.upload'>> {
  const query = { name: 'auszug.xml', ...(columns !== undefined && { columns }) };
  const { status, result, text } = await books.ask(
    'statements.upload',
    { query, body: bytes },
    { 'content-type': 'application/octet-stream' },
  );
  expect(status, text).toBe(200);
  return result as OfficeResult<'statements.upload'>;
}
const list = () => books.call('statements.list');
/** The dearest first. */
const proposals = async () =>
  (await list()).entries
    .toSorted((a, b) => b.amount - a.amount)
    .map(({ grade, remark, orders: some }) => [grade, remark, ...some.map(({ number }) => number).toSorted()]);
const statusOf = async (number: string) => (await owner.call('orders.read', { params: { number } })).order.status;
async function settleAll(): Promise<void> {
  const ids = (await list()).entries.map(({ id }) => id);
  if (ids.length > 0) await books.call('statements.dismiss', { body: { ids } });
}

test('a statement proposes, a press books, and neither the same file nor an overlapping one counts again', async () => {
  const [one, two, three] = [await place(), await place('Rossi'), await place('Huber')];
  const lines = [
    { amount: one.total, purpose: one.number.toLowerCase() },
    { amount: two.total + three.total, purpose: `${two.number} + ${three.number}` },
    { amount: 3.5, purpose: 'Kaffee' },
  ];
  expect(await upload(camt(lines))).toEqual({ kind: 'read', entries: 3, new_entries: 3, passed_over: 0 });
  expect(await proposals()).toEqual([
    ['sure', null, ...[two.number, three.number].toSorted()],
    ['sure', null, one.number],
    ['nothing', null],
  ]);
  // nothing is booked without a press
  expect(await statusOf(one.number)).toBe('pending');

  const { entries } = await list();
  const sure = entries.filter(({ grade }) => grade === 'sure');
  const book = () =>
    books.call('statements.book', {
      body: { entries: sure.map(({ id, orders: some }) => ({ id, orders: some.map(({ number }) => number) })) },
    });
  // two people press at the same time
  const answers = await Promise.all([book(), book()]);
  expect(answers.reduce((sum, { booked }) => sum + booked, 0)).toBe(2);
  for (const { number } of [one, two, three]) expect(await statusOf(number)).toBe('processing');
  const { history } = await owner.call('orders.read', { params: { number: two.number } });
  expect(history.map(({ status, text }) => [status, text])).toEqual([
    ['processing', `bank transfer ${today} · ${(two.total + three.total).toFixed(2)} EUR · IBAN …3000`],
  ]);

  // again, and a later one that overlaps: a second transfer that is just alike is another one
  expect(await upload(camt(lines))).toMatchObject({ new_entries: 0 });
  const again = { amount: one.total, purpose: one.number.toLowerCase() };
  expect(
    await upload(
      zipOf([
        { name: 'a.xml', content: camt(lines) },
        { name: 'b.xml', content: camt([...lines, again]) },
      ]),
    ),
  ).toMatchObject({
    entries: 4,
    new_entries: 1,
  });
  expect(await proposals()).toEqual([
    ['nothing', 'doubled', one.number],
    ['nothing', null],
  ]);
  const log = await owner.call('audit.list', { query: { action: 'statements.book' } });
  expect(log.entries).toHaveLength(3);
  expect(JSON.stringify(log)).not.toMatch(/Kaiser|Rossi|DE89/);
  await settleAll();
});

test('an entry pays all of its orders or none; another order can be chosen', async () => {
  const [one, two] = [await place('Weber'), await place('Weber')];
  await upload(camt([{ amount: one.total - 1, purpose: `nr ${one.number}`, name: 'Weber' }]));
  const { entries, open } = await list();
  expect(entries).toMatchObject([{ grade: 'likely', remark: 'too-little', amount: one.total - 1 }]);
  expect(open.map(({ number }) => number)).toEqual(expect.arrayContaining([one.number, two.number]));
  await owner.call('orders.cancel', { params: { number: one.number }, body: { note: '' } });
  const id = entries[0]!.id;
  const book = (numbers: string[]) => books.call('statements.book', { body: { entries: [{ id, orders: numbers }] } });
  expect(await book([two.number, one.number])).toEqual({ booked: 0, refused: [{ id, code: 'ORDER_MOVED' }] });
  expect(await book(['BX-0000-0000'])).toEqual({ booked: 0, refused: [{ id, code: 'NOT_FOUND' }] });
  expect(await statusOf(two.number)).toBe('pending');
  expect((await list()).entries).toMatchObject([{ id, remark: 'canceled' }]);
  expect(await book([two.number])).toEqual({ booked: 1, refused: [] });
  expect(await book([two.number])).toEqual({ booked: 0, refused: [{ id, code: 'ENTRY_SETTLED' }] });
});

test('what is paid too much, or twice, waits to go back to the shopper, and changes neither invoice nor revenue', async () => {
  const { settings } = shop.platform;
  const firm = { ...{ name: 'Steine', owner: '', street: 'Weg 1', postcode: '80331', city: 'München', country: 'DE' } };
  const rest = {
    email: 'post@steine.example',
    phone: '',
    registerCourt: '',
    registerNumber: '',
    vatId: 'DE136695976',
    packagingNumber: '',
  };
  await shop.database.db
    .transaction()
    .execute((tx) => settings.save(tx, 'firm', { ...firm, ...rest }, settings.versionOf('firm')));
  await settings.refresh();
  const [one, two] = [await place('Reichlich'), await place('Reichlich')];
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const sum = one.total + two.total;
  const lines = [{ amount: sum + 5, purpose: `${one.number} ${two.number}`, day: yesterday }];
  await upload(camt(lines));
  const [entry] = (await list()).entries;
  expect(entry).toMatchObject({ grade: 'likely', remark: 'too-much' });
  const owedBefore = (await books.call('inbox.counts')).owed;
  await books.call('statements.book', { body: { entries: [{ id: entry!.id, orders: [one.number, two.number] }] } });

  // the invoice has the day that the bank says
  const { number: invoice } = await books.call('invoices.issue', { params: { number: two.number } });
  const { document } = await shop.database.db
    .selectFrom('invoice')
    .select('document')
    .where('number', '=', invoice)
    .executeTakeFirstOrThrow();
  expect(JSON.parse(document).payments).toMatchObject([{ amount: two.total.toFixed(2), paidOn: yesterday }]);

  const open = (number: string) => books.call('orders.overpayments', { params: { number } });
  const overpaid = (await Promise.all([one, two].map(({ number }) => open(number)))).flat();
  expect(overpaid).toMatchObject([{ amount: 5, day: yesterday, state: 'open' }]);
  const owing = async () => {
    const { orders: some } = await books.call('orders.list', { query: { owed: 'only' } });
    const { owed } = await books.call('inbox.counts');
    return [some.map(({ number }) => number).filter((number) => number === two.number), owed! - owedBefore!];
  };
  expect(await owing()).toEqual([[two.number], 1]);

  // the same once more
  await upload(camt([...lines, { amount: two.total, purpose: two.number }]));
  const again = (await list()).entries;
  expect(again).toMatchObject([{ remark: 'doubled' }]);
  const waiting = await place();
  const note = (order: string) => ({ body: { id: again[0]!.id, order } });
  expect(await books.refusal('statements.overpaid', note(waiting.number))).toBe('409 ORDER_MOVED');
  expect(await books.refusal('statements.overpaid', note('BX-0000-0000'))).toBe('404 NOT_FOUND');
  await books.call('statements.overpaid', note(two.number));
  expect(await books.refusal('statements.overpaid', note(two.number))).toBe('409 ENTRY_SETTLED');
  expect((await list()).settled[0]).toMatchObject({ state: 'booked', orders: [two.number] });

  const both = (await open(two.number)).map(({ id }) => id);
  expect(both).toHaveLength(2);
  const settle = (id: number, returned: boolean) =>
    books.refusal('overpayments.settle', { params: { id }, body: { returned } });
  expect(await settle(both[0]!, true)).toBe('200 undefined');
  expect(await settle(both[0]!, false)).toBe('409 REFUND_SETTLED');
  expect(await settle(both[1]!, false)).toBe('200 undefined');
  expect((await open(two.number)).map(({ state }) => state)).toEqual(['returned', 'kept']);
  expect(await owing()).toEqual([[], 0]);
  const mails = await owner.call('orders.mails', { params: { number: two.number } });
  expect(mails.filter(({ kind }) => kind === 'refund')).toHaveLength(1);
  const { refundable, refunds } = await books.call('refunds.read', { params: { number: two.number } });
  expect([refundable, refunds]).toEqual([two.total, []]);
});

test('what pays no order is put away, can be taken back, and is forgotten a day later', async () => {
  await upload(camt([{ amount: 12.34, purpose: 'Trinkgeld', name: 'Oma Krause' }]));
  const ids = (await list()).entries.map(({ id }) => id);
  await books.call('statements.dismiss', { body: { ids } });
  expect(await books.refusal('statements.dismiss', { body: { ids } })).toBe('409 ENTRY_SETTLED');
  await books.call('statements.reopen', { body: { ids } });
  expect(await list()).toMatchObject({ entries: [{ name: 'Oma Krause', iban_end: '3000' }] });
  await books.call('statements.dismiss', { body: { ids } });

  const { db } = shop.database;
  await db.updateTable('bank_entry').set({ settled_at: '2026-01-01T00:00:00.000Z' }).where('id', 'in', ids).execute();
  await forgetEntries(db, Date.now());
  const rows = await db.selectFrom('bank_entry').selectAll().where('id', 'in', ids).execute();
  expect(rows).toMatchObject([{ name: '', purpose: '', iban_end: '' }]);
  // its key stays
  expect(await upload(camt([{ amount: 12.34, purpose: 'Trinkgeld', name: 'Oma Krause' }]))).toMatchObject({
    new_entries: 0,
  });
  // nowhere is the account of a shopper
  expect(JSON.stringify(await db.selectFrom('bank_entry').selectAll().execute())).not.toContain(IBAN);
});

test('a table whose columns nobody knows is read once somebody has named them; what is no statement is refused', async () => {
  const { number, total } = await place();
  const [year, month, day] = today.split('-');
  const table = Buffer.from(
    `Wann;Wieviel;Wozu\n${day}.${month}.${year};${total.toFixed(2).replace('.', ',')};${number}\n`,
  );
  expect(await upload(table)).toMatchObject({ kind: 'columns', header: ['Wann', 'Wieviel', 'Wozu'] });
  expect(await upload(table, 'day,amount,purpose')).toMatchObject({ kind: 'read', new_entries: 1 });
  expect(await proposals()).toEqual([['sure', null, number]]);
  const send = async (bytes: Buffer) => {
    const sent = { query: { name: 'x' }, body: bytes };
    const { status, failure } = await books.ask('statements.upload', sent, {
      'content-type': 'application/octet-stream',
    });
    return `${status} ${failure}`;
  };
  expect(await send(Buffer.from('<html/>'))).toBe('400 STATEMENT_UNKNOWN');
  expect(await send(zipOf([{ name: 'a.png', content: 'x' }]))).toBe('400 STATEMENT_UNKNOWN');
  expect(await send(Buffer.from('PK\x03\x04 broken'))).toBe('400 STATEMENT_UNKNOWN');
  expect(await send(Buffer.alloc(11 * 1024 * 1024, 'x'))).toBe('413 STATEMENT_TOO_LARGE');
});

test('a transfer that does not come is reminded of once, and canceled after the days that the owner has set', async () => {
  const { db } = shop.database;
  const { number } = await place('Vergesslich', [{ sku: 'P-1', qty: 3 }]);
  const stock = await orders.stockOf('P-1');
  const age = (days: number) =>
    db
      .updateTable('placed_order')
      .set({ created_at: new Date(Date.now() - days * 86_400_000).toISOString() })
      .where('order_number', '=', number)
      .execute();
  const reminders = async () =>
    (await db.selectFrom('mail').select('subject').where('subject', 'like', `%Erinnerung%${number}%`).execute()).length;
  const sweep = () => Promise.all([1, 2, 3].map(() => shop.platform.transfers.sweep()));

  await age(5);
  await sweep();
  expect(await reminders()).toBe(0);
  const { version } = (await owner.call('settings.read')).transfers;
  const save = (remindDays: number) =>
    owner.refusal('settings.save', {
      body: { section: 'transfers', value: { dueDays: 3, remindDays, cancelDays: 8 }, version },
    });
  expect(await save(8)).toMatch(/^400/);
  expect(await save(4)).toBe('200 undefined');
  const state = () => books.call('orders.transfer', { params: { number } });
  expect(await state()).toMatchObject({ reminded_at: null, reminds_at: expect.any(String) });
  await sweep();
  expect(await reminders()).toBe(1);
  const { reminded_at, reminds_at, cancels_at } = await state();
  expect([reminded_at, reminds_at]).toEqual([expect.any(String), null]);
  expect(Math.round((Date.parse(cancels_at!) - Date.now()) / 86_400_000)).toBe(3);
  await age(9);
  await sweep();
  expect(await reminders()).toBe(1);
  expect(await statusOf(number)).toBe('canceled');
  expect(await orders.stockOf('P-1')).toBe(stock + 3);
  expect((await state()).cancels_at).toBe(null);
});
