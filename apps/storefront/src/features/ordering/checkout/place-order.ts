import { sha3of224 } from '@brixel/commerce/cart/sha3-224';
import type { OrderRefusal, PlacedOrder } from '@brixel/contract/order';
import type { OrderCalls, Placement, SentOrder } from '#data/api/order-calls.ts';
import type { EndingOrder } from '#features/cart/cart-state.ts';
import { endingOf, type FrozenOrder, type OrderedCart, type OrderRecords, type StoredOrder } from './frozen-order.ts';

/**
 * Places an order exactly once, whatever becomes of calls, tabs and browsers. A message is frozen before it leaves, and as long
 * as its outcome is unknown no other is sent: the shop answers the same message with the same order. Offline it is saved and
 * sent once the connection is back (`../saved-orders/order-queue.ts`).
 */

export interface DraftedMessage extends OrderedCart {
  message: Omit<SentOrder, 'order_id'>;
}

/** What is about to be ordered. */
export type OrderDraft = DraftedMessage & Pick<FrozenOrder, 'seen' | 'canWait'>;

export type OrderOutcome =
  /** complete: its goods have left the cart */
  | { kind: 'placed'; order: PlacedOrder }
  /** placed; it is paid elsewhere */
  | { kind: 'to-pay'; url: string }
  /** placed; its payment has not begun, for the service cannot be reached */
  | { kind: 'unpaid'; order: PlacedOrder }
  | { kind: 'refused'; refusal: OrderRefusal }
  | { kind: 'invalid' }
  | { kind: 'login-ended' }
  /** unknown until the next attempt */
  | { kind: 'no-answer' }
  /** sent once the connection is back; its goods have left the cart */
  | { kind: 'saved'; id: string }
  /** offline, and the browser has no room */
  | { kind: 'not-saved' }
  /** the cart that was in view is gone, for example by a logout in another tab */
  | { kind: 'cart-left' };

export interface PlaceOrderPorts {
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
  leaveOrdered(cart: OrderedCart, endedBy: EndingOrder): void;
  isOnline(): boolean;
  /** after a call without an answer */
  isConnectionLost(): Promise<boolean>;
  queue: SavedOrders;
}

/** Saved orders; the lock is held. */
export interface SavedOrders {
  /** goes on with what a tab had begun that was closed meanwhile */
  finish(): Promise<void>;
  /** false: the browser has no room */
  save(order: FrozenOrder, mayHaveArrived: boolean): Promise<boolean>;
  /** the id of the order that has ended this epoch of the cart */
  savedOf(epoch: number): Promise<string | null>;
}

/** `prepare` makes the draft of what is in view, or returns why there is none. */
export type Prepare<Stop> = () => Promise<OrderDraft | Stop>;

export const createPlaceOrder =
  (ports: PlaceOrderPorts) =>
  <Stop extends { kind: string }>(prepare: Prepare<Stop>): Promise<OrderOutcome | Stop> => {
    const epoch = ports.epoch();
    return ports.lock(async () => {
      await ports.queue.finish();
      if (ports.epoch() !== epoch) return orderedMeanwhile(ports, epoch);
      const { frozen } = ports.read();
      // a cart that was left behind is not ordered any more
      const earlier = frozen?.epoch === epoch ? await sendOrSave(ports, frozen, true) : null;
      if (earlier && !isRefusal(earlier) && earlier.kind !== 'unpaid') return earlier;

      const draft = await prepare();
      if ('kind' in draft) return draft;
      if (!ports.isOnline()) return save(ports, frozenOf(ports, draft), false);
      const content = contentOf(draft.message);
      if (frozen && earlier && isRefusal(earlier) && contentOf(frozen.message) === content) return earlier;

      const { last } = ports.read();
      const isAgain = last?.isOpen && last.epoch === epoch && last.content === content;
      const again = isAgain ? await pay(ports, last) : null;
      return again ?? placeNew(ports, draft);
    });
  };

/** Another tab was quicker. */
async function orderedMeanwhile({ read, queue }: PlaceOrderPorts, epoch: number): Promise<OrderOutcome> {
  const { last } = read();
  if (last?.epoch === epoch) return { kind: 'placed', order: last.order };
  const id = await queue.savedOf(epoch);
  return id === null ? { kind: 'cart-left' } : { kind: 'saved', id };
}

async function placeNew(ports: PlaceOrderPorts, draft: OrderDraft): Promise<OrderOutcome> {
  const outcome = await sendOrSave(ports, freeze(ports, draft), false);
  const { last } = ports.read();
  return (outcome.kind === 'unpaid' && last ? await pay(ports, last) : null) ?? outcome;
}

/** It is certain that there is no order. */
const isRefusal = ({ kind }: OrderOutcome): boolean =>
  kind === 'refused' || kind === 'invalid' || kind === 'login-ended';

const contentOf = (message: Omit<SentOrder, 'order_id'>): string => {
  const { order_id: _, ...content }: Partial<SentOrder> = message;
  return sha3of224(JSON.stringify(content));
};

const frozenOf = ({ newId, now }: PlaceOrderPorts, { message, ...rest }: OrderDraft): FrozenOrder => ({
  ...rest,
  message: { ...message, order_id: newId() },
  madeAt: now(),
});

function freeze(ports: PlaceOrderPorts, draft: OrderDraft): FrozenOrder {
  const frozen = frozenOf(ports, draft);
  ports.write({ ...ports.read(), frozen });
  return frozen;
}

/** A message that may have arrived is saved as such: only it is ever sent again. */
async function sendOrSave(ports: PlaceOrderPorts, frozen: FrozenOrder, mayHaveArrived: boolean): Promise<OrderOutcome> {
  const outcome = ports.isOnline() ? await send(ports, frozen, mayHaveArrived) : ({ kind: 'no-answer' } as const);
  if (outcome.kind !== 'no-answer' || !frozen.canWait || !(await ports.isConnectionLost())) return outcome;
  return save(ports, frozen, true);
}

async function save(ports: PlaceOrderPorts, frozen: FrozenOrder, mayHaveArrived: boolean): Promise<OrderOutcome> {
  const isSaved = await ports.queue.save(frozen, mayHaveArrived);
  if (!isSaved) return { kind: mayHaveArrived ? 'no-answer' : 'not-saved' };
  ports.write({ ...ports.read(), frozen: null });
  return { kind: 'saved', id: frozen.message.order_id };
}

async function send(ports: PlaceOrderPorts, frozen: FrozenOrder, mayHaveArrived: boolean): Promise<OrderOutcome> {
  const placement = await ports.calls.place(frozen.message, ports.token(), mayHaveArrived);
  if (placement.kind === 'unknown') return { kind: 'no-answer' };
  if (placement.kind === 'placed') return storePlaced(ports, frozen, placement.order);
  ports.write({ ...ports.read(), frozen: null });
  return refusalOf(placement);
}

function refusalOf(placement: Exclude<Placement, { kind: 'placed' | 'unknown' }>): OrderOutcome {
  if (placement.kind === 'refused') return placement;
  return { kind: placement.kind === 'unauthorized' ? 'login-ended' : 'invalid' };
}

/** Nothing was paid for it yet where a payment service has to be visited, so the cart stays until then. */
function storePlaced(
  { write, now, leaveOrdered }: PlaceOrderPorts,
  frozen: FrozenOrder,
  order: PlacedOrder,
): OrderOutcome {
  const { message, epoch, pieces, closes } = frozen;
  const isOpen = order.needsPayment;
  const cart: OrderedCart = { epoch, pieces, ...(closes === undefined ? {} : { closes }) };
  // an API without public ids has no page of an order either
  const copy = order.orderId === message.order_id ? { copy: { message, seen: frozen.seen } } : {};
  const last: StoredOrder = { ...cart, order, content: contentOf(message), placedAt: now(), isOpen, ...copy };
  write({ frozen: null, last });
  if (isOpen) return { kind: 'unpaid', order };
  leaveOrdered(last, endingOf(last));
  return { kind: 'placed', order };
}

/** Null: the order waits for no payment any more and is none, so that it may be placed anew. */
async function pay(ports: PlaceOrderPorts, last: StoredOrder): Promise<OrderOutcome | null> {
  const { order } = last;
  const started = await ports.calls.startPayment(order.orderId, ports.token());
  if (started.ok) return { kind: 'to-pay', url: started.result.approvalUrl };
  if (started.code !== 404) return { kind: 'unpaid', order };

  const found = await ports.calls.find(order.orderId);
  if (!found.ok && found.code !== 404) return { kind: 'unpaid', order };
  if (!found.ok || found.result.status === 'canceled') return null;
  ports.write({ ...ports.read(), last: { ...last, isOpen: false } });
  ports.leaveOrdered(last, endingOf(last));
  return { kind: 'placed', order };
}
