import type { Fulfilment } from '@brixel/contract/office/order-stage';
import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { type Author, recordChange } from '../office/audit.ts';
import type { StoredOrder } from '../order/stored-order.ts';

/** Takes a paid order that is to be sent to another step, by hand. While a round runs its boxes stay with it. */
export async function moveFulfilment(
  tx: Transaction<Schema>,
  { id, orderNumber, fulfilment }: Pick<StoredOrder, 'id' | 'orderNumber' | 'fulfilment'>,
  to: Fulfilment,
  author: Author & { action: string },
): Promise<'done' | 'ORDER_MOVED' | 'ORDER_IN_ROUND'> {
  const running = await tx
    .selectFrom('pick_box')
    .innerJoin('pick_round', 'pick_round.id', 'pick_box.round_id')
    .select('round_id')
    .where('order_id', '=', id)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  if (running) return 'ORDER_IN_ROUND';
  const moved = await tx
    .updateTable('placed_order')
    .set({ fulfilment: to })
    .where('id', '=', id)
    .where('status', '=', 'processing')
    .where('fulfilment', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  if (!moved) return 'ORDER_MOVED';
  if (fulfilment !== to)
    await recordChange(tx, { ...author, subject: orderNumber, before: { stage: fulfilment }, after: { stage: to } });
  return 'done';
}
