import { createOrderCalls } from '#data/order-calls.ts';
import { outboxRecords } from '#data/outbox/outbox-records.ts';
import type { Services } from '#data/services.ts';
import { readUser } from '#data/stored-user.ts';
import { closeCart, leaveOrdered, takeBack } from '#features/cart/cart-actions.ts';
import { newLineKey } from '#features/cart/sync/new-line-key.ts';
import { openTabChannel } from '#features/cart/sync/tab-channel.ts';
import { orderLock } from '#features/checkout/order-lock.ts';
import { useOfflineOrders } from './offline-orders-store.ts';
import { createOrderQueue, type OrderQueue } from './order-queue.ts';

/** The saved orders of this page, in step with those of the other tabs. */

let queue: OrderQueue | undefined;

export function pageOrders(services: Services): OrderQueue {
  queue ??= open(services);
  return queue;
}

/** Reads what is saved, and shows it. */
export async function showOrders(services: Services): Promise<void> {
  useOfflineOrders.setState({ orders: await pageOrders(services).list() });
}

function open(services: Services): OrderQueue {
  const show = (): void => void showOrders(services);
  const channel = openTabChannel<null>('brixel/offline-orders', { hear: show, changed: show });
  return createOrderQueue({
    lock: orderLock(),
    records: outboxRecords('orders'),
    calls: createOrderCalls(services.api),
    customer() {
      const user = readUser();
      return user && { id: user.current.id, token: user.token };
    },
    newId: newLineKey,
    leaveOrdered,
    closeCart,
    takeBack: ({ id, seen }) => takeBack(id, seen.lines),
    tell() {
      channel.tell(null);
      show();
    },
  });
}
