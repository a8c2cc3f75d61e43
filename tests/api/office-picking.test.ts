import { type OrderStage, orderStages } from '@brixel/contract/office/order-stage';
import type { OrderMessage } from '@brixel/contract/order';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OfficePerson, signInAs } from '../support/office-node.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { orderMessage, type TestOrders, testOrders } from '../support/test-order.ts';

let shop: TestPlatform;
let orders: TestOrders;
let owner: OfficePerson;
let packer: OfficePerson;
beforeAll(async () => {
  shop = await startTestPlatform({ catalog: 'order' });
  orders = testOrders(shop);
  await shop.platform.editor.setStock('P-1', 1000);
  owner = await signInAs(shop, 'owner');
  packer = await signInAs(shop, 'packer');
});
afterAll(() => shop.close());

async function place(products: OrderMessage['products'] = [{ sku: 'P-1', qty: 2 }]): Promise<string> {
  return (await orders.place(orderMessage(products))).orderNumber;
}
async function placePaid(products?: OrderMessage['products']): Promise<string> {
  const number = await place(products);
  await owner.call('orders.pay', { params: { number }, body: { note: '' } });
  return number;
}

/** The step as the order itself says it, after a look that every list of a step agrees with it. */
async function stageOf(number: string): Promise<OrderStage> {
  const { stage } = await packer.call('orders.read', { params: { number } });
  for (const listed of orderStages) {
    const found = await packer.call('orders.list', { query: { stage: listed, search: number } });
    expect(found.orders.map((order) => order.stage)).toEqual(listed === stage ? [stage] : []);
  }
  return stage;
}

test('an order goes from its payment to the parcel step by step, and every list knows the step', async () => {
  const number = await place();
  const move = (stage: 'to_pick' | 'picking' | 'to_pack' | 'packed') =>
    packer.ask('orders.stage', { params: { number }, body: { stage } });
  expect(await stageOf(number)).toBe('new');
  expect((await move('picking')).failure).toBe('ORDER_MOVED');
  await owner.call('orders.pay', { params: { number }, body: { note: '' } });
  expect(await stageOf(number)).toBe('to_pick');
  for (const stage of ['picking', 'to_pack', 'packed', 'to_pick', 'packed'] as const) {
    await move(stage);
    expect(await stageOf(number)).toBe(stage);
  }
  await packer.call('orders.send', { params: { number }, body: { note: '' } });
  expect(await stageOf(number)).toBe('sent');
  expect((await move('to_pick')).failure).toBe('ORDER_MOVED');

  const { id } = await shop.database.db
    .selectFrom('placed_order')
    .select('id')
    .where('order_number', '=', number)
    .executeTakeFirstOrThrow();
  const sentAt = (at: string) =>
    shop.database.db
      .updateTable('order_note')
      .set({ at })
      .where('order_id', '=', id)
      .where('status', '=', 'complete')
      .execute();
  await sentAt('2020-01-01T00:00:00.000Z');
  expect(await stageOf(number)).toBe('done');
  await sentAt(new Date().toISOString());
  await shop.database.db
    .insertInto('order_note')
    .values({
      id: 1,
      order_id: id,
      at: new Date().toISOString(),
      kind: 'withdrawal',
      status: null,
      text: '',
      amount: null,
    })
    .execute();
  expect(await stageOf(number)).toBe('returned');

  const other = await placePaid();
  await owner.call('orders.cancel', { params: { number: other }, body: { note: '' } });
  expect(await stageOf(other)).toBe('canceled');

  const { entries } = await owner.call('audit.list', { query: { subject: number, action: 'orders.stage' } });
  expect(entries.map(({ before, after }) => [before, after])[0]).toEqual([{ stage: 'to_pick' }, { stage: 'packed' }]);
});
