import type { OfficeTicket } from '@brixel/contract/office/ticket-endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WAIT_LIMIT_MS } from '../support/limits.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { ORIGIN } from '../support/office-browser.ts';
import { type OfficePerson, signInAs } from '../support/office-node.ts';
import { goods, orderCatalog, unlimited } from '../support/order-goods.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { orderMessage, type TestOrders, testOrders } from '../support/test-order.ts';
import { testPayments } from '../support/test-payment.ts';

const same = (text: string) => ({ de: text, it: text, en: text });
const course = goods(70, {
  type: 'virtual',
  price: 300_000,
  stock: unlimited,
  ticket: true,
  customOptions: [
    {
      id: 71,
      title: same('Termin'),
      type: 'drop_down',
      required: false,
      values: [{ id: 1, title: same('12. Mai'), price: 0, priceType: 'fixed' }],
    },
  ],
});
const licence = goods(75, { type: 'virtual', price: 50_000, stock: unlimited });

let server: MailServer;
let shop: TestPlatform;
let orders: TestOrders;
let owner: OfficePerson;
let packer: OfficePerson;
let books: OfficePerson;
beforeAll(async () => {
  server = await startMailServer();
  shop = await startTestPlatform({
    catalog: () => orderCatalog([course, licence]),
    config: { publicUrl: ORIGIN, mail: { smtpUrl: server.url, from: 'brixel <shop@brixel.example>' } },
  });
  orders = testOrders(shop);
  owner = await signInAs(shop, 'owner');
  packer = await signInAs(shop, 'packer');
  books = await signInAs(shop, 'books');
});
afterAll(async () => {
  await shop.close();
  await server.stop();
});

const CODE = /(?:[0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}/g;
const onTheTwelfth = {
  product_option: { extension_attributes: { custom_options: [{ option_id: '71', option_value: '1' }] } },
};

const place = (qty: number, more: object = {}) =>
  orders.place(
    orderMessage([{ sku: course.sku, qty, ...onTheTwelfth }], {
      addressInformation: { shippingAddress: null },
      ...more,
    }),
  );

/** By transfer, and somebody has seen the money. */
async function sold(qty: number) {
  const placed = await place(qty);
  await owner.call('orders.pay', { params: { number: placed.orderNumber }, body: { note: '' } });
  return placed;
}

const ticketsOf = async (number: string): Promise<OfficeTicket[]> =>
  (await owner.call('tickets.list', { query: { search: number } })).tickets;

const refund = async (number: string, qty: number, way: 'noted' | 'transfer' = 'noted') => {
  const { order } = await owner.call('orders.read', { params: { number } });
  const lines = [{ item_id: order.items[0]!.item_id, qty, restock: false }];
  return owner.ask('orders.refund', { params: { number }, body: { lines, way } });
};

test('who has paid gets a ticket for each piece, once, by mail and in the order', async () => {
  const placed = await place(3);
  const { id } = (await shop.platform.orders.byPublicId(placed.orderId))!;
  expect(await ticketsOf(placed.orderNumber)).toEqual([]);
  expect((await orders.view(placed.orderId)).items[0]).not.toHaveProperty('tickets');
  // the same money is reported five times at once
  const said = await Promise.all(
    Array.from({ length: 5 }, () =>
      shop.database.db.transaction().execute((tx) => shop.platform.orders.markPaid(tx, id, new Date().toISOString())),
    ),
  );
  shop.platform.orders.announce();
  expect(said.toSorted()).toEqual(['already', 'already', 'already', 'already', 'done']);
  const tickets = await ticketsOf(placed.orderNumber);
  expect(tickets).toHaveLength(3);
  expect(tickets[0]).toMatchObject({
    ...{ sku: course.sku, name: 'Stein 70', choice: 'Termin: 12. Mai', holder: 'Marlene Kaiser' },
    ...{ email: 'marlene@example.de', order_number: placed.orderNumber, state: 'open', is_test: false },
  });
  const codes = tickets.map(({ code }) => code).toSorted();
  expect(new Set(codes).size).toBe(3);

  const mail = await server.find(({ subject }) => subject === 'Deine 3 Tickets von brixel');
  expect(mail.recipients).toEqual(['marlene@example.de']);
  expect((mail.text ?? '').match(CODE)?.toSorted()).toEqual(codes);
  for (const text of ['Stein 70', 'Termin: 12. Mai', 'Marlene Kaiser', placed.orderNumber, 'Ticketcode 3 von 3'])
    expect(mail.text).toContain(text);
  const view = await orders.view(placed.orderId);
  const shown = view.items[0]!.tickets!;
  expect(shown.map(({ code }) => code).toSorted()).toEqual(codes);
  expect(shown[0]).toMatchObject({ used_at: null, canceled_at: null });
  // the door has a scanner: each code is a picture too, part of the mail so that every program shows it
  const pictures = mail.attachments.map(({ content }) => Buffer.from(content as ArrayBuffer).toString('base64'));
  expect(shown.map(({ picture }) => picture?.split(',')[1]).toSorted()).toEqual(pictures.toSorted());
  const used = [...mail.html!.matchAll(/<img src="cid:([^"]+)"/g)].map(([, id]) => `<${id}>`);
  expect(used).toEqual(mail.attachments.map(({ contentId }) => contentId));

  // it can be read and sent again from the page of the order
  const params = { number: placed.orderNumber };
  const sent = (await owner.call('orders.mails', { params })).filter(({ kind }) => kind === 'ticket');
  expect(sent).toHaveLength(1);
  const page = await owner.ask('orders.mailPage', { params: { ...params, id: sent[0]!.id } });
  expect(page.text.match(/<img src="data:image\/png;base64,/g)).toHaveLength(3);
  expect(page.headers['content-security-policy']).toContain("img-src 'self' data:");
  await owner.call('orders.sendMail', { params: { ...params, id: sent[0]!.id }, body: {} });
  const kinds = (await owner.call('orders.mails', { params })).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'ticket')).toHaveLength(2);
});

test('a ticket is redeemed once, however it was typed and however many try', async () => {
  const { orderNumber } = await sold(2);
  const [first, second] = await ticketsOf(orderNumber);
  const typed = first!.code.toLowerCase().replaceAll('-', 'ß');
  expect(await packer.call('tickets.find', { query: { code: ` ${typed} ` } })).toMatchObject({ id: first!.id });
  expect((await packer.ask('tickets.find', { query: { code: '0000-0000-0000' } })).failure).toBe('TICKET_UNKNOWN');

  const params = { id: first!.id };
  const tries = await Promise.all(Array.from({ length: 20 }, () => packer.ask('tickets.redeem', { params })));
  const failures = tries.map(({ failure }) => failure);
  expect(failures.filter((failure) => failure === 'TICKET_USED')).toHaveLength(19);
  const found = await packer.call('tickets.find', { query: { code: first!.code } });
  expect(found).toMatchObject({ state: 'used', used_at: expect.any(String) });
  const logged = await shop.database.db
    .selectFrom('audit')
    .selectAll()
    .where('action', '=', 'tickets.redeem')
    .execute();
  expect(logged).toHaveLength(1);
  expect(JSON.stringify(logged)).toContain(first!.code.slice(-4));
  expect(JSON.stringify(logged)).not.toMatch(/Marlene|marlene@/);

  // how many have come
  const { products, tickets } = await books.call('tickets.list', { query: { sku: course.sku, search: 'kaiser' } });
  expect(products).toEqual([expect.objectContaining({ sku: course.sku, used: 1 })]);
  expect(tickets.length).toBeGreaterThanOrEqual(2);
  expect((await books.call('tickets.list', { query: { search: 'niemand' } })).tickets).toEqual([]);

  // one that was used cannot be given back, its order cannot be canceled, the other one can be refunded
  expect((await refund(orderNumber, 2)).failure).toBe('REFUND_TICKET_USED');
  const canceling = await owner.ask('orders.cancel', { params: { number: orderNumber }, body: { note: '' } });
  expect(canceling.failure).toBe('ORDER_TICKET_USED');
  expect((await refund(orderNumber, 1)).failure).toBeUndefined();
  const states = (await ticketsOf(orderNumber)).map(({ id, state }) => [id, state]);
  expect(states).toEqual(
    expect.arrayContaining([
      [first!.id, 'used'],
      [second!.id, 'canceled'],
    ]),
  );
  expect((await packer.ask('tickets.redeem', { params: { id: second!.id } })).failure).toBe('TICKET_CANCELED');

  // redeemed by mistake
  expect(await packer.call('tickets.reopen', { params })).toMatchObject({ state: 'open', used_at: null });
  expect((await packer.ask('tickets.reopen', { params })).failure).toBe('TICKET_NOT_USED');
  expect((await refund(orderNumber, 1)).failure).toBeUndefined();
});

test('a refund that is given up brings tickets back; a cancellation takes them all', async () => {
  const { orderNumber, orderId } = await sold(2);
  const given = await refund(orderNumber, 1, 'transfer');
  const open = async () => (await ticketsOf(orderNumber)).filter(({ state }) => state === 'open').length;
  expect(await open()).toBe(1);
  const { id } = given.result as { id: number };
  await owner.call('refunds.drop', { params: { id } });
  expect(await open()).toBe(2);

  // whoever is quicker: the ticket is used and the order stands, or neither
  const [ticket] = await ticketsOf(orderNumber);
  const [redeemed, canceled] = await Promise.all([
    packer.ask('tickets.redeem', { params: { id: ticket!.id } }),
    owner.ask('orders.cancel', { params: { number: orderNumber }, body: { note: '' } }),
  ]);
  const failures = [redeemed.failure, canceled.failure].filter(Boolean);
  expect(failures).toHaveLength(1);
  expect(['TICKET_CANCELED', 'ORDER_TICKET_USED']).toContain(failures[0]);
  if (canceled.failure) {
    await packer.call('tickets.reopen', { params: { id: ticket!.id } });
    await owner.call('orders.cancel', { params: { number: orderNumber }, body: { note: '' } });
  }
  expect((await ticketsOf(orderNumber)).map(({ state }) => state)).toEqual(['canceled', 'canceled']);
  const view = await orders.view(orderId);
  expect(view.items[0]!.tickets!.every(({ canceled_at }) => canceled_at !== null)).toBe(true);
  expect(JSON.stringify(view)).not.toContain('data:image');
});

test('tickets of the sandbox are marked; goods that give no ticket give none', async () => {
  const placed = await orders.place(
    orderMessage(
      [
        { sku: course.sku, qty: 1 },
        { sku: licence.sku, qty: 2 },
      ],
      { payment: 'iways_paypalplus_payment', addressInformation: { shippingAddress: null } },
    ),
  );
  const payments = testPayments(shop);
  const { paymentId, approvalUrl } = await payments.begin(placed.orderId);
  await shop.inject({ method: 'POST', url: `${new URL(approvalUrl).pathname}/approve` });
  const paid = await Promise.all([payments.execute(paymentId), payments.execute(paymentId)]);
  expect(paid).toMatchObject([{ result: { payment: 'paid' } }, { result: { payment: 'paid' } }]);
  const tickets = await ticketsOf(placed.orderNumber);
  expect(tickets).toMatchObject([{ is_test: true, choice: '', state: 'open' }]);
  const mail = await server.find(({ text }) => text?.includes(tickets[0]!.code) === true);
  expect(mail.subject).toContain('Dein Ticket von brixel');
  expect(mail.subject).not.toBe('Dein Ticket von brixel');
  const { products } = await owner.call('tickets.list', {});
  const all = await shop.database.db.selectFrom('ticket').select('id').where('is_test', '=', 0).execute();
  expect(products[0]!.sold).toBeLessThanOrEqual(all.length);
});

test('the office says what the buyer of a virtual product gets, and only of those', async () => {
  const { sku } = licence;
  const save = async (id: string, buyer_gets: 'nothing' | 'voucher' | 'ticket') => {
    const { version, stock: _, ...product } = await owner.call('products.read', { params: { id } });
    return owner.ask('products.save', { params: { id }, body: { ...product, version, stock: null, buyer_gets } });
  };
  const attributes = async () =>
    JSON.parse(
      (
        await shop.database.db
          .selectFrom('product')
          .select('attributes')
          .where('sku', '=', sku)
          .executeTakeFirstOrThrow()
      ).attributes,
    );
  expect((await save(sku, 'ticket')).result).toMatchObject({ buyer_gets: 'ticket' });
  expect(await attributes()).toMatchObject({ ticket: true });
  expect((await save(sku, 'voucher')).result).toMatchObject({ buyer_gets: 'voucher' });
  expect(await attributes()).toMatchObject({ voucher: true });
  expect(await attributes()).not.toHaveProperty('ticket');
  // shoppers say whom it is for, although nobody has given it options
  const asked = () => shop.platform.catalog.product('it', sku)?.custom_options?.map(({ role }) => role);
  await expect.poll(asked, { timeout: WAIT_LIMIT_MS }).toEqual(['recipient_name', 'recipient_email', 'greeting']);
  expect((await save(sku, 'nothing')).result).toMatchObject({ buyer_gets: 'nothing' });
  expect(await attributes()).not.toHaveProperty('voucher');
  expect((await save('P-11', 'ticket')).failure).toBe('NOT_VIRTUAL');
});

test('an order of tickets is done with its payment: nobody picks, packs or sends it', async () => {
  const { orderNumber: number } = await sold(1);
  const parcel = await orders.place(orderMessage([{ sku: 'P-1', qty: 1 }]));
  await owner.call('orders.pay', { params: { number: parcel.orderNumber }, body: { note: '' } });
  expect((await owner.call('orders.read', { params: { number } })).stage).toBe('done');
  const offered = (await packer.call('rounds.offer', {})).orders.map((order) => order.number);
  expect(offered).toContain(parcel.orderNumber);
  expect(offered).not.toContain(number);

  const mails = await owner.call('orders.mails', { params: { number } });
  expect(await packer.refusal('orders.send', { params: { number }, body: { note: '' } })).toBe('409 NOTHING_TO_SEND');
  expect(await packer.call('orders.sendMany', { body: { numbers: [number] } })).toEqual({
    ...{ done: 0, skipped: [{ number, reason: 'nothing_to_send' }] },
  });
  const listed = await packer.call('orders.readParcelList', { body: { text: `${number};00340434161094042557` } });
  expect(listed).toMatchObject([{ order: number, problem: 'nothing_to_send' }]);
  expect(await owner.call('orders.mails', { params: { number } })).toHaveLength(mails.length);
  const nothing = '409 NOTHING_TO_SEND';
  expect(await packer.refusal('print.packingSlips', { query: { orders: number } })).toBe(nothing);
  expect(await packer.refusal('print.pickList', { query: { orders: number, language: 'de' } })).toBe(nothing);
  // among others it is left out
  const { status } = await packer.ask('print.packingSlips', { query: { orders: `${number},${parcel.orderNumber}` } });
  expect(status).toBe(200);
});
