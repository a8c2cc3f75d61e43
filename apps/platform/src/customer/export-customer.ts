import type { OrderView } from '@brixel/contract/order';
import { storedAbout } from './account-data.ts';
import type { AccountTools } from './account-tools.ts';
import { readProfile } from './profile.ts';

const ORDERS_AT_ONCE = 100;

export type ExportTools = Pick<AccountTools, 'db' | 'storeName' | 'orderHistory'>;

/** Everything the shop keeps about a customer; null where the account is gone. */
export async function exportCustomer(tools: ExportTools, customerId: number): Promise<Record<string, unknown> | null> {
  const profile = await readProfile(tools.db, customerId, tools);
  if (!profile) return null;
  return { profile, ...(await storedAbout(tools.db, customerId)), orders: await allOrders(tools, customerId) };
}

async function allOrders({ orderHistory }: ExportTools, customerId: number): Promise<OrderView[]> {
  const all: OrderView[] = [];
  for (let current = 1; ; current += 1) {
    const { orders } = await orderHistory(customerId, { size: ORDERS_AT_ONCE, current });
    all.push(...orders);
    if (orders.length < ORDERS_AT_ONCE) return all;
  }
}
