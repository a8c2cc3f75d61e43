import { useEffect } from 'react';
import { create } from 'zustand';
import { createOrderCalls } from '#data/api/order-calls.ts';
import { queueRecords } from '#data/send-queue/queue-records.ts';
import { type Services, useServices } from '#data/services.ts';
import { tabLock } from '#data/storage/locks.ts';
import { randomId } from '#data/storage/random-id.ts';
import { readUser } from '#data/storage/stored-user.ts';
import { openTabChannel } from '#data/storage/tab-channel.ts';
import { closeCart, leaveOrdered, takeBack } from '#features/cart/cart-actions.ts';
import { useSession } from '#features/session/session-store.ts';
import { createOrderQueue, type OrderQueue } from './order-queue.ts';
import type { QueuedOrder } from './queued-order.ts';

/** The saved orders as the pages show them; null until they are read. */
export const useSavedOrders = create<{ orders: readonly QueuedOrder[] | null }>()(() => ({ orders: null }));

/** The saved orders of this page, in step with those of the other tabs. */

let queue: OrderQueue | undefined;

export function pageOrders(services: Services): OrderQueue {
  queue ??= open(services);
  return queue;
}

/** Reads what is saved, and shows it. */
export async function showOrders(services: Services): Promise<void> {
  useSavedOrders.setState({ orders: await pageOrders(services).list() });
}

function open(services: Services): OrderQueue {
  const show = (): void => void showOrders(services);
  const channel = openTabChannel<null>('brixel/offline-orders', show);
  return createOrderQueue({
    lock: tabLock('brixel-order'),
    records: queueRecords('orders'),
    calls: createOrderCalls(services.api),
    customer() {
      const user = readUser();
      return user && { id: user.current.id, token: user.token };
    },
    newId: randomId,
    leaveOrdered,
    closeCart,
    takeBack: ({ id, seen }) => takeBack(id, seen.lines),
    notify() {
      channel.post(null);
      show();
    },
  });
}

/** The saved orders of this shopper; null until they are read. */
export function useShownOrders(): readonly QueuedOrder[] | null {
  const services = useServices();
  const status = useSession((session) => session.status);
  // a login shows the orders of that customer
  useEffect(() => {
    void showOrders(services);
  }, [services, status]);
  return useSavedOrders((state) => state.orders);
}
