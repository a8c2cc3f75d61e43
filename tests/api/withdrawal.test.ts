import type { Envelope } from '@brixel/contract/envelope';
import type { WithdrawalInput, WithdrawalReceipt } from '@brixel/contract/order';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { address, orderMessage, testOrders } from '../support/test-order.ts';

let server: MailServer;
let shop: TestPlatform;
beforeAll(async () => {
  // In the middle of an hour, which is what attempts are counted in.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T22:30:05Z') });
  server = await startMailServer();
  shop = await startTestPlatform({
    catalog: 'order',
    config: { mail: { smtpUrl: server.url, from: 'brixel <shop@brixel.example>' } },
  });
});
afterAll(async () => {
  await shop.close();
  await server.stop();
  vi.useRealTimers();
});

let callers = 0;
const newCaller = () => `10.0.0.${++callers}`;

async function withdraw(input: Partial<WithdrawalInput>, { store = 'de', from = newCaller() } = {}) {
  const answer = await shop.inject({
    method: 'POST',
    url: `/api/order/withdraw?storeCode=${store}`,
    payload: input,
    remoteAddress: from,
  });
  return { status: answer.statusCode, result: answer.json<Envelope<WithdrawalReceipt>>().result };
}

/** The shopper's first; either may come first. */
const mailsOf = async (number: string) => {
  const about = ({ subject = '' }) => subject.includes(number);
  const isOurs = ({ recipients }: { recipients: string[] }) => recipients.includes('shop@brixel.example');
  await server.find((mail) => about(mail) && isOurs(mail));
  await server.find((mail) => about(mail) && !isOurs(mail));
  return server.received.filter(about).toSorted((a, b) => Number(isOurs(a)) - Number(isOurs(b)));
};

const placeOrder = (email = address.email) => {
  const billingAddress = { ...address, email };
  return testOrders(shop).place(orderMessage([{ sku: 'P-1', qty: 3 }], { addressInformation: { billingAddress } }));
};
const declared = { name: 'Marlene Kaiser', email: 'Marlene@example.de' };

test('a withdrawal is received at once, acknowledged with content, date and time, and noted on its order', async () => {
  const { orderNumber, orderId } = await placeOrder();
  const what = 'zwei rote Steine\nund <b>einen</b> blauen';
  const order_number = orderNumber.toLowerCase().replaceAll('-', ' ');
  const { status, result } = await withdraw({ ...declared, order_number, what });
  expect(status).toBe(200);
  expect(result).toEqual({
    number: expect.stringMatching(/^WR-[2-9A-Z]{4}-[2-9A-Z]{4}$/),
    received_at: '2026-11-15T22:30:05.000Z',
    ...declared,
    order_number,
    what,
  });

  const mails = await mailsOf(result.number);
  expect(mails.map(({ recipients }) => recipients[0]).toSorted()).toEqual([
    'Marlene@example.de',
    'shop@brixel.example',
  ]);
  for (const { text, html } of mails) {
    for (const fact of [
      result.number,
      orderNumber,
      'Marlene Kaiser',
      'Hiermit widerrufe ich',
      '15. November 2026',
      '23:30:05',
    ]) {
      expect(text).toContain(fact);
      expect(html).toContain(fact);
    }
    expect(text).toContain('> zwei rote Steine\n> und <b>einen</b> blauen');
    expect(html).toContain('zwei rote Steine<br>und &lt;b&gt;einen&lt;/b&gt; blauen');
  }
  expect(mails.find(({ recipients }) => recipients[0] === 'shop@brixel.example')?.replyTo).toEqual([
    expect.objectContaining({ address: 'Marlene@example.de' }),
  ]);
  const order = await shop.platform.orders.byPublicId(orderId);
  expect(order?.history).toEqual([expect.objectContaining({ kind: 'withdrawal', text: `${result.number}: ${what}` })]);
  expect((await testOrders(shop).view(orderId)).withdrawn_at).toBe(order?.history[0]?.at);
});

test('nobody learns from the answer whether there is such an order', async () => {
  const { orderNumber, orderId } = await placeOrder();
  const strange = { ...declared, email: 'eve@example.org' };
  const answers = [
    await withdraw({ ...declared, order_number: orderNumber }),
    await withdraw({ ...strange, order_number: orderNumber }),
    await withdraw({ ...declared, order_number: 'BX-2222-2222' }),
    await withdraw({ ...declared, order_number: 'irgendwas' }),
  ];
  for (const { status, result } of answers) {
    expect(status).toBe(200);
    expect(Object.keys(result)).toEqual(Object.keys(answers[0]!.result));
    expect(await mailsOf(result.number)).toHaveLength(2);
  }
  const history = (await shop.platform.orders.byPublicId(orderId))?.history ?? [];
  expect(history.filter(({ kind }) => kind === 'withdrawal')).toHaveLength(1);
});

test('the same declaration again gets the first receipt and no further mail, also at the same moment', async () => {
  const { orderNumber } = await placeOrder();
  const input = { ...declared, email: 'zweimal@example.de', order_number: orderNumber };
  const answers = await Promise.all([withdraw(input), withdraw(input), withdraw(input)]);
  const numbers = new Set(answers.map(({ result }) => result.number));
  expect(numbers.size).toBe(1);
  const [number = ''] = numbers;
  const { result: other } = await withdraw({ ...input, what: 'nur die Hälfte' });
  await mailsOf(other.number);
  expect(await mailsOf(number)).toHaveLength(2);
});

test('who withdraws before anything is paid or sent owes nothing, sends nothing back, and the goods are free', async () => {
  const orders = testOrders(shop);
  const email = 'widerruf@example.de';
  const before = await orders.stockOf('P-1');
  const { orderNumber, orderId } = await placeOrder(email);
  const { result } = await withdraw({ ...declared, email, order_number: orderNumber });
  const mails = await mailsOf(result.number);
  const toShopper = mails.find(({ recipients }) => recipients[0] === email);
  expect(toShopper?.text).toMatch(/noch nicht unterwegs[\s\S]+nichts zurückschicken und nichts mehr\s+überweisen/);
  expect(await orders.view(orderId)).toMatchObject({ status: 'canceled', total_due: 0, can_withdraw: false });
  expect(await orders.stockOf('P-1')).toBe(before);
  const canceled = await server.find(({ subject = '' }) => subject === `Bestellung ${orderNumber} ist storniert`);
  expect(canceled.text).toContain('Du musst nichts mehr überweisen');
});

test('of a part of an order, or of one that is paid, the owner decides; nothing is asked for until then', async () => {
  const orders = testOrders(shop);
  const email = 'widerruf@example.de';
  const part = await placeOrder(email);
  await withdraw({ ...declared, email, order_number: part.orderNumber, what: 'ein Stein' });
  expect(await orders.view(part.orderId)).toMatchObject({ status: 'pending', total_due: 0 });
  const sent = await placeOrder(email);
  for (const status of ['processing', 'complete'] as const)
    await shop.platform.orders.setStatus(sent.backendOrderId, status);
  const { result } = await withdraw({ ...declared, email, order_number: sent.orderNumber });
  const [mail] = (await mailsOf(result.number)).filter(({ recipients }) => recipients[0] === email);
  expect(mail?.text).toMatch(/wie du die Waren\s+zurückschickst/);
  expect(await orders.view(sent.orderId)).toMatchObject({ status: 'complete', withdrawn_at: expect.any(String) });
});

test('it is acknowledged in the language of the store', async () => {
  const { result } = await withdraw({ ...declared, order_number: 'BX-3333-3333' }, { store: 'it' });
  const [mail, ofShop] = await mailsOf(result.number);
  expect(mail?.subject).toBe(`Abbiamo ricevuto il tuo recesso (${result.number})`);
  expect(mail?.text).toContain('tutto l’ordine');
  // who works in the office reads it in their own, with the way there
  expect(ofShop?.subject).toBe(`Widerruf eingegangen (${result.number})`);
  expect(ofShop?.text).toMatch(/die ganze Bestellung[\s\S]+\/admin\/inbox\/withdrawals/);
});

test('nobody’s letter box is filled', async () => {
  const attempts = Array.from({ length: 8 }, (_, index) =>
    withdraw({ ...declared, email: 'opfer@example.de', order_number: `BX-${index}` }),
  );
  const statuses = (await Promise.all(attempts)).map(({ status }) => status).toSorted();
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);

  const from = newCaller();
  const flood = Array.from({ length: 24 }, (_, index) =>
    withdraw({ ...declared, email: `opfer-${index}@example.de`, order_number: 'BX-1' }, { from }),
  );
  const refused = (await Promise.all(flood)).filter(({ status }) => status === 429);
  expect(refused).toHaveLength(4);
});

test.each([
  ['no name', { name: ' ' }],
  ['no address', { email: 'marlene' }],
  ['two addresses', { email: 'a@example.de, b@example.de' }],
  ['an address with a line break', { email: 'a@example.de\r\nBcc: b@example.de' }],
  ['no order number', { order_number: '' }],
])('%s is refused', async (_what, change) => {
  const { status } = await withdraw({ ...declared, order_number: 'BX-4444-4444', ...change });
  expect(status).toBe(400);
});
