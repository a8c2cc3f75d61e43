import type { CartTotals } from '@brixel/commerce/cart-totals';
import { fromEuros } from '@brixel/commerce/money';
import type { OrderView, PaymentCode, WrittenAddress } from '@brixel/contract/order';
import { paidByVoucher, platformTaxes } from '#features/cart/totals/totals-in-view.ts';

/** What the pages of an order want to know of it. */

const METHODS: readonly PaymentCode[] = ['iways_paypalplus_payment', 'banktransfer'];

/** Null for one that the shop no longer offers. */
export const paymentCodeOf = ({ payment }: OrderView): PaymentCode | null =>
  METHODS.find((code) => code === payment.method) ?? null;

/** Null where nothing is sent. */
export const shippingAddressOf = ({ extension_attributes }: OrderView): WrittenAddress | null =>
  extension_attributes.shipping_assignments[0]?.shipping.address ?? null;

/** Waits for a payment that can be made here and now. */
export const isPayable = (order: OrderView): boolean =>
  order.status === 'pending' &&
  !order.withdrawn_at &&
  !order.is_moved &&
  paymentCodeOf(order) === 'iways_paypalplus_payment' &&
  order.payment.state !== 'paid';

/** Waits for a transfer. */
export const awaitsTransfer = ({ status, withdrawn_at, payment }: OrderView): boolean =>
  status === 'pending' && !withdrawn_at && payment.bank !== undefined && payment.state === 'open';

export const hasDownloads = ({ items }: OrderView): boolean =>
  items.some(({ product_type }) => product_type === 'downloadable');

export const totalsOfOrder = (order: OrderView): CartTotals => ({
  subtotal: fromEuros(order.subtotal_incl_tax),
  discount: fromEuros(Math.abs(order.discount_amount)),
  shipping: fromEuros(order.shipping_incl_tax),
  tax: fromEuros(order.tax_amount),
  taxes: platformTaxes(order),
  grandTotal: fromEuros(order.grand_total),
  quantity: order.items.reduce((sum, { qty_ordered }) => sum + qty_ordered, 0),
  ...paidByVoucher(order),
});

/** As it is printed on paper: groups of four. */
export const inGroups = (iban: string): string => iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');

export const daysText = ({ min, max }: { min: number; max: number }): string =>
  min === max ? String(min) : `${min}–${max}`;
