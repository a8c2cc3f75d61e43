import { toEuros } from '@brixel/commerce/money';
import type { OrderCalls, Placement } from '#data/api/order-calls.ts';
import type { QueueRecords } from '#data/send-queue/record-store.ts';
import type { FrozenOrder, OrderedCart, SeenOrder } from '#features/ordering/checkout/frozen-order.ts';
import type { SavedOrders } from '#features/ordering/checkout/place-order.ts';
import { isDue, isOpenToChange, type QueuedOrder, type QueueState } from './queued-order.ts';

/**
 * Orders that wait for a connection. Each is a frozen message: it is stored before it leaves, as one that may have arrived,
 * and from then on only itself is ever sent, until the shop has answered. Whatever dies in between, the shop
 * answers the same message with the same order.
 */

export interface QueuePorts {
  /** one tab at a time, the same as for placing */
  lock<T>(work: () => Promise<T>): Promise<T>;
  records: QueueRecords<QueuedOrder>;
  calls: Pick<OrderCalls, 'place'>;
  customer(): { id: number; token: string } | null;
  newId(): string;
  /** as long as the cart is still of that epoch */
  leaveOrdered(cart: OrderedCart): void;
  /** the shop has closed this cart with an order */
  closeCart(cartId: string): void;
  /** puts the goods back into the cart, once */
  takeBack(order: QueuedOrder): void;
  /** something has changed */
  notify(): void;
}

export interface OrderQueue extends SavedOrders {
  /** of the shopper who is here */
  list(): Promise<QueuedOrder[]>;
  /** how many wait for customers who are not logged in; only they see and send them */
  othersCount(): Promise<number>;
  /** the same as `finish`, with the lock taken here */
  settle(): Promise<void>;
  /** the shopper wants it sent; `seen`: at these terms instead of those it was made at */
  agree(id: string, seen?: SeenOrder): Promise<void>;
  agreeToAll(): Promise<void>;
  /** everything that is due, one after another, until the connection breaks */
  send(): Promise<void>;
  /** its goods go back into the cart; one that may have arrived cannot be given up */
  giveUp(id: string): Promise<void>;
  /** the shopper has seen what became of it */
  acknowledge(id: string): Promise<void>;
}

const oldestFirst = (one: QueuedOrder, other: QueuedOrder): number => one.madeAt - other.madeAt;

export function createOrderQueue(ports: QueuePorts): OrderQueue {
  const { records } = ports;
  /** Empty where the browser stores nothing. */
  const all = async (): Promise<QueuedOrder[]> => (await records.all().catch(() => [])).toSorted(oldestFirst);

  const isMine = ({ customerId }: QueuedOrder): boolean =>
    customerId === null || customerId === (ports.customer()?.id ?? null);
  const list = async (): Promise<QueuedOrder[]> => (await all()).filter(isMine);

  async function put(order: QueuedOrder): Promise<void> {
    await records.put(order.id, order);
    ports.notify();
  }

  const change = (id: string, work: (order: QueuedOrder) => Promise<void>): Promise<void> =>
    ports.lock(async () => {
      const order = (await list()).find((candidate) => candidate.id === id);
      if (order) await work(order);
    });

  /** Once, by the epoch. The server has not been called. */
  const leaveCart = (order: QueuedOrder): void => ports.leaveOrdered({ ...order, closes: null });

  async function putBack(order: QueuedOrder): Promise<void> {
    ports.takeBack(order);
    await records.remove(order.id);
    ports.notify();
  }

  /** A cart is ordered once, and a customer goes on with it: the order names it only where its coupon or vouchers count, and only the first. */
  async function withOwnCart({ message, ...rest }: FrozenOrder): Promise<FrozenOrder> {
    const isTaken = (await all()).some((order) => order.message.cart_id === message.cart_id);
    const counts = rest.seen.coupon !== null || rest.seen.totals.voucher !== undefined;
    const isFree = ports.customer() === null || (counts && !isTaken);
    if (isFree) return { ...rest, message };
    const { cart_id: _, ...own } = message;
    return { ...rest, message: own };
  }

  async function finish(): Promise<void> {
    for (const order of await all()) {
      if (order.state.step === 'returning') await putBack(order);
      // a cart is written to the disk later than an order: a crash of the browser may have brought it back
      else leaveCart(order);
    }
  }

  /** False: offline, and what follows waits too. */
  async function sendOne(order: QueuedOrder): Promise<boolean> {
    const token = order.customerId === null ? null : (ports.customer()?.token ?? null);
    await put({ ...order, state: { step: 'sent' } });
    const placement = await ports.calls.place(order.message, token, order.state.step === 'sent');
    if (placement.kind === 'unknown') return false;
    const { cart_id } = order.message;
    if (placement.kind === 'placed' && cart_id) ports.closeCart(String(cart_id));
    await put({ ...order, state: stateAfter(placement, order) });
    return true;
  }

  return {
    list,
    othersCount: async () => (await all()).filter((order) => !isMine(order)).length,
    savedOf: async (epoch) => (await all()).find((order) => order.epoch === epoch)?.id ?? null,

    async save(frozen, mayHaveArrived) {
      // one that may have arrived is known to the shop as it is
      const order: QueuedOrder = {
        ...(mayHaveArrived ? frozen : await withOwnCart(frozen)),
        id: frozen.message.order_id,
        customerId: ports.customer()?.id ?? null,
        state: { step: mayHaveArrived ? 'sent' : 'waiting' },
      };
      try {
        await records.put(order.id, order);
      } catch {
        return false;
      }
      leaveCart(order);
      ports.notify();
      return true;
    },

    finish,
    settle: () => ports.lock(finish),

    agree: (id, seen) =>
      change(id, async (order) => {
        if (!isOpenToChange(order)) return;
        const agreed: QueuedOrder = { ...order, state: { step: 'agreed' } };
        await put(seen ? withTerms(agreed, seen, ports.newId()) : agreed);
      }),

    agreeToAll: () =>
      ports.lock(async () => {
        for (const order of await list())
          if (order.state.step === 'waiting') await put({ ...order, state: { step: 'agreed' } });
      }),

    send: () =>
      ports.lock(async () => {
        for (const order of await list()) if (isDue(order) && !(await sendOne(order))) return;
      }),

    giveUp: (id) =>
      change(id, async (order) => {
        if (!isOpenToChange(order)) return;
        const returning: QueuedOrder = { ...order, state: { step: 'returning' } };
        await put(returning);
        await putBack(returning);
      }),

    acknowledge: (id) =>
      change(id, async ({ state }) => {
        if (state.step !== 'placed') return;
        await records.remove(id);
        ports.notify();
      }),
  };
}

function stateAfter(
  placement: Exclude<Placement, { kind: 'unknown' }>,
  { state, customerId }: QueuedOrder,
): QueueState {
  if (placement.kind === 'placed') return { step: 'placed', order: placement.order };
  // whether an earlier call has arrived is as unknown as it was; it is asked again when the customer is back
  if (placement.kind === 'unauthorized' && customerId !== null) return state;
  return { step: 'refused', refusal: placement.kind === 'refused' ? placement.refusal : null };
}

/** Another sum is another message, and has an id of its own. */
const withTerms = (order: QueuedOrder, seen: SeenOrder, clientOrderId: string): QueuedOrder => ({
  ...order,
  seen,
  message: { ...order.message, order_id: clientOrderId, expected_total: toEuros(seen.totals.grandTotal) },
});
