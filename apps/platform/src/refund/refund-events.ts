import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { StoredOrder } from '../order/stored-order.ts';
import type { StoredRefund } from '../order/stored-refund.ts';

/** What follows from a refund, in its transaction: both are committed, or neither is. */
export interface RefundEvents {
  /** Under the lock of the order, before goods are put back: what has to be held is held in the same order everywhere. */
  booking(tx: Transaction<Schema>, orderId: number): Promise<void>;
  /** The shopper has got the money back, or the payment service is carrying it out. `order` is as it is then. */
  sent(tx: Transaction<Schema>, order: StoredOrder, refund: StoredRefund): Promise<void>;
}
