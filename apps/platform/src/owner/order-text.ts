import { formatPrice, formatUnitPrice } from '@brixel/commerce/format-price';
import { toEuros } from '@brixel/commerce/money';
import type { OrderAddress } from '@brixel/contract/order';
import { storeViews } from '@brixel/contract/stores';
import { localTime } from '../local-time.ts';
import { refundedSum } from '../order/order-refunds.ts';
import { shownPaymentState, withdrawnAt } from '../order/order-state.ts';
import type { StoredOrder } from '../order/stored-order.ts';
import { columns, printable } from './command-line.ts';

const price = (euros: number): string => formatPrice(euros, storeViews.de);

/** `paid`, `partly refunded` …, with a mark on test orders. */
const paymentText = (order: StoredOrder): string => {
  const state = shownPaymentState(order.payment.state, refundedSum(order), order.grandTotal).replace('_', ' ');
  return order.isTest ? `${state} (TEST)` : state;
};

export const orderList = (orders: readonly StoredOrder[]): string =>
  columns([
    ['NUMBER', 'PLACED', 'STATUS', 'PAYMENT', 'TOTAL', 'STORE', 'E-MAIL'],
    ...orders.map((order) => [
      order.orderNumber,
      localTime(order.createdAt),
      statusText(order),
      `${order.payment.method === 'banktransfer' ? 'transfer' : 'online'}, ${paymentText(order)}`,
      price(toEuros(order.grandTotal)),
      order.storeCode,
      order.email,
    ]),
  ]);

const statusText = (order: StoredOrder): string =>
  order.status !== 'canceled' && withdrawnAt(order) ? `${order.status}, withdrawn` : order.status;

const addressText = ({
  company,
  firstname,
  lastname,
  street,
  postcode,
  city,
  country_id,
  vat_id,
}: OrderAddress): string =>
  [company, `${firstname} ${lastname}`, street.join(' '), `${postcode} ${city}`, country_id, vat_id]
    .filter(Boolean)
    .join(', ');

export function orderText(order: StoredOrder): string {
  const { totals, payment, shippingAddress, billingAddress } = order;
  const amounts = new Map(totals.items.map((item) => [item.item_id, item]));
  const facts = columns([
    ['Order', order.orderNumber],
    ['Placed', localTime(order.createdAt)],
    ...(order.isTest ? [['TEST', 'paid in the sandbox: nobody was charged, send nothing']] : []),
    ['Status', statusText(order)],
    [
      'Payment',
      `${payment.method}, ${paymentText(order)}${payment.paidAt ? ` since ${localTime(payment.paidAt)}` : ''}`,
    ],
    ['E-mail', order.email],
    ['Store', order.storeCode],
    ['Delivery', shippingAddress ? addressText(shippingAddress) : 'nothing to send'],
    ['Invoice', addressText(billingAddress)],
  ]);
  const lines = columns(
    order.lines.map(({ qty, sku, name, options, itemId }) => [
      `${qty} ×`,
      sku,
      [name, ...options.map(({ label, value }) => `${label}: ${value}`)].join(', '),
      formatUnitPrice(amounts.get(itemId)?.price_incl_tax ?? 0, storeViews.de),
      price(amounts.get(itemId)?.row_total_incl_tax ?? 0),
    ]),
  );
  const sums = columns([
    ['Subtotal', price(totals.subtotal_incl_tax)],
    ...(totals.discount_amount < 0 ? [[`Discount ${totals.coupon_code ?? ''}`, price(totals.discount_amount)]] : []),
    ['Shipping', price(totals.shipping_incl_tax)],
    ['Total', price(totals.grand_total)],
    ['VAT in it', price(totals.tax_amount)],
  ]);
  const history = order.history.map(({ at, kind, status, text, amount }) =>
    [localTime(at), kind, status ?? '', amount === null ? '' : price(toEuros(amount)), text].filter(Boolean).join('  '),
  );
  return [facts, lines, sums, ...(history.length > 0 ? [`${history.map(printable).join('\n')}\n`] : [])].join('\n');
}
