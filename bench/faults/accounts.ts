import { type DatabaseLocation, openDatabase } from '@brixel/platform/database/database';
import { stockDifferences } from '@brixel/platform/stock/stock-movements';
import type { ReceivedMail } from '../../tests/support/mail-server.ts';
import type { Shopping } from './shoppers.ts';

/** What is wrong after a fault; all of it should be 0. */
export interface Accounts {
  orders: number;
  /** confirmed, and not there */
  lost: number;
  /** more than one of a shopper, or one that the shopper was told there is not */
  doubled: number;
  /** pieces that were sold and never there */
  oversold: number;
  /** stocks that are not what there was less what was sold, or not the sum of their movements */
  wrongStocks: number;
}

interface StoredLine {
  sku: string;
  qty: number;
}

export async function settleAccounts(
  location: DatabaseLocation,
  { placed, refused }: Pick<Shopping, 'placed' | 'refused'>,
  domain: string,
  stockBefore: ReadonlyMap<string, number>,
): Promise<Accounts> {
  const database = await openDatabase(location);
  try {
    const { db } = database;
    const orders = await db
      .selectFrom('placed_order')
      .select(['email', 'order_number', 'client_order_id', 'content'])
      .where('email', 'like', `%@${domain}`)
      .execute();
    const numbers = new Map(orders.map((order) => [order.client_order_id, order.order_number]));
    const lost = [...placed].filter(([{ order_id }, number]) => numbers.get(String(order_id)) !== number).length;
    const denied = [...refused].filter(({ order_id }) => numbers.has(String(order_id))).length;
    const sold = new Map<string, number>();
    for (const { content } of orders)
      for (const { sku, qty } of (JSON.parse(content) as { lines: StoredLine[] }).lines)
        sold.set(sku, (sold.get(sku) ?? 0) + qty);
    const stock = await db
      .selectFrom('stock')
      .select(['sku', 'qty'])
      .where('sku', 'in', [...stockBefore.keys()])
      .execute();
    const left = (sku: string): number => (stockBefore.get(sku) ?? 0) - (sold.get(sku) ?? 0);
    return {
      orders: orders.length,
      lost,
      doubled: orders.length - new Set(orders.map(({ email }) => email)).size + denied,
      oversold: stock.reduce((sum, { sku }) => sum + Math.max(0, -left(sku)), 0),
      wrongStocks: stock.filter(({ sku, qty }) => qty !== left(sku)).length + (await stockDifferences(db)).length,
    };
  } finally {
    await database.close();
  }
}

export interface MailCount {
  /** orders whose shopper has got no mail */
  missing: number;
  /** mails beyond the first */
  twice: number;
}

export function countMails({ placed }: Pick<Shopping, 'placed'>, received: readonly ReceivedMail[]): MailCount {
  const byRecipient = new Map<string, number>();
  for (const recipient of received.flatMap(({ recipients }) => recipients))
    byRecipient.set(recipient, (byRecipient.get(recipient) ?? 0) + 1);
  const counts = [...placed.keys()].map(
    ({ addressInformation }) => byRecipient.get(String(addressInformation.billingAddress?.email)) ?? 0,
  );
  return {
    missing: counts.filter((count) => count === 0).length,
    twice: counts.reduce((sum, count) => sum + Math.max(0, count - 1), 0),
  };
}
