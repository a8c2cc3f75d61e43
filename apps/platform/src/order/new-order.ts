import { fromEuros, toEuros } from '@brixel/commerce/money';
import type { OrderInput, PlacedOrder } from '@brixel/contract/order';
import { toJson } from '../database/schema.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import type { OrderContent } from './order-content.ts';
import { newOrderNumber, secretOrderId } from './order-ids.ts';
import type { Buyer } from './orders.ts';
import { ONLINE_PAYMENT } from './payment-kind.ts';
import type { OrderRow, StoredOrder } from './stored-order.ts';

export function newOrderRow(id: number, input: OrderInput, by: Buyer, content: OrderContent, now: number): OrderRow {
  const { shippingAddress, billingAddress, payment_method_code } = input.addressInformation;
  const email = billingAddress.email || shippingAddress?.email;
  if (!email) throw new Error('An order without an e-mail address has come past its validation');
  return {
    id,
    order_id: secretOrderId(),
    order_number: newOrderNumber(),
    client_order_id: input.order_id ?? null,
    cart_id: input.cart_id || null,
    store_code: by.store.storeCode,
    customer_id: by.customerId,
    email,
    status: 'pending',
    payment_method: payment_method_code,
    payment_state: 'open',
    paid_at: null,
    grand_total: fromEuros(content.totals.grand_total),
    content: toJson(content),
    created_at: new Date(now).toISOString(),
    mailbox: mailboxOf(email),
    origin: by.origin ?? null,
    is_test: by.isSandbox && payment_method_code === ONLINE_PAYMENT ? 1 : 0,
  };
}

/** Made only of what never changes, so that it is the same however often it is given. */
export const placedAnswer = ({
  id,
  orderId,
  orderNumber,
  createdAt,
  grandTotal,
  payment,
}: StoredOrder): PlacedOrder => ({
  orderId,
  backendOrderId: id,
  magentoOrderId: id,
  orderNumber,
  transferedAt: createdAt,
  grandTotal: toEuros(grandTotal),
  needsPayment: payment.method === ONLINE_PAYMENT && grandTotal > 0,
});
