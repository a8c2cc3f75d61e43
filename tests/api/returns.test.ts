import { stockDifferences } from '@brixel/platform/stock/stock-movements';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OfficePerson, signInAs } from '../support/office-node.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { address, orderMessage, type TestOrders, testOrders } from '../support/test-order.ts';

const SKU = 'P-1';
const DAY_MS = 24 * 60 * 60 * 1000;

let shop: TestPlatform;
let orders: TestOrders;
let owner: OfficePerson;
let books: OfficePerson;
let packer: OfficePerson;
beforeAll(async () => {
  shop = await startTestPlatform({ catalog: 'order' });
  orders = testOrders(shop);
  await shop.platform.editor.setStock(SKU, 5000);
  owner = await signInAs(shop, 'owner');
  books = await signInAs(shop, 'books');
  packer = await signInAs(shop, 'packer');
});
afterAll(() => shop.close());

/** The number of an order that the shopper has. */
async function sent(qty = 5): Promise<string> {
  const { orderNumber: number } = await orders.place(orderMessage([{ sku: SKU, qty }]));
  await books.call('orders.pay', { params: { number }, body: { note: '' } });
  await packer.call('orders.send', { params: { number }, body: { note: '' } });
  return number;
}
const withdraw = (number: string, what?: string) =>
  shop.inject({
    method: 'POST',
    url: '/api/order/withdraw',
    payload: { name: 'Marlene Kaiser', email: address.email, order_number: number, ...(what && { what }) },
  });
const read = (number: string, person = packer) => person.call('returns.read', { params: { number } });
const caseOf = async (order: string) => {
  const [first] = await packer.call('returns.ofOrder', { params: { number: order } });
  return first ?? expect.fail(`${order} has no return`);
};
const refund = (order: string, number: string, lines: { item_id: number; qty: number; restock: boolean }[]) =>
  books.call('orders.refund', {
    params: { number: order },
    body: { way: 'transfer', reason: 'withdrawal', lines, return_number: number },
  });

test('a withdrawal is a case from its declaration to the stock, and settles itself with it', async () => {
  const before = await orders.stockOf(SKU);
  const order = await sent(5);
  expect((await withdraw(order)).statusCode).toBe(200);
  const { number, withdrawal_number: withdrawal, refund_until: until, announced_at } = await caseOf(order);
  expect(Date.parse(until ?? '') - Date.parse(announced_at)).toBe(14 * DAY_MS);
  const start = await read(number);
  expect(start).toMatchObject({ state: 'announced', reason: 'withdrawal', is_late: false, pieces: 5 });
  expect(Date.parse(start.withdraw_until ?? '')).toBeGreaterThan(Date.now() + 36 * DAY_MS);
  const [line] = start.lines;
  const item_id = line!.item_id;

  const step = { params: { number } };
  await packer.call('returns.arrive', { ...step, body: { note: 'Karton beschädigt' } });
  expect(await packer.refusal('returns.arrive', { ...step, body: {} })).toBe('409 RETURN_MOVED');
  expect(await packer.refusal('returns.restock', step)).toBe('409 RETURN_MOVED');
  const found = { item_id, qty: 4, condition: 'opened', restock: true, note: 'einer fehlt' } as const;
  expect(await packer.refusal('returns.check', { ...step, body: { lines: [{ ...found, qty: 6 }] } })).toBe(
    '409 RETURN_TOO_MANY',
  );
  await packer.call('returns.check', { ...step, body: { lines: [found] } });
  expect(await read(number)).toMatchObject({ state: 'checked', pieces: 4, restockable: 4, lines: [found] });

  const shown = async () => (await owner.call('orders.read', { params: { number: order } })).order.returns;
  const [checked] = (await shown()) ?? [];
  expect(checked).toMatchObject({ number, state: 'open', announced_at, refunded_at: null, refund_until: until });
  expect([checked?.arrived_at, checked?.checked_at].every(Boolean)).toBe(true);
  await refund(order, number, [{ item_id, qty: 4, restock: true }]);
  // booked, but the bank has not been told yet
  expect(await shown()).toMatchObject([{ state: 'open', refunded_at: null }]);
  expect(await orders.stockOf(SKU)).toBe(before - 1);
  const refunded = await read(number);
  expect(refunded).toMatchObject({ state: 'refunded', restockable: 0, refunds: [{ state: 'requested' }] });
  expect(refunded.lines[0]).toMatchObject({ restocked: 4 });
  // nothing goes back twice
  expect(await packer.call('returns.restock', step)).toEqual({ pieces: 0 });
  expect(await orders.stockOf(SKU)).toBe(before - 1);

  const open = async () => (await owner.call('withdrawals.list', { query: { done: 'no' } })).map((row) => row.number);
  expect(await open()).toContain(withdrawal);
  await books.call('returns.close', { ...step, body: { refused: false } });
  expect(await open()).not.toContain(withdrawal);
  expect((await packer.call('returns.list', { query: { done: 'yes' } }))[0]).toMatchObject({ number, state: 'closed' });
  const [{ id } = { id: 0 }] = refunded.refunds;
  await books.call('refunds.done', { params: { id } });
  expect(await shown()).toMatchObject([{ state: 'closed', refunded_at: expect.any(String) }]);
  await books.call('returns.reopen', step);
  expect(await read(number)).toMatchObject({ state: 'refunded' });
  // the desk of withdrawals closes the same case
  await owner.call('withdrawals.settle', { params: { id: withdrawal! }, body: { done: true } });
  expect(await read(number)).toMatchObject({ state: 'closed' });
  const { events } = await read(number);
  expect(events.map(({ kind }) => kind)).toEqual([
    ...['announced', 'arrived', 'checked', 'refunded', 'closed', 'reopened', 'closed'],
  ]);
  expect(events[0]?.staff_name).toBeNull();
  expect(await stockDifferences(shop.database.db)).toEqual([]);
  const { entries } = await owner.call('audit.list', { query: {} });
  expect(JSON.stringify(entries)).not.toMatch(/Kaiser|marlene/);
});

test('the office announces a return itself; money that went back before the goods leaves them to the case', async () => {
  const before = await orders.stockOf(SKU);
  const order = await sent(3);
  const announce = (qty: number) => ({
    params: { number: order },
    body: { reason: 'damaged' as const, note: 'am Telefon', lines: [{ item_id: 1, qty }] },
  });
  expect(await packer.refusal('returns.announce', announce(4))).toBe('409 RETURN_TOO_MANY');
  const { number } = await packer.call('returns.announce', announce(2));
  const step = { params: { number } };
  expect(await read(number)).toMatchObject({ refund_until: null, withdrawal_number: null });
  await refund(order, number, [{ item_id: 1, qty: 2, restock: false }]);
  expect(await read(number)).toMatchObject({ state: 'refunded' });
  expect(await packer.call('returns.restock', step)).toEqual({ pieces: 0 });
  await books.call('returns.close', { ...step, body: { refused: true, note: 'kam nie an' } });
  expect(await books.refusal('returns.close', { ...step, body: { refused: false } })).toBe('409 RETURN_MOVED');
  expect(await orders.stockOf(SKU)).toBe(before - 3);
  const other = await sent(1);
  expect(
    await books.refusal('orders.refund', { params: { number: other }, body: { amount: 1, return_number: number } }),
  ).toBe('404 NOT_FOUND');
});

test('a part of an order is announced in the shopper’s words; what is canceled at once has no case', async () => {
  const order = await sent(2);
  await withdraw(order, 'nur einen Stein');
  const { number } = await caseOf(order);
  expect(await read(number)).toMatchObject({ note: 'nur einen Stein', lines: [], pieces: 0 });
  const { orderNumber } = await orders.place(orderMessage([{ sku: SKU, qty: 1 }]));
  await withdraw(orderNumber);
  expect(await packer.call('returns.ofOrder', { params: { number: orderNumber } })).toEqual([]);
});

test('whatever is checked, restocked and refunded, in any order: no piece comes back twice', async () => {
  const deed = fc.oneof(
    fc.record({ kind: fc.constant('check' as const), qty: fc.nat(4), restock: fc.boolean() }),
    fc.record({ kind: fc.constant('refund' as const), qty: fc.integer({ min: 1, max: 3 }), restock: fc.boolean() }),
    fc.record({ kind: fc.constant('restock' as const) }),
    fc.record({ kind: fc.constant('close' as const), refused: fc.boolean() }),
    fc.record({ kind: fc.constant('reopen' as const) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 2, maxLength: 8 }), async (deeds) => {
      const before = await orders.stockOf(SKU);
      const order = await sent(4);
      const announced = { reason: 'other' as const, lines: [{ item_id: 1, qty: 4 }] };
      const { number } = await packer.call('returns.announce', { params: { number: order }, body: announced });
      const step = { params: { number } };
      for (const one of deeds) {
        const tried =
          one.kind === 'check'
            ? packer.call('returns.check', {
                ...step,
                body: { lines: [{ item_id: 1, qty: one.qty, condition: 'good', restock: one.restock }] },
              })
            : one.kind === 'refund'
              ? refund(order, number, [{ item_id: 1, qty: one.qty, restock: one.restock }])
              : one.kind === 'restock'
                ? packer.call('returns.restock', step)
                : one.kind === 'close'
                  ? books.call('returns.close', { ...step, body: { refused: one.refused } })
                  : books.call('returns.reopen', step);
        await (tried as Promise<unknown>).catch(() => {});
        const { lines } = await read(number);
        const stock = await orders.stockOf(SKU);
        expect(stock).toBe(before - 4 + (lines[0]?.restocked ?? 0));
        expect(stock).toBeLessThanOrEqual(before);
      }
      expect(await stockDifferences(shop.database.db)).toEqual([]);
    }),
    { numRuns: 10 },
  );
});
