import type { Kysely } from 'kysely';
import type { Money } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';
import { momentsOf, type Period } from './periods.ts';

/** Money that went back for an order that counts, beside what that came to. */
export interface CountedRefund {
  orderId: number;
  at: string;
  amount: Money;
  country: string;
  gross: Money;
  net: Money;
}

/** Those of canceled orders are left out, as the orders are. */
export async function refundsIn(db: Kysely<Schema>, period: Period): Promise<CountedRefund[]> {
  const { from, until } = momentsOf(period);
  const rows = await db
    .selectFrom('order_note')
    .innerJoin('sale', 'sale.order_id', 'order_note.order_id')
    .select([
      'sale.order_id as orderId',
      'order_note.at',
      'order_note.amount',
      'sale.country',
      'sale.gross',
      'sale.net',
    ])
    .where('order_note.kind', '=', 'refund')
    .where('order_note.at', '>=', from)
    .where('order_note.at', '<', until)
    .execute();
  return rows.map(({ amount, ...row }) => ({ ...row, amount: amount ?? 0 }));
}
