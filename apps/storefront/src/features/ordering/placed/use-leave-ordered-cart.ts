import type { OrderView } from '@brixel/contract/order';
import { useEffect } from 'react';
import { useCart } from '#features/cart/cart-store.ts';
import { finishOrder } from '#features/ordering/checkout/finish-order.ts';

/** What is paid leaves the cart of the browser that ordered it; until then a shopper could still order it in another way. */
export function useLeaveOrderedCart({ order_id, payment }: OrderView): void {
  const isLoaded = useCart((state) => state.loaded);
  const isPaid = payment.state === 'paid';
  useEffect(() => {
    if (isLoaded && isPaid) finishOrder(order_id);
  }, [isLoaded, isPaid, order_id]);
}
