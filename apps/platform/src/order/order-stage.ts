import { type OrderStage, stageOf } from '@brixel/contract/office/order-stage';
import { type RawBuilder, sql } from 'kysely';
import { isOver, type ReturnTerms, withdrawableSince, withdrawnAt } from './order-state.ts';
import type { StoredOrder } from './stored-order.ts';

/** How far an order is, for the office. */
export const stageOfOrder = (order: StoredOrder, terms: ReturnTerms): OrderStage =>
  stageOf({
    status: order.status,
    fulfilment: order.fulfilment,
    isWithdrawn: withdrawnAt(order) !== undefined,
    isOver: isOver(order, terms),
  });

/** The same of a row of `placed_order`, for what is filtered and counted in the database. */
export const stageInSql = (terms: ReturnTerms): RawBuilder<OrderStage> => sql<OrderStage>`case placed_order.status
  when 'pending' then 'new'
  when 'canceled' then 'canceled'
  when 'processing' then coalesce(placed_order.fulfilment, 'done')
  else case
    when exists (select 1 from order_note where order_note.order_id = placed_order.id and order_note.kind = 'withdrawal')
      then 'returned'
    when placed_order.fulfilment is null
      or exists (select 1 from order_note where order_note.order_id = placed_order.id
        and order_note.status = 'complete' and order_note.at < ${withdrawableSince(terms)})
      then 'done'
    else 'sent' end
  end`;
