import { toEuros } from '@brixel/commerce/money';
import type { OrderEventData } from '@brixel/contract/office/webhook-events';
import type { WebhookType } from '@brixel/contract/office/webhook-limits';
import type { OrderView } from '@brixel/contract/order';
import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { OrderEvents } from '../order/order-book.ts';
import { stageOfOrder } from '../order/order-stage.ts';
import type { StoredOrder } from '../order/stored-order.ts';
import type { StoredRefund } from '../order/stored-refund.ts';
import type { RefundEvents } from '../refund/refund-events.ts';
import { writeEvent } from './write-event.ts';

interface OrderWebhookOptions {
  showOrder(order: StoredOrder): OrderView;
  returnDays(): number;
  /** after a commit: what was written may leave */
  wake(): void;
  now?: () => number;
}

type Followed = Pick<OrderEvents, 'placed' | 'paid' | 'completed' | 'canceled' | 'refundNoted' | 'committed'>;

/** Tells other programs what happens to orders. */
export function createOrderWebhooks({ showOrder, returnDays, wake, now = Date.now }: OrderWebhookOptions): Followed & {
  /** also of refunds */
  withRefunds(events: RefundEvents): RefundEvents;
} {
  let isWritten = false;

  /** As `orders.read` of the office, without what only the office knows: its notes, and where goods lie. */
  const dataOf = (order: StoredOrder): OrderEventData => ({
    order: showOrder(order),
    stage: stageOfOrder(order, { now: now(), returnDays: returnDays() }),
    payment_method: order.payment.method,
    customer_id: order.customerId,
    parcels: order.parcels,
  });

  const notify =
    (type: Extract<WebhookType, 'order.placed' | 'order.paid' | 'order.sent' | 'order.canceled'>) =>
    async (tx: Transaction<Schema>, order: StoredOrder): Promise<void> => {
      const event = { type, store: order.storeCode, orderId: order.id, data: () => dataOf(order) };
      if (await writeEvent(tx, event, now())) isWritten = true;
    };

  async function refunded(tx: Transaction<Schema>, order: StoredOrder, refund: StoredRefund): Promise<void> {
    const { amount, reason, way } = refund;
    const data = () => ({ ...dataOf(order), refund: { amount: toEuros(amount), reason, way } });
    const event = { type: 'order.refunded' as const, store: order.storeCode, orderId: order.id, data };
    if (await writeEvent(tx, event, now())) isWritten = true;
  }

  return {
    placed: notify('order.placed'),
    paid: notify('order.paid'),
    completed: notify('order.sent'),
    canceled: notify('order.canceled'),
    async refundNoted(tx, order) {
      const newest = order.refunds.at(-1);
      if (newest) await refunded(tx, order, newest);
    },
    committed() {
      if (!isWritten) return;
      isWritten = false;
      wake();
    },
    withRefunds: (events) => ({
      ...events,
      async sent(tx, order, refund) {
        await events.sent(tx, order, refund);
        await refunded(tx, order, refund);
      },
    }),
  };
}
