import type { OrderInput, OrderRefusal } from '@brixel/contract/order';
import type { Transaction } from 'kysely';
import { isCustomerCartId } from '../cart/cart-access.ts';
import type { Schema } from '../database/schema.ts';
import { isBeingPaid } from '../payment/payment-store.ts';
import type { OrderKey } from './order-keys.ts';
import { orderIdUsed } from './order-refusals.ts';
import { isUnpaidOnline } from './payment-kind.ts';
import { type OrderRow, type StoredOrder, toStoredOrder } from './stored-order.ts';

/** What an order that has one of the keys already means for the one that is to be placed. */
export type Earlier =
  /** it is the same order: its answer is given again */
  | { kind: 'same'; order: StoredOrder }
  /** it gives way: an order of the same cart that was not paid */
  | { kind: 'replaced'; order: StoredOrder }
  /** it was canceled, and its cart may be ordered again */
  | { kind: 'over'; order: null }
  | { kind: 'refused'; refusal: OrderRefusal }
  /** the cart is another customer's */
  | { kind: 'not-yours' };

export async function judgeEarlier(
  tx: Transaction<Schema>,
  held: OrderKey,
  { order_id, cart_id }: OrderInput,
  fingerprint: string,
  customerId: number | null,
): Promise<Earlier> {
  const isSame = held.fingerprint === fingerprint;
  const row = await lockOrder(tx, held);
  if (held.key === order_id)
    return isSame ? { kind: 'same', order: toStoredOrder(row) } : { kind: 'refused', refusal: orderIdUsed() };

  if (cart_id && isCustomerCartId(cart_id) && row.customer_id !== customerId) return { kind: 'not-yours' };
  if (row.status === 'canceled') return { kind: 'over', order: null };
  const order = toStoredOrder(row);
  // Clients without ids of their own mean the same order when they send the same again.
  const mayGiveWay = isUnpaidOnline(order) && !(await isBeingPaid(tx, order.id));
  if (isSame && !(order_id && mayGiveWay)) return { kind: 'same', order };
  if (mayGiveWay) return { kind: 'replaced', order };
  return { kind: 'refused', refusal: orderIdUsed('This cart has been ordered already') };
}

/** Until the transaction ends: whether it is paid must not change while that is decided on. */
const lockOrder = (tx: Transaction<Schema>, { order_id }: OrderKey): Promise<OrderRow> =>
  tx
    .updateTable('placed_order')
    .set(({ ref }) => ({ status: ref('status') }))
    .where('id', '=', order_id)
    .returningAll()
    .executeTakeFirstOrThrow();
