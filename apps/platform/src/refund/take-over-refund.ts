import { shopNote } from '@brixel/contract/office/shop-notes';
import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { insertRefund, markRefunded, moneyOf, notedRefund } from '../order/order-refunds.ts';
import { insertNote, lockOrder } from '../order/order-rows.ts';
import type { StoredOrder } from '../order/stored-order.ts';
import { type FoundRefund, NoAnswer } from '../payment/provider.ts';
import { capturesOf, refundableOf } from './book-refund.ts';
import type { ReconcileRefundsDeps } from './reconcile-refunds.ts';
import type { RefundEvents } from './refund-events.ts';

/**
 * A refund that was made at the payment service itself. Ours that are not decided yet are settled first: one of them may be what the
 * message is about.
 */
export async function takeOverRefund(deps: ReconcileRefundsDeps, refundId: string): Promise<NoAnswer | null> {
  const { database, provider, settle, orders, events, now } = deps;
  const found = await provider.findRefund(refundId);
  if (found === null || found instanceof NoAnswer) return found;
  if (!found.isDone) return null;
  const { db } = database;
  const payment = await db
    .selectFrom('payment')
    .select('order_id')
    .where('provider', '=', provider.code)
    .where('capture_id', '=', found.captureId)
    .executeTakeFirst();
  if (!payment) return null;

  const open = await db
    .selectFrom('order_refund')
    .select('id')
    .where('capture_id', '=', found.captureId)
    .where('state', 'in', ['requested', 'unknown'])
    .execute();
  for (const { id } of open) {
    const settled = await settle(id);
    if (settled instanceof NoAnswer) return settled;
  }

  const at = new Date(now()).toISOString();
  await db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, payment.order_id);
    if (order && !isKnown(order, found)) await write(tx, order, found, { provider: provider.code, at, events });
  });
  orders.announce();
  return null;
}

const isKnown = ({ refunds }: StoredOrder, { refundId }: FoundRefund): boolean =>
  refunds.some(({ provider_refund_id: id }) => id === refundId);

async function write(
  tx: Transaction<Schema>,
  order: StoredOrder,
  { refundId, captureId, amount }: FoundRefund,
  { provider, at, events }: { provider: string; at: string; events: RefundEvents },
): Promise<void> {
  const names = { provider, capture_id: captureId, provider_refund_id: refundId };
  // Somebody has given it back over there and noted it here: that is this one.
  const noted = order.refunds.find(
    (refund) => refund.way === 'noted' && refund.provider_refund_id === null && moneyOf(refund) === amount,
  );
  if (noted) {
    await tx.updateTable('order_refund').set(names).where('id', '=', noted.id).execute();
    return;
  }
  const left = Math.min(amount, refundableOf(order, await capturesOf(tx, order.id)));
  if (left > 0) {
    const refund = await insertRefund(tx, { ...notedRefund(order.id, left, ''), ...names, way: 'provider', at });
    await markRefunded(tx, order.id);
    await events.sent(tx, { ...order, refunds: [...order.refunds, refund] }, refund);
  }
  if (left === amount) return;
  // Rather than two sums that contradict each other: what is over is for people to look at, once for each name.
  const text = shopNote('moreRefunded', refundId);
  const isTold = order.history.some(({ kind, text: told }) => kind === 'note' && told === text);
  if (!isTold) await insertNote(tx, order.id, { at, kind: 'note', status: null, text, amount: amount - left });
}
