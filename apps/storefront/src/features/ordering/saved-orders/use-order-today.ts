import { useEffect, useState } from 'react';
import { useServices } from '#data/services.ts';
import { useOnline } from '#shared/use-online.ts';
import { lookAtOrder, type OrderToday } from './look-at-order.ts';
import { needsDecision, type QueuedOrder } from './queued-order.ts';

export interface Look {
  isLooking: boolean;
  today: OrderToday | null;
}

/** Looks up the goods of an order that is to be decided on. Without an answer the shop has its say when it is sent. */
export function useOrderToday(order: QueuedOrder): Look {
  const services = useServices();
  const isOnline = useOnline();
  const isOpen = needsDecision(order) && isOnline;
  const [look, setLook] = useState<Look>({ isLooking: isOpen, today: null });
  const { seen } = order;
  // the same order is read anew with every change of any
  const goods = JSON.stringify(seen.lines.map(({ sku, qty, price }) => [sku, qty, price]));
  useEffect(() => {
    if (!isOpen) return;
    const request = new AbortController();
    const tell = (today: OrderToday | null): void => {
      if (!request.signal.aborted) setLook({ isLooking: false, today });
    };
    lookAtOrder({ seen }, services, request.signal).then(tell, () => tell(null));
    return () => request.abort();
  }, [isOpen, goods, services]);
  return isOpen ? look : { isLooking: false, today: null };
}
