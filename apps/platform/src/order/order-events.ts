import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { StoredOrder } from './stored-order.ts';

type OrderEvent = (tx: Transaction<Schema>, order: StoredOrder) => Promise<void>;

/** Handlers of what happens to an order, in the same transaction: both are committed, or neither is. */
export interface OrderEvents {
  placed: OrderEvent;
  /** online by the payment service, otherwise when the owner has seen the money */
  paid: OrderEvent;
  /** sent to the shopper */
  completed: OrderEvent;
  canceled: OrderEvent;
  /** after the commit: what was queued may leave */
  committed(): void;
}
