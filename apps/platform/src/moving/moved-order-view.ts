import { productPath } from '@brixel/commerce/links';
import { toEuros } from '@brixel/commerce/money';
import type { OrderItem, OrderView } from '@brixel/contract/order';
import type { StoreCode } from '@brixel/contract/stores';
import type { Selectable } from 'kysely';
import type { Catalog } from '../catalog/catalog.ts';
import { parseJson } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';
import type { MovedContent, MovedLine } from './moved-content.ts';

export type MovedOrderRow = Selectable<Schema['moved_order']>;

export interface MovedViewContext {
  catalog: Pick<Catalog, 'product'>;
  storeName(storeCode: StoreCode): string;
}

/** An order of another shop, in the shape of those of this one: nothing can be paid, withdrawn from or fetched any more. */
export function movedOrderView(row: MovedOrderRow, { catalog, storeName }: MovedViewContext): OrderView {
  const { lines, sums, payment, coupon, billingAddress, shippingAddress, shippingTitle, state }: MovedContent =
    parseJson(row.content);
  return {
    entity_id: row.id,
    order_id: row.public_id,
    increment_id: row.order_number,
    status: row.status,
    state,
    created_at: row.created_at,
    store_code: row.store_code,
    store_name: storeName(row.store_code),
    order_currency_code: 'EUR',
    customer_email: row.email,
    customer_firstname: billingAddress.firstname,
    customer_lastname: billingAddress.lastname,
    grand_total: toEuros(sums.grandTotal),
    subtotal: toEuros(sums.subtotal),
    subtotal_incl_tax: toEuros(sums.subtotalInclTax),
    shipping_amount: toEuros(sums.shipping),
    shipping_incl_tax: toEuros(sums.shippingInclTax),
    tax_amount: toEuros(sums.tax),
    discount_amount: toEuros(sums.discount),
    discount_tax_compensation_amount: toEuros(
      sums.grandTotal - sums.subtotal - sums.shipping - sums.tax - sums.discount,
    ),
    ...(coupon !== '' && { coupon_code: coupon }),
    total_due: 0,
    total_paid: toEuros(sums.paid),
    total_refunded: toEuros(sums.refunded),
    total_segments: [],
    shipping_description: shippingTitle,
    delivery_days: null,
    payment: { method: payment.method, additional_information: [payment.title], state: row.payment_state },
    billing_address: billingAddress,
    items: lines.map((line, place) => orderItem(line, place + 1, catalog.product(row.store_code, line.sku))),
    extension_attributes: {
      shipping_assignments: shippingAddress
        ? [
            {
              shipping: {
                address: shippingAddress,
                method: '',
                total: {
                  shipping_amount: toEuros(sums.shipping),
                  shipping_incl_tax: toEuros(sums.shippingInclTax),
                },
              },
            },
          ]
        : [],
    },
    can_withdraw: false,
    is_test: false,
    is_moved: true,
  };
}

function orderItem(line: MovedLine, id: number, product: ReturnType<Catalog['product']>): OrderItem {
  return {
    item_id: id,
    sku: line.sku,
    name: line.name,
    product_type: line.type,
    qty_ordered: line.qty,
    price: toEuros(line.price),
    price_incl_tax: toEuros(line.priceInclTax),
    row_total: toEuros(line.rowTotal),
    row_total_incl_tax: toEuros(line.rowTotalInclTax),
    tax_amount: toEuros(line.tax),
    tax_percent: line.taxPercent,
    discount_amount: toEuros(line.discount),
    discount_tax_compensation_amount: toEuros(line.rowTotalInclTax - line.rowTotal - line.tax),
    options: line.parts.map(({ sku, name, qty }) => ({ label: sku, value: `${qty} × ${name}` })),
    ...(product && { image: product.image, url: productPath(product, { urlDispatcher: false }) }),
  };
}
