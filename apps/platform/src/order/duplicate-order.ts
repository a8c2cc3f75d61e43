import type { OrderRefusal } from '@brixel/contract/order';
import type { Transaction } from 'kysely';
import { isCustomerCartId } from '../cart/cart-access.ts';
import type { Schema } from '../database/schema.ts';
import { isBeingPaid } from '../payment/payment-store.ts';
import type { NewOrder } from './new-order.ts';
import type { OrderKey } from './order-keys.ts';
import { orderIdUsed } from './order-refusals.ts';
import { isUnpaidOnline } from './order-state.ts';
import { type OrderRow, type StoredOrder, toStoredOrder } from './stored-order.ts';

/** How an order relates to an earlier one that holds one of its keys. */
export type Duplicate =
  /** a repeated request: it gets the result of the first */
  | { kind: 'same'; order: StoredOrder }
  /** the earlier order of the same cart was not paid and is replaced */
  | { kind: 'replaced'; order: StoredOrder }
  /** the earlier order was canceled: its cart may be ordered again */
  | { kind: 'canceled'; order: null }
  | { kind: 'refused'; refusal: OrderRefusal }
  /** the cart belongs to another customer */
  | { kind: 'foreign-cart' };

export async function resolveDuplicate(
  tx: Transaction<Schema>,
  held: OrderKey,
  { client_order_id, cart_id }: NewOrder,
  fingerprint: string,
  customerId: number | null,
): Promise<Duplicate> {
  const isSame = held.fingerprint === fingerprint;
  const row = await lockOrder(tx, held);
  if (held.key === client_order_id)
    return isSame ? { kind: 'same', order: toStoredOrder(row) } : { kind: 'refused', refusal: orderIdUsed() };

  if (cart_id && isCustomerCartId(cart_id) && row.customer_id !== customerId) return { kind: 'foreign-cart' };
  if (row.status === 'canceled') return { kind: 'canceled', order: null };
  const order = toStoredOrder(row);
  const isReplaceable = isUnpaidOnline(order) && !(await isBeingPaid(tx, order.id));
  // A client without ids of its own that sends the same order again repeats its request.
  if (isSame && !(client_order_id && isReplaceable)) return { kind: 'same', order };
  if (isReplaceable) return { kind: 'replaced', order };
  return { kind: 'refused', refusal: orderIdUsed('This cart has been ordered already') };
}

/** Locked until the transaction ends: the payment must not change while the decision depends on it. */
const lockOrder = (tx: Transaction<Schema>, { order_id }: OrderKey): Promise<OrderRow> =>
  tx
    .updateTable('placed_order')
    .set(({ ref }) => ({ status: ref('status') }))
    .where('id', '=', order_id)
    .returningAll()
    .executeTakeFirstOrThrow();
