/** Issues the invoices of all orders that have none, with several at work at the same time, in a process of its own that may be killed. */
import { setTimeout as sleep } from 'node:timers/promises';
import { defaultSettings, type ShopSettings } from '@brixel/contract/shop-settings';
import { type DatabaseLocation, openDatabase } from '@brixel/platform/database/database';
import { createInvoices } from '@brixel/platform/invoice/invoices';
import { lockOrder } from '@brixel/platform/order/order-rows';

const WORKERS = 5;
const location = JSON.parse(process.argv[2] ?? '') as DatabaseLocation;
const firm: ShopSettings['firm'] = {
  ...{ name: 'Steine & Mehr', owner: '', street: 'Gewerbegasse 3', postcode: '80331', city: 'München', country: 'DE' },
  ...{ email: 'post@steine.example', phone: '', registerCourt: '', registerNumber: '', vatId: '', packagingNumber: '' },
};

const database = await openDatabase(location);
const { db } = database;
const settings = { current: (): ShopSettings => ({ ...defaultSettings, firm }) };
const invoices = createInvoices({ database, settings, publicUrl: 'https://shop.example' });

async function issueOne(id: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, id);
    if (order) await invoices.issue(tx, order);
  });
}

async function work(): Promise<void> {
  for (;;) {
    const open = await db
      .selectFrom('placed_order')
      .leftJoin('invoice', 'invoice.order_id', 'placed_order.id')
      .select('placed_order.id')
      .where('invoice.number', 'is', null)
      .limit(300)
      .execute();
    if (open.length === 0) return;
    // others look at the same orders: each still gets one invoice
    const chosen = open.toSorted(() => Math.random() - 0.5).slice(0, 6);
    for (const { id } of chosen) await issueOne(id).catch(() => sleep(5));
  }
}

await Promise.all(Array.from({ length: WORKERS }, work));
await database.close();
