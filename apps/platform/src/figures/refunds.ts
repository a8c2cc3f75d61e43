import type { Kysely } from 'kysely';
import type { Money } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';
import { momentsOf, type Period } from './periods.ts';

/** Money that went back for an order that counts, beside what that came to. */
export interface CountedRefund {
  id: number;
  orderId: number;
  at: string;
  amount: Money;
  shipping: Money;
  country: string;
  gross: Money;
  net: Money;
}

/** Those of canceled orders are left out, as the orders are. */
export async function refundsIn(db: Kysely<Schema>, period: Period): Promise<CountedRefund[]> {
  const { from, until } = momentsOf(period);
  const rows = await db
    .selectFrom('order_refund')
    .innerJoin('sale', 'sale.order_id', 'order_refund.order_id')
    .select(['order_refund.id', 'order_refund.order_id as orderId', 'order_refund.settled_at as at'])
    .select(['order_refund.amount', 'order_refund.shipping'])
    .select(['sale.country', 'sale.gross', 'sale.net'])
    .where('order_refund.state', '=', 'sent')
    .where('order_refund.settled_at', '>=', from)
    .where('order_refund.settled_at', '<', until)
    .execute();
  return rows.flatMap(({ at, ...row }) => (at === null ? [] : [{ ...row, at }]));
}
