import { sha3of224 } from '@brixel/commerce/cart/sha3-224';
import type { OrderRefusal, PlacedOrder } from '@brixel/contract/order';
import type { OrderCalls, Placement, SentOrder } from '#data/order-calls.ts';
import type { FrozenOrder, KeptOrder, OrderedCart, OrderRecords } from './order-records.ts';

/**
 * Places an order exactly once, whatever becomes of calls, tabs and browsers. A message is frozen before it leaves, and as long
 * as nobody knows what became of it no other is sent: the shop answers the same message with the same order.
 */

/** What is about to be ordered. */
export interface OrderDraft extends OrderedCart {
  message: Omit<SentOrder, 'order_id'>;
}

export type Placing =
  /** complete: its goods have left the cart */
  | { kind: 'placed'; order: PlacedOrder }
  /** placed; it is paid elsewhere */
  | { kind: 'to-pay'; url: string }
  /** placed; its payment has not begun, for the service cannot be reached */
  | { kind: 'unpaid'; order: PlacedOrder }
  | { kind: 'refused'; refusal: OrderRefusal }
  | { kind: 'invalid' }
  | { kind: 'login-ended' }
  /** nobody knows; the next attempt will tell */
  | { kind: 'no-answer' }
  /** the cart that was in view is gone, for example by a logout in another tab */
  | { kind: 'cart-left' };

export interface PlacingPorts {
  /** one tab at a time */
  lock<T>(work: () => Promise<T>): Promise<T>;
  read(): OrderRecords;
  write(records: OrderRecords): void;
  calls: Pick<OrderCalls, 'place' | 'startPayment' | 'find'>;
  token(): string | null;
  newId(): string;
  now(): number;
  /** of the cart as all tabs know it */
  epoch(): number;
  leaveOrdered(cart: OrderedCart): void;
}

/** `prepare` makes the draft of what is in view, or says why there is none. */
export type Prepare<Stop> = () => Promise<OrderDraft | Stop>;

export const createPlacing =
  (ports: PlacingPorts) =>
  <Stop extends { kind: string }>(prepare: Prepare<Stop>): Promise<Placing | Stop> => {
    const epoch = ports.epoch();
    return ports.lock(async () => {
      if (ports.epoch() !== epoch) return orderedMeanwhile(ports, epoch);
      const { frozen } = ports.read();
      // a cart that was left behind is nobody's order any more
      const earlier = frozen?.epoch === epoch ? await send(ports, frozen) : null;
      if (earlier?.kind === 'placed' || earlier?.kind === 'no-answer') return earlier;

      const draft = await prepare();
      if ('kind' in draft) return draft;
      const content = contentOf(draft.message);
      if (frozen && earlier && isRefusal(earlier) && contentOf(frozen.message) === content) return earlier;

      const { last } = ports.read();
      const isAgain = last?.isOpen && last.epoch === epoch && last.content === content;
      const again = isAgain ? await pay(ports, last) : null;
      return again ?? placeNew(ports, draft);
    });
  };

/** Another tab was quicker. */
function orderedMeanwhile({ read }: PlacingPorts, epoch: number): Placing {
  const { last } = read();
  return last?.epoch === epoch ? { kind: 'placed', order: last.order } : { kind: 'cart-left' };
}

async function placeNew(ports: PlacingPorts, draft: OrderDraft): Promise<Placing> {
  const placing = await send(ports, freeze(ports, draft));
  const { last } = ports.read();
  return (placing.kind === 'unpaid' && last ? await pay(ports, last) : null) ?? placing;
}

/** It is certain that there is no order. */
const isRefusal = ({ kind }: Placing): boolean => kind === 'refused' || kind === 'invalid' || kind === 'login-ended';

const contentOf = (message: Omit<SentOrder, 'order_id'>): string => {
  const { order_id: _, ...content }: Partial<SentOrder> = message;
  return sha3of224(JSON.stringify(content));
};

function freeze({ read, write, newId, now }: PlacingPorts, { message, epoch, pieces }: OrderDraft): FrozenOrder {
  const frozen = { message: { ...message, order_id: newId() }, epoch, pieces, madeAt: now() };
  write({ ...read(), frozen });
  return frozen;
}

async function send(ports: PlacingPorts, frozen: FrozenOrder): Promise<Placing> {
  const placement = await ports.calls.place(frozen.message, ports.token());
  if (placement.kind === 'unknown') return { kind: 'no-answer' };
  if (placement.kind === 'placed') return keep(ports, frozen, placement.order);
  ports.write({ ...ports.read(), frozen: null });
  return refusalOf(placement);
}

function refusalOf(placement: Exclude<Placement, { kind: 'placed' | 'unknown' }>): Placing {
  if (placement.kind === 'refused') return placement;
  return { kind: placement.kind === 'unauthorized' ? 'login-ended' : 'invalid' };
}

/** Nothing was paid for it yet where a payment service has to be visited, so the cart stays until then. */
function keep({ write, now, leaveOrdered }: PlacingPorts, frozen: FrozenOrder, order: PlacedOrder): Placing {
  const { message, epoch, pieces } = frozen;
  const isOpen = order.needsPayment;
  write({ frozen: null, last: { order, content: contentOf(message), epoch, pieces, placedAt: now(), isOpen } });
  if (isOpen) return { kind: 'unpaid', order };
  leaveOrdered(frozen);
  return { kind: 'placed', order };
}

/** Null: the order waits for no payment any more and is none, so that it may be placed anew. */
async function pay(ports: PlacingPorts, last: KeptOrder): Promise<Placing | null> {
  const { order } = last;
  const started = await ports.calls.startPayment(order.orderId, ports.token());
  if (started.ok) return { kind: 'to-pay', url: started.result.approvalUrl };
  if (started.code !== 404) return { kind: 'unpaid', order };

  const found = await ports.calls.find(order.orderId);
  if (!found.ok && found.code !== 404) return { kind: 'unpaid', order };
  if (!found.ok || found.result.status === 'canceled') return null;
  ports.write({ ...ports.read(), last: { ...last, isOpen: false } });
  ports.leaveOrdered(last);
  return { kind: 'placed', order };
}
