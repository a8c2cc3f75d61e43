import { useState } from 'react';
import { isOnline } from '#data/connection/connection.ts';
import { useServices } from '#data/services.ts';
import type { SeenOrder } from '#features/ordering/checkout/frozen-order.ts';
import { useT } from '#i18n/use-t.ts';
import { notify } from '#shared/notifications/notifications-store.ts';
import { pageOrders } from './page-orders.ts';

export interface QueueActions {
  isBusy: boolean;
  /** `seen`: at these terms, which the shopper has in view */
  send(id: string, seen?: SeenOrder): void;
  takeBack(id: string): void;
}

/** What a shopper can do with a saved order. */
export function useQueueActions(): QueueActions {
  const t = useT();
  const queue = pageOrders(useServices());
  const [isBusy, setBusy] = useState(false);
  const whileBusy = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    await work().finally(() => setBusy(false));
  };
  return {
    isBusy,
    send: (id, seen) =>
      void whileBusy(async () => {
        await queue.agree(id, seen);
        if (isOnline()) await queue.send();
      }),
    takeBack: (id) =>
      void whileBusy(async () => {
        await queue.giveUp(id);
        notify({ type: 'success', message: t('outbox.takeBackDone') });
      }),
  };
}
