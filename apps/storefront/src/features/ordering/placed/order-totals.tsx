import type { OrderView } from '@brixel/contract/order';
import { useServices } from '#data/services.ts';
import { TotalsRows } from '#features/cart/totals-rows.tsx';
import { shippingAddressOf, totalsOfOrder } from './order-facts.ts';

export function OrderTotals({ order }: { order: OrderView }) {
  const { locale } = useServices().store;
  const code = shippingAddressOf(order)?.country_id;
  const country = code ? (new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code) : '';
  return <TotalsRows totals={totalsOfOrder(order)} coupon={order.coupon_code} country={country} />;
}
