import type { OrderContent } from './order-content.ts';

/** Who gets the parcel, as a list names them. */
export function recipientOf({
  shippingAddress,
  billingAddress,
}: Pick<OrderContent, 'shippingAddress' | 'billingAddress'>) {
  const { company, firstname, lastname } = shippingAddress ?? billingAddress;
  return company || `${firstname} ${lastname}`;
}
