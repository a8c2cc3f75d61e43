import { leaveOrdered } from '#features/cart/cart-actions.ts';
import { endingOf } from './frozen-order.ts';
import { readOrders, writeOrders } from './order-records.ts';

/** An order of this browser is paid: its goods leave the cart, once. Orders of other browsers leave it alone. */
export function finishOrder(orderId: string): void {
  const records = readOrders();
  const { last } = records;
  if (!last?.isOpen || last.order.orderId !== orderId) return;
  writeOrders({ ...records, last: { ...last, isOpen: false } });
  leaveOrdered(last, endingOf(last));
}
