import { publicOrderIds } from '@brixel/platform/database/migrations/0025-public-order-ids';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { goods, orderCatalog } from '../support/order-goods.ts';
import { startTestPlatform } from '../support/platform.ts';
import { orderMessage, testOrders } from '../support/test-order.ts';

test('orders of before keep their secret ids, which stay unique', async () => {
  const shop = await startTestPlatform({ catalog: () => orderCatalog([goods(60)]) });
  const { orderId } = await testOrders(shop).place(orderMessage([{ sku: 'P-60', qty: 1 }]));
  const { db } = shop.platform.database;
  await sql`alter table placed_order rename column public_id to order_id`.execute(db);

  await db.transaction().execute((tx) => publicOrderIds.up(tx));
  const order = await db.selectFrom('placed_order').selectAll().executeTakeFirstOrThrow();
  expect(order.public_id).toBe(orderId);
  expect(await shop.platform.orders.byPublicId(orderId)).toMatchObject({ id: order.id, publicId: orderId });
  const twin = { ...order, id: order.id + 1, order_number: 'BX-2222-2222' };
  await expect(db.insertInto('placed_order').values(twin).execute()).rejects.toThrow(/unique/i);
  await shop.close();
});
