import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** What was canceled longer ago and not refunded in the shop was settled in another way. */
const CANCELED_DAYS = 180;

/**
 * Orders whose shoppers are to get money that has not been given back: transfers to be made, overpayments, missing goods whose money
 * was promised, and orders that were canceled after they had been paid. For those of the sandbox no money has moved.
 */
export function owingOrders(now: number): RawBuilder<number> {
  const since = new Date(now - CANCELED_DAYS * DAY_MS).toISOString();
  return sql`(select id from placed_order where is_test = 0 and id in (
    select order_id from order_refund where way = 'transfer' and state = 'requested'
    union select order_id from overpayment where state = 'open'
    union select pick_gap.order_id from pick_gap join placed_order on placed_order.id = pick_gap.order_id
      where decision = 'refund' and placed_order.payment_state = 'paid' and placed_order.status <> 'canceled'
        and not exists (select 1 from order_refund
          where order_refund.order_id = pick_gap.order_id and gap_id = pick_gap.id and state <> 'failed')
        and pick_gap.qty > (select coalesce(sum(order_refund_line.qty), 0) from order_refund_line
          join order_refund on order_refund.id = refund_id
          where order_refund.order_id = pick_gap.order_id and item_id = pick_gap.item_id and state <> 'failed')
    union select placed_order.id from placed_order
      where status = 'canceled' and created_at >= ${since}
        and (select coalesce(sum(amount - voucher_amount), 0) from order_refund
          where order_id = placed_order.id and state <> 'failed')
          < case when paid_at is null
            then (select coalesce(sum(amount), 0) from payment where order_id = placed_order.id and state = 'captured')
            else grand_total - voucher_amount end
  ))`;
}

export async function countOwingOrders(db: Kysely<Schema>, now: number): Promise<number> {
  const { number } = await db
    .selectFrom('placed_order')
    .select(({ fn }) => fn.countAll().as('number'))
    .where('id', 'in', owingOrders(now))
    .executeTakeFirstOrThrow();
  return Number(number);
}
