import type { OrderHistory, OrderItem, OrderStatus, OrderView } from '@brixel/contract/order';

/** Orders as other platforms list them: numbers may be text, and what only ours keeps is missing. */

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);
const text = (value: unknown): string => (value === undefined || value === null ? '' : String(value));
const amount = (value: unknown): number => Number(value) || 0;

/** Magento has more states than shoppers need to know. */
const STATUS: Readonly<Record<string, OrderStatus>> = {
  processing: 'processing',
  complete: 'complete',
  canceled: 'canceled',
  closed: 'canceled',
};

/** Ours come whole. */
export const completeHistory = (history: OrderHistory): OrderHistory => ({
  ...history,
  items: history.items.map((order) => (order.order_id === undefined ? completeOrder({ ...order }) : order)),
});

function completeOrder(order: Fields): OrderView {
  const payment = isFields(order.payment) ? order.payment : {};
  const extension = isFields(order.extension_attributes) ? order.extension_attributes : {};
  const due = amount(order.total_due);
  return {
    entity_id: amount(order.entity_id),
    // it is found by its number, which only its customer's token opens
    order_id: text(order.increment_id),
    increment_id: text(order.increment_id),
    status: STATUS[text(order.status)] ?? 'pending',
    state: text(order.state),
    created_at: text(order.created_at),
    store_code: '',
    store_name: text(order.store_name),
    order_currency_code: text(order.order_currency_code),
    customer_email: text(order.customer_email),
    customer_firstname: text(order.customer_firstname),
    customer_lastname: text(order.customer_lastname),
    grand_total: amount(order.grand_total),
    subtotal: amount(order.subtotal),
    subtotal_incl_tax: amount(order.subtotal_incl_tax),
    shipping_amount: amount(order.shipping_amount),
    shipping_incl_tax: amount(order.shipping_incl_tax),
    tax_amount: amount(order.tax_amount),
    discount_amount: amount(order.discount_amount),
    discount_tax_compensation_amount: amount(order.discount_tax_compensation_amount),
    ...(order.coupon_code ? { coupon_code: text(order.coupon_code) } : {}),
    total_due: due,
    total_paid: amount(order.total_paid),
    total_refunded: amount(order.total_refunded),
    total_segments: [],
    shipping_description: text(order.shipping_description),
    delivery_days: null,
    payment: {
      method: text(payment.method),
      additional_information: Array.isArray(payment.additional_information)
        ? payment.additional_information.map(text)
        : [],
      state: due > 0 ? 'open' : 'paid',
    },
    billing_address: addressOf(order.billing_address),
    // the parts of a bundle or the chosen variant stand below the line that was bought
    items: listOf(order.items)
      .filter(({ parent_item_id }) => !parent_item_id)
      .map(itemOf),
    extension_attributes: {
      shipping_assignments: listOf(extension.shipping_assignments).flatMap(({ shipping }) =>
        isFields(shipping) && isFields(shipping.address)
          ? [
              {
                shipping: {
                  address: addressOf(shipping.address),
                  method: text(shipping.method),
                  total: {
                    shipping_amount: amount(order.shipping_amount),
                    shipping_incl_tax: amount(order.shipping_incl_tax),
                  },
                },
              },
            ]
          : [],
      ),
    },
    can_withdraw: false,
    is_test: false,
  };
}

function itemOf(item: Fields): OrderItem {
  const qty_ordered = amount(item.qty_ordered);
  const price = amount(item.price);
  return {
    item_id: amount(item.item_id),
    sku: text(item.sku),
    name: text(item.name),
    product_type: 'simple',
    qty_ordered,
    price,
    price_incl_tax: amount(item.price_incl_tax) || price,
    row_total: amount(item.row_total) || price * qty_ordered,
    row_total_incl_tax: amount(item.row_total_incl_tax),
    tax_amount: amount(item.tax_amount),
    tax_percent: amount(item.tax_percent),
    discount_amount: amount(item.discount_amount),
    discount_tax_compensation_amount: amount(item.discount_tax_compensation_amount),
    options: [],
  };
}

function addressOf(given: unknown): OrderView['billing_address'] {
  const address = isFields(given) ? given : {};
  const optional = ['company', 'region', 'telephone', 'vat_id'].flatMap((name) =>
    address[name] ? [[name, text(address[name])]] : [],
  );
  return {
    firstname: text(address.firstname),
    lastname: text(address.lastname),
    street: Array.isArray(address.street) ? address.street.map(text).filter(Boolean) : [],
    postcode: text(address.postcode),
    city: text(address.city),
    country_id: text(address.country_id),
    ...Object.fromEntries(optional),
  };
}
