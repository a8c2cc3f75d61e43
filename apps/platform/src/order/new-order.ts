import { paidByVouchers } from '@brixel/commerce/cart/voucher';
import { fromEuros, toEuros } from '@brixel/commerce/money';
import type { OrderInput, PlacedOrder } from '@brixel/contract/order';
import type { StoreView } from '@brixel/contract/stores';
import { toJson } from '../database/column-types.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import { contentToJson, type OrderContent } from './order-content.ts';
import { newPublicId, readableNumber } from './order-ids.ts';
import { ONLINE_PAYMENT } from './order-state.ts';
import type { OrderRow, StoredOrder } from './stored-order.ts';

/** An order as it was sent. The wire's `order_id` is the client's idempotency key and has that name inside. */
export type NewOrder = Omit<OrderInput, 'order_id'> & { client_order_id: OrderInput['order_id'] };

export const toNewOrder = ({ order_id, ...order }: OrderInput): NewOrder => ({ ...order, client_order_id: order_id });

export interface Buyer {
  store: StoreView;
  customerId: number | null;
  /** of the machine, by `originOf` */
  origin?: string;
  /** online payments are simulated */
  isSandbox?: boolean;
}

/** What a new order gets from the shop. */
export interface OrderStart {
  id: number;
  /** that its number begins with */
  numberPrefix: string;
  now: number;
}

export function newOrderRow(
  { id, numberPrefix, now }: OrderStart,
  input: NewOrder,
  by: Buyer,
  content: OrderContent,
): OrderRow {
  const { payment_method_code } = input.addressInformation;
  const email = emailOf(input);
  const { vouchers = [] } = content;
  return {
    id,
    public_id: newPublicId(),
    order_number: readableNumber(numberPrefix),
    client_order_id: input.client_order_id ?? null,
    cart_id: input.cart_id || null,
    store_code: by.store.storeCode,
    customer_id: by.customerId,
    email,
    status: 'pending',
    payment_method: payment_method_code,
    payment_state: 'open',
    paid_at: null,
    paid_on: null,
    grand_total: fromEuros(content.totals.grand_total),
    content: toJson(contentToJson(content)),
    created_at: new Date(now).toISOString(),
    mailbox: mailboxOf(email),
    origin: by.origin ?? null,
    fulfilment: content.shippingAddress === null ? null : 'to_pick',
    is_test: (by.isSandbox && payment_method_code === ONLINE_PAYMENT) || vouchers.some(({ isTest }) => isTest) ? 1 : 0,
    voucher_amount: paidByVouchers(vouchers),
    country: (content.shippingAddress ?? content.billingAddress).country_id,
  };
}

export function emailOf({ addressInformation: { shippingAddress, billingAddress } }: NewOrder): string {
  const email = billingAddress.email || shippingAddress?.email;
  if (!email) throw new Error('An order without an e-mail address has passed validation');
  return email;
}

/** Contains only what never changes: a repeated request gets the same answer. */
export const placedOrderResult = ({
  id,
  publicId,
  orderNumber,
  createdAt,
  due,
  payment,
}: StoredOrder): PlacedOrder => ({
  orderId: publicId,
  backendOrderId: id,
  magentoOrderId: id,
  orderNumber,
  transferedAt: createdAt,
  grandTotal: toEuros(due),
  needsPayment: payment.method === ONLINE_PAYMENT && due > 0,
});
