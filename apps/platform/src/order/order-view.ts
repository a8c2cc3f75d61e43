import { withVouchers } from '@brixel/commerce/cart/voucher';
import { productPath } from '@brixel/commerce/links';
import { fromEuros, toEuros } from '@brixel/commerce/money';
import type { OrderAddress, OrderItem, OrderView, WrittenAddress } from '@brixel/contract/order';
import { courier } from '@brixel/contract/shop-facts';
import type { StoreCode } from '@brixel/contract/stores';
import { segmentTitles } from '../cart/cart-texts.ts';
import { codesOf, paymentTitle } from '../cart/delivery-methods.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { lineDownloads, mayDownload } from '../download/download-links.ts';
import { mosaicPicturePath } from '../mosaic/mosaic-view.ts';
import { ticketPicture } from '../ticket/ticket-picture.ts';
import type { OrderLine } from './order-content.ts';
import { refundedSum } from './order-refunds.ts';
import type { OrderReturn } from './order-returns.ts';
import { canWithdraw, isUnpaidOnline, shownPaymentState, withdrawnAt } from './order-state.ts';
import type { InvoiceName, StoredOrder } from './stored-order.ts';

export interface OrderViewContext {
  catalog: Pick<Catalog, 'product'>;
  storeName(storeCode: StoreCode): string;
  bank: { holder: string; iban: string; bic: string };
  /** for which goods are taken back */
  returnDays: number;
  now?: number;
}

/** An order as its shopper may see it: amounts, names and choices are those of the day it was placed. */
export function orderView(
  order: StoredOrder,
  { catalog, storeName, bank, returnDays, now = Date.now() }: OrderViewContext,
): OrderView {
  const { totals, billingAddress, shippingAddress, payment, storeCode } = order;
  const shipping = shippingAddress === null ? null : wayOf(order);
  const withdrawn = withdrawnAt(order);
  const refunded = refundedSum(order);
  const vouchers = (order.vouchers ?? []).map((voucher) => ({ ...voucher, balance: voucher.amount }));
  const isDue = payment.state === 'open' && order.status === 'pending' && withdrawn === undefined;
  return {
    entity_id: order.id,
    order_id: order.publicId,
    increment_id: order.orderNumber,
    status: order.status,
    state: stateOf(order),
    created_at: order.createdAt,
    store_code: storeCode,
    store_name: storeName(storeCode),
    order_currency_code: totals.quote_currency_code,
    customer_email: order.email,
    customer_firstname: billingAddress.firstname,
    customer_lastname: billingAddress.lastname,
    grand_total: toEuros(order.due),
    ...(vouchers.length > 0 && {
      vouchers: vouchers.map(({ ending, amount }) => ({ ending, amount: toEuros(amount) })),
    }),
    subtotal: totals.subtotal,
    subtotal_incl_tax: totals.subtotal_incl_tax,
    shipping_amount: totals.shipping_amount,
    shipping_incl_tax: totals.shipping_incl_tax,
    tax_amount: totals.tax_amount,
    discount_amount: totals.discount_amount,
    discount_tax_compensation_amount: rest(
      totals.grand_total,
      totals.subtotal,
      totals.shipping_amount,
      totals.tax_amount,
      totals.discount_amount,
    ),
    ...(totals.coupon_code !== undefined && { coupon_code: totals.coupon_code }),
    total_due: isDue ? toEuros(order.due) : 0,
    total_paid: payment.paidAt === null ? 0 : toEuros(order.due),
    total_refunded: toEuros(refunded),
    total_segments: withVouchers(totals, vouchers, segmentTitles[storeCode].voucher).total_segments,
    shipping_description: shipping ? `${shipping.carrier} – ${shipping.title}` : '',
    ...(shipping?.pickUpAt !== undefined && { pick_up_at: shipping.pickUpAt }),
    delivery_days: order.deliveryDays,
    payment: {
      method: payment.method,
      additional_information: [paymentTitle(storeCode, payment.method)],
      state: shownPaymentState(payment.state, refunded, order.grandTotal),
      ...(payment.method === 'banktransfer' && order.due > 0 && { bank: { ...bank, reference: order.orderNumber } }),
    },
    ...(order.taxNote !== undefined && { tax_note: order.taxNote }),
    billing_address: writtenAddress(billingAddress),
    items: order.lines.map((line) => orderItem(order, line, catalog)),
    extension_attributes: {
      shipping_assignments:
        shippingAddress && shipping
          ? [
              {
                shipping: {
                  address: writtenAddress(shippingAddress),
                  method: Object.values(codesOf(shipping)).join('_'),
                  total: { shipping_amount: totals.shipping_amount, shipping_incl_tax: totals.shipping_incl_tax },
                },
              },
            ]
          : [],
    },
    ...(order.parcels.length > 0 && {
      parcels: order.parcels.map(({ carrier, number, url }) => ({ carrier, number, url })),
    }),
    // before it is sent nothing can come back
    ...(order.returns.length > 0 &&
      order.status === 'complete' && {
        returns: order.returns.map((one) => shownReturn(order, one)),
      }),
    can_withdraw: canWithdraw(order, { now, returnDays }),
    ...(withdrawn !== undefined && { withdrawn_at: withdrawn }),
    is_test: order.isTest,
    ...(order.invoices.length > 0 && { invoices: order.invoices.map((invoice) => shownInvoice(order, invoice)) }),
  };
}

const shownInvoice = ({ publicId }: StoredOrder, { number, kind, issuedAt }: InvoiceName) => ({
  ...{ number, kind, issued_at: issuedAt },
  url: `/api/invoice/${publicId}?number=${encodeURIComponent(number)}`,
});

/** What the shopper waits for is the money itself, not that somebody has booked it. */
function shownReturn({ refunds }: StoredOrder, { state, ...facts }: OrderReturn) {
  const own = refunds.filter(({ return_number: of, state: became }) => of === facts.number && became !== 'failed');
  const sentAt = own.every(({ state: became }) => became === 'sent') ? own.at(-1)?.settled_at : null;
  const shown = state === 'closed' || state === 'refused' ? state : ('open' as const);
  return { ...facts, state: shown, refunded_at: sentAt === undefined ? facts.refunded_at : sentAt };
}

/** Before there was a choice every parcel went with the courier. */
export function wayOf({ shipping, storeCode }: Pick<StoredOrder, 'shipping' | 'storeCode'>) {
  if (shipping) return shipping;
  const { code, carrier, title } = courier;
  return { code, carrier: carrier[storeCode], title: title[storeCode] };
}

/** What is left of a sum of euros, without the noise of binary fractions. */
const rest = (sum: number, ...parts: number[]): number =>
  toEuros(parts.reduce((left, part) => left - fromEuros(part), fromEuros(sum)));

/** Magento's `state`, which splits `pending`. */
function stateOf(order: StoredOrder): string {
  if (order.status !== 'pending') return order.status;
  return isUnpaidOnline(order) ? 'pending_payment' : 'new';
}

/** Only what is filled in. */
function writtenAddress({ region_code, region_id, ...address }: OrderAddress): WrittenAddress {
  const { firstname, lastname, street, postcode, city, country_id, ...more } = address;
  const given = Object.fromEntries(Object.entries(more).filter(([, text]) => text));
  return { firstname, lastname, street, postcode, city, country_id, ...given };
}

function orderItem(order: StoredOrder, line: OrderLine, catalog: Pick<Catalog, 'product'>): OrderItem {
  const amounts = order.totals.items.find(({ item_id }) => item_id === line.itemId);
  if (!amounts) throw new Error(`Order ${order.orderNumber} has no amounts for its line ${line.itemId}`);
  const product = catalog.product(order.storeCode, line.sku);
  const downloads = mayDownload(order) ? lineDownloads(order, line) : [];
  const tickets = order.tickets.filter(({ item_id }) => item_id === line.itemId);
  return {
    item_id: line.itemId,
    sku: line.sku,
    name: line.name,
    product_type: line.productType,
    qty_ordered: line.qty,
    price: amounts.price,
    price_incl_tax: amounts.price_incl_tax,
    row_total: amounts.row_total,
    row_total_incl_tax: amounts.row_total_incl_tax,
    tax_amount: amounts.tax_amount,
    tax_percent: amounts.tax_percent,
    discount_amount: amounts.discount_amount,
    discount_tax_compensation_amount: rest(amounts.row_total_incl_tax, amounts.row_total, amounts.tax_amount),
    options: line.options,
    ...(line.taxNote !== undefined && { tax_note: line.taxNote }),
    ...(line.option && { product_option: line.option }),
    ...(product && { image: product.image, url: productPath(product, { urlDispatcher: false }) }),
    ...(line.mosaicId !== null && mosaicFields(order, line.mosaicId)),
    ...(downloads.length > 0 && { downloads }),
    ...(tickets.length > 0 && {
      tickets: tickets.map(({ code, used_at, canceled_at }) => ({
        ...{ code, used_at, canceled_at },
        ...(used_at === null && canceled_at === null && { picture: ticketPicture(code) }),
      })),
    }),
  };
}

/** The mosaic of a cancelled order expires; the product's own picture replaces it. */
const mosaicFields = ({ status }: StoredOrder, id: string): Pick<OrderItem, 'image' | 'temporary_image_id'> => ({
  ...(status !== 'canceled' && { image: mosaicPicturePath(id) }),
  temporary_image_id: id,
});
