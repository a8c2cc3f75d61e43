import type { Fulfilment } from '@brixel/contract/office/order-stage';
import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { type Author, recordChange } from '../office/audit.ts';
import type { StoredOrder } from '../order/stored-order.ts';

/** Takes a paid order that is to be sent to another step; false where it is not paid, sent already, or holds nothing to send. */
export async function moveFulfilment(
  tx: Transaction<Schema>,
  { id, orderNumber, fulfilment }: Pick<StoredOrder, 'id' | 'orderNumber' | 'fulfilment'>,
  to: Fulfilment,
  author: Author & { action: string },
): Promise<boolean> {
  const moved = await tx
    .updateTable('placed_order')
    .set({ fulfilment: to })
    .where('id', '=', id)
    .where('status', '=', 'processing')
    .where('fulfilment', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  if (!moved) return false;
  if (fulfilment !== to)
    await recordChange(tx, { ...author, subject: orderNumber, before: { stage: fulfilment }, after: { stage: to } });
  return true;
}
