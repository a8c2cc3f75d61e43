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

/** Those of canceled orders are left out, as the orders are, and gift vouchers that were taken back, as their sale is. */
export async function refundsIn(db: Kysely<Schema>, period: Period): Promise<CountedRefund[]> {
  const { from, until } = momentsOf(period);
  return counted(
    await settledRefunds(db)
      .where('order_refund.settled_at', '>=', from)
      .where('order_refund.settled_at', '<', until)
      .execute(),
  );
}

/** What these orders had given back before. */
export async function refundsBefore(
  db: Kysely<Schema>,
  period: Period,
  orderIds: readonly number[],
): Promise<CountedRefund[]> {
  const { from } = momentsOf(period);
  return counted(
    await settledRefunds(db)
      .where('order_refund.order_id', 'in', orderIds)
      .where('order_refund.settled_at', '<', from)
      .execute(),
  );
}

const settledRefunds = (db: Kysely<Schema>) =>
  db
    .selectFrom('order_refund')
    .innerJoin('sale', 'sale.order_id', 'order_refund.order_id')
    .select(['order_refund.id', 'order_refund.order_id as orderId', 'order_refund.settled_at as at'])
    .select(['order_refund.amount', 'order_refund.shipping'])
    .select((eb) =>
      eb
        .selectFrom('order_refund_line')
        .select(({ fn }) => fn.sum('order_refund_line.amount').as('amount'))
        .whereRef('order_refund_line.refund_id', '=', 'order_refund.id')
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('voucher')
              .select('voucher.id')
              .whereRef('voucher.order_id', '=', 'order_refund.order_id')
              .whereRef('voucher.item_id', '=', 'order_refund_line.item_id'),
          ),
        )
        .as('vouchers'),
    )
    .select(['sale.country', 'sale.gross', 'sale.net'])
    .where('order_refund.state', '=', 'sent');

type Settled = Awaited<ReturnType<ReturnType<typeof settledRefunds>['execute']>>;

const counted = (rows: Settled): CountedRefund[] =>
  rows.flatMap(({ at, vouchers, ...row }) => {
    const amount = row.amount - Number(vouchers ?? 0);
    return at === null || amount === 0 ? [] : [{ ...row, amount, at }];
  });
