import type { OrderView } from '@brixel/contract/order';
import { shippingAddressOf } from './order-facts.ts';

const SENT = ['placed', 'payment', 'sorting', 'sent'] as const;
const READY = ['placed', 'payment', 'ready'] as const;

export interface OrderProgress {
  steps: readonly ((typeof SENT)[number] | (typeof READY)[number])[];
  /** index of the step that it is at */
  current: number;
}

/** How far an order has come. None once it is canceled or withdrawn from. */
export function orderProgress(order: OrderView): OrderProgress | null {
  if (order.status === 'canceled' || order.withdrawn_at) return null;
  const steps = shippingAddressOf(order) ? SENT : READY;
  if (order.status === 'pending') return { steps, current: 1 };
  // what is not sent is there with its payment
  return { steps, current: order.status === 'complete' ? steps.length - 1 : 2 };
}
