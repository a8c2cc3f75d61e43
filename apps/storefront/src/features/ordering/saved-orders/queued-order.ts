import type { OrderRefusal, PlacedOrder } from '@brixel/contract/order';
import type { FrozenOrder } from '#features/ordering/checkout/frozen-order.ts';

/** An order that was made offline, from the moment it is saved until its shopper has seen the outcome. */
export interface QueuedOrder extends FrozenOrder {
  /** stays the same where the message is made anew */
  id: string;
  /** whose order it is; null: a guest's */
  customerId: number | null;
  state: QueueState;
}

export type QueueState =
  /** has never left; the shopper is asked before it does */
  | { step: 'waiting' }
  /** has never left, and may be sent */
  | { step: 'agreed' }
  /** may have arrived: until the shop has answered, only the same message may follow */
  | { step: 'sent' }
  | { step: 'placed'; order: PlacedOrder }
  /** there is no order, for certain; null: the shop calls its details invalid */
  | { step: 'refused'; refusal: OrderRefusal | null }
  /** given up: its goods are on their way back into the cart */
  | { step: 'returning' };

/** Whether it is certain that the shop has no such order, so that it may be changed or given up. */
export const isOpenToChange = ({ state }: QueuedOrder): boolean =>
  state.step === 'waiting' || state.step === 'agreed' || state.step === 'refused';

/** Whether it is sent once the connection is back. */
export const isDue = ({ state }: QueuedOrder): boolean => state.step === 'agreed' || state.step === 'sent';

/** Whether the shopper has something to decide. */
export const needsDecision = ({ state }: QueuedOrder): boolean => state.step === 'waiting' || state.step === 'refused';
