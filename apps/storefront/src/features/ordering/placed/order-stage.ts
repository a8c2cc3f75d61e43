import type { OrderView } from '@brixel/contract/order';
import { hasDownloads, isPayable, shippingAddressOf } from './order-facts.ts';

/**
 * What is to be said of an order first. `waiting`: to be paid online; `open`: a transfer is on its way; `paid`: will be sent;
 * `fetch`: it lies ready in the shop; `ready`: nothing is sent, but there are files; `done`: nothing is left to do; `withdrawn…`: the shopper has withdrawn from it, by
 * what that means for the goods, or that the shop is through with it.
 */
export type OrderStage =
  | 'waiting'
  | 'open'
  | 'paid'
  | 'ready'
  | 'sent'
  | 'fetch'
  | 'done'
  | 'canceled'
  | 'withdrawnUnsent'
  | 'withdrawnSent'
  | 'withdrawnVirtual'
  | 'withdrawnSettled';

type WithdrawnStage = Extract<OrderStage, `withdrawn${string}`>;

export const isWithdrawn = (stage: OrderStage): stage is WithdrawnStage => stage.startsWith('withdrawn');

export function orderStage(order: OrderView): OrderStage {
  if (order.status === 'canceled') return 'canceled';
  if (order.withdrawn_at) return withdrawnStage(order);
  if (isPayable(order)) return 'waiting';
  if (order.status === 'pending') return 'open';
  if (shippingAddressOf(order)) return order.status === 'complete' ? leftAs(order) : 'paid';
  return hasDownloads(order) ? 'ready' : 'done';
}

const leftAs = ({ pick_up_at }: OrderView): OrderStage => (pick_up_at === undefined ? 'sent' : 'fetch');

function withdrawnStage(order: OrderView): WithdrawnStage {
  const { returns = [] } = order;
  if (returns.length > 0 && returns.every(({ state }) => state !== 'open')) return 'withdrawnSettled';
  if (!shippingAddressOf(order)) return 'withdrawnVirtual';
  return order.status === 'complete' ? 'withdrawnSent' : 'withdrawnUnsent';
}

const SENT = ['placed', 'payment', 'sorting', 'sent'] as const;
const FETCHED = ['placed', 'payment', 'sorting', 'ready'] as const;
const READY = ['placed', 'payment', 'ready'] as const;

interface OrderProgress {
  steps: readonly ((typeof SENT)[number] | (typeof READY)[number])[];
  /** index of the step that it is at */
  current: number;
}

function stepsOf(order: OrderView): OrderProgress['steps'] {
  if (order.pick_up_at !== undefined) return FETCHED;
  return shippingAddressOf(order) ? SENT : READY;
}

/** How far an order has come. None once it is canceled or withdrawn from, and of the shop that was here before. */
export function orderProgress(order: OrderView): OrderProgress | null {
  if (order.status === 'canceled' || order.withdrawn_at || order.is_moved) return null;
  const steps = stepsOf(order);
  if (order.status === 'pending') return { steps, current: 1 };
  // what is not sent is there with its payment
  return { steps, current: order.status === 'complete' ? steps.length - 1 : 2 };
}
