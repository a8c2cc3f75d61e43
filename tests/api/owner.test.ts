import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runOwner } from '@brixel/platform/owner/run-owner';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WAIT_LIMIT_MS } from '../support/limits.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { choose } from '../support/order-goods.ts';
import { parseCsv, parseSpreadsheet } from '../support/parse-csv.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { address, orderMessage, type TestOrders, testOrders } from '../support/test-order.ts';

let server: MailServer;
let shop: TestPlatform;
let orders: TestOrders;
beforeAll(async () => {
  server = await startMailServer();
  shop = await startTestPlatform({ catalog: 'order', config: { mail: { smtpUrl: server.url } } });
  orders = testOrders(shop);
});
afterAll(async () => {
  await shop.close();
  await server.stop();
});

interface Said {
  code: number;
  out: string;
  complaint: string;
}

/** The command as the owner gives it, in a process of its own beside the running shop: once for each, as a process takes long. */
function ownerProcess(words: string, more: string[] = [], env: Record<string, string> = {}): Promise<Said> {
  const { dataDir, databaseUrl = '' } = shop.database.location;
  const file = path.join(import.meta.dirname, '../../apps/shop/src/owner.ts');
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [file, ...words.split(' '), ...more],
      { env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...env } },
      (error, out, complaint) => resolve({ code: error ? Number(error.code) : 0, out, complaint }),
    );
  });
}

/** The same command on a connection of its own. */
async function owner(words: string, more: string[] = []): Promise<Said> {
  const out: string[] = [];
  const complaints: string[] = [];
  const terminal = {
    stdout: async (text: string) => void out.push(text),
    stderr: (text: string) => void complaints.push(text),
  };
  const code = await runOwner([...words.split(' '), ...more], shop.database.location, terminal);
  return { code, out: out.join(''), complaint: complaints.join('') };
}

const parcel = () => orders.place(orderMessage([{ sku: 'P-10', qty: 2, ...choose.colour(2) }]));

test('orders are listed, the newest first, and shown with all that happened to them', async () => {
  const first = await parcel();
  const second = await orders.place(
    orderMessage([{ sku: 'P-40', qty: 1, ...choose.engraving('\u001b[31m') }], { payment: 'iways_paypalplus_payment' }),
  );
  const list = (await ownerProcess('orders list')).out.split('\n');
  expect(list[0]).toMatch(/^NUMBER +PLACED +STATUS +PAYMENT +TOTAL +STORE +E-MAIL$/);
  expect(list[1]).toMatch(new RegExp(`^${second.orderNumber}  .* pending +online, open .*marlene@example.de$`));
  expect(list[2]).toMatch(new RegExp(`^${first.orderNumber}  .* pending +transfer, open .*marlene@example.de$`));
  expect((await owner('orders list --status complete')).out).toBe('There are no such orders.\n');
  expect((await owner('orders list --limit 1')).out.trim().split('\n')).toHaveLength(2);

  await owner(`orders set-status ${first.orderNumber} processing`, ['money', 'seen']);
  const { code, out } = await ownerProcess(`orders show ${first.orderNumber.toLowerCase()}`);
  expect(code).toBe(0);
  for (const fact of [
    'processing',
    'Marlene Kaiser, Lindenstraße 14, 80331 München, DE',
    '2 ×',
    '2,00\u00a0€',
    'P-12',
    'Farbe: Blau',
  ]) {
    expect(out).toContain(fact);
  }
  expect(out).toMatch(/Total +10,90/);
  expect(out).toMatch(/status {2}processing {2}money seen\n$/);
  expect((await owner(`orders show ${second.orderNumber}`)).out).not.toContain('\u001b');
});

test('a status is set only where an order can come to it; stock and shopper follow', async () => {
  const { orderNumber, orderId } = await parcel();
  const stock = await orders.stockOf('P-12');
  expect(await owner(`orders set-status ${orderNumber} complete`)).toEqual({
    code: 1,
    out: '',
    complaint: `${orderNumber} is pending and cannot become complete.\n`,
  });
  expect(await ownerProcess(`orders set-status ${orderNumber} processing`)).toMatchObject({
    code: 0,
    out: `${orderNumber} is now processing.\n`,
  });
  expect((await owner(`orders set-status ${orderNumber} processing`)).out).toBe(
    `${orderNumber} is already processing.\n`,
  );
  const canceled = await ownerProcess(`orders set-status ${orderNumber} canceled`);
  expect(canceled.out).toContain('It was paid: give the money back');
  expect((await orders.view(orderId)).status).toBe('canceled');
  expect(await orders.stockOf('P-12')).toBe(stock + 2);
  expect((await owner(`orders set-status ${orderNumber} processing`)).code).toBe(1);

  shop.platform.mails.wake();
  const mail = await server.find(({ subject = '' }) => subject === `Bestellung ${orderNumber} ist storniert`);
  expect(mail.recipients).toEqual(['marlene@example.de']);
});

test('money that was given back is noted, never more than was paid', async () => {
  const { orderNumber, orderId, grandTotal } = await parcel();
  expect((await owner(`orders refund-note ${orderNumber} 5 zu früh`)).complaint).toContain('has not been paid');
  await owner(`orders set-status ${orderNumber} processing`);
  expect(await ownerProcess(`orders refund-note ${orderNumber} 5,50`, ['ein Stein', 'fehlte'])).toMatchObject({
    code: 0,
  });
  expect((await owner(`orders refund-note ${orderNumber} ${grandTotal} alles`)).complaint).toBe(
    'That would be more than was paid.\n',
  );
  const order = await shop.platform.orders.byPublicId(orderId);
  expect(await orders.view(orderId)).toMatchObject({
    total_paid: grandTotal,
    total_refunded: 5.5,
    payment: { state: 'partly_refunded' },
  });
  expect((await owner('orders list --limit 1')).out).toContain('transfer, partly refunded');
  expect(order?.history.at(-1)).toMatchObject({ kind: 'refund', text: 'ein Stein fehlte', amount: 55_000 });
  await owner(`orders refund-note ${orderNumber} ${(grandTotal - 5.5).toFixed(2)} Rest`);
  expect((await orders.view(orderId)).payment.state).toBe('refunded');
  expect((await owner(`orders show ${orderNumber}`)).out).toContain('banktransfer, refunded since');
});

test('the export can be read by every program, and starts none', async () => {
  const evil = {
    ...address,
    firstname: '=cmd|’/c calc’!A0',
    lastname: 'O"Hara, "Scarlett"',
    company: '+49 Steine und mehr',
    city: '@München',
    email: 'evil@example.de',
  };
  const { orderNumber, grandTotal } = await orders.place(
    orderMessage([{ sku: 'P-1', qty: 3 }], { addressInformation: { shippingAddress: evil, billingAddress: evil } }),
  );
  const { out, code } = await ownerProcess('orders export');
  expect(code).toBe(0);
  const [titles = [], ...rows] = parseCsv(out);
  expect(rows).toHaveLength(await orders.count());
  for (const cells of rows) expect(cells).toHaveLength(titles.length);
  const row = Object.fromEntries(titles.map((title, column) => [title, rows.at(-1)?.[column]]));
  expect(row).toMatchObject({
    order_number: orderNumber,
    email: 'evil@example.de',
    firstname: `'${evil.firstname}`,
    lastname: evil.lastname,
    company: `'+49 Steine und mehr`,
    city: `'${evil.city}`,
    goods: '3 × P-1 Stein 1',
    total: String(grandTotal),
  });

  const { db } = shop.database;
  const move = (created_at: string) =>
    db.updateTable('placed_order').set({ created_at }).where('order_number', '=', orderNumber).execute();
  // In Munich the new day has begun already.
  await move('2026-03-31T22:30:00.000Z');
  const numbers = async (period: string) => parseCsv((await owner(`orders export ${period}`)).out).slice(1);
  expect(await numbers('--from 2026-04-01 --to 2026-04-01')).toEqual([expect.arrayContaining([orderNumber])]);
  expect(await numbers('--from 2026-03-01 --to 2026-03-31')).toEqual([]);
  // for whoever opens it with a double click
  const [headings = [], ...cells] = parseSpreadsheet(
    (await owner('orders export --from 2026-04-01 --to 2026-04-01 --language de')).out,
  );
  expect(
    cells.map((cell) => [cell[headings.indexOf('Bestellnummer')], cell[headings.indexOf('Gesamtbetrag')]]),
  ).toEqual([[orderNumber, String(grandTotal).replace('.', ',')]]);
});

test('a review that is approved appears in the running shop, one that is refused never does', async () => {
  const write = (nickname: string) =>
    shop.inject({
      method: 'POST',
      url: '/api/review/create',
      payload: { review: { product_id: 11, title: 'Hält', detail: 'Und hält.', nickname, rating: 5 } },
    });
  await write('Ines');
  await write('Bot');
  const { out } = await ownerProcess('reviews list');
  const [ines, bot] = ['Ines', 'Bot'].map((name) => new RegExp(`^(\\d+) .*P-11 .*${name}`, 'm').exec(out)?.[1]);
  expect(await ownerProcess(`reviews approve ${ines}`)).toMatchObject({ code: 0, out: `Review ${ines} is shown.\n` });
  expect(await ownerProcess(`reviews refuse ${bot}`)).toMatchObject({ code: 0, out: `Review ${bot} is refused.\n` });
  expect((await owner('reviews list')).out).toBe('No review waits.\n');
  expect(await owner('reviews approve 999')).toMatchObject({ code: 1, complaint: 'There is no review 999.\n' });
  await vi.waitFor(
    () => expect(shop.platform.catalog.all('de', 'review').map(({ nickname }) => nickname)).toEqual(['Ines']),
    { timeout: WAIT_LIMIT_MS },
  );
});

test.each([
  ['orders', /There is no command "orders "/],
  ['orders eat', /There is no command "orders eat"/],
  ['orders show', /order number is missing/],
  ['orders set-status BX-2222-2222', /status is missing/],
  ['orders set-status BX-2222-2222 eaten', /eaten is no status; there are pending, processing, complete, canceled/],
  ['orders list --colour red', /--colour/],
  ['orders list --limit x', /x is no number of orders/],
  ['orders export --language fr', /fr is no language of the office; there are de, it, en/],
  ['orders export --from yesterday', /yesterday is no day such as 2026-12-31/],
  ['orders refund-note BX-2222-2222 much back', /much is no amount such as 12.50/],
  ['reviews approve first', /first is no number of a review/],
])('"%s" is answered with what is wrong and how it is done', async (words, wrong) => {
  const complaints: string[] = [];
  const terminal = { stdout: expect.unreachable, stderr: (text: string) => void complaints.push(text) };
  expect(await runOwner(words.split(' '), shop.database.location, terminal)).toBe(2);
  expect(complaints).toEqual([expect.stringMatching(wrong)]);
  expect(complaints[0]).toContain('Usage: npm run owner --');
});

test('where there is no such order, or no shop at all, it says so', async () => {
  expect(await ownerProcess('orders show BX-2222-2222')).toEqual({
    code: 1,
    out: '',
    complaint: 'There is no order BX-2222-2222.\n',
  });
  expect((await ownerProcess('orders')).code).toBe(2);
  const empty = await mkdtemp(path.join(tmpdir(), 'brixel-empty-'));
  const said = await ownerProcess('orders list', [], { DATA_DIR: empty, DATABASE_URL: '' });
  expect(said).toMatchObject({ code: 1, complaint: expect.stringContaining(`There is no shop in ${empty} yet`) });
  await rm(empty, { recursive: true });
});
