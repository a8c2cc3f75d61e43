import { useEffect } from 'react';
import { useServices } from '#data/services.ts';
import { useSession } from '#features/session/session-store.ts';
import { useOfflineOrders } from './offline-orders-store.ts';
import { showOrders } from './page-orders.ts';
import type { QueuedOrder } from './queued-order.ts';

/** The saved orders of whoever is here; null until they are read. */
export function useShownOrders(): readonly QueuedOrder[] | null {
  const services = useServices();
  const status = useSession((session) => session.status);
  // whoever logs in sees others
  useEffect(() => {
    void showOrders(services);
  }, [services, status]);
  return useOfflineOrders((state) => state.orders);
}
