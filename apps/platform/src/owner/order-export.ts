import { toEuros } from '@brixel/commerce/money';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { localTime } from '../local-time.ts';
import { refundedSum } from '../order/order-refunds.ts';
import { withHistories } from '../order/order-rows.ts';
import { shownPaymentState } from '../order/order-state.ts';
import type { StoredOrder } from '../order/stored-order.ts';
import type { TableColumn, TableFor } from '../table-headings.ts';

export interface Period {
  /** days such as 2026-12-31, both included */
  from: string | undefined;
  to: string | undefined;
}

const AT_ONCE = 500;
const DAY_MS = 24 * 60 * 60 * 1000;

type Column = [title: TableColumn, cell: (order: StoredOrder) => string | number];

const COLUMNS: readonly Column[] = [
  ['order_number', ({ orderNumber }) => orderNumber],
  ['placed_at', ({ createdAt }) => localTime(createdAt)],
  ['status', ({ status }) => status],
  ['payment_method', ({ payment }) => payment.method],
  ['payment_state', (order) => shownPaymentState(order.payment.state, refundedSum(order), order.grandTotal)],
  ['refunded', (order) => toEuros(refundedSum(order))],
  ['test', ({ isTest }) => (isTest ? 'test' : '')],
  ['paid_at', ({ payment }) => (payment.paidAt ? localTime(payment.paidAt) : '')],
  ['store', ({ storeCode }) => storeCode],
  ['email', ({ email }) => email],
  ['company', ({ billingAddress }) => billingAddress.company],
  ['firstname', ({ billingAddress }) => billingAddress.firstname],
  ['lastname', ({ billingAddress }) => billingAddress.lastname],
  ['street', ({ billingAddress }) => billingAddress.street.join(' ')],
  ['postcode', ({ billingAddress }) => billingAddress.postcode],
  ['city', ({ billingAddress }) => billingAddress.city],
  ['country', ({ billingAddress }) => billingAddress.country_id],
  ['vat_id', ({ billingAddress }) => billingAddress.vat_id],
  ['delivery_country', ({ shippingAddress }) => shippingAddress?.country_id ?? ''],
  ['goods', ({ lines }) => lines.map(({ qty, sku, name }) => `${qty} × ${sku} ${name}`).join('\n')],
  ['subtotal_incl_vat', ({ totals }) => totals.subtotal_incl_tax],
  ['coupon', ({ totals }) => totals.coupon_code ?? ''],
  ['discount', ({ totals }) => totals.discount_amount],
  ['shipping_incl_vat', ({ totals }) => totals.shipping_incl_tax],
  ['vat', ({ totals }) => totals.tax_amount],
  ['total', ({ totals }) => totals.grand_total],
];

/** The orders of a time as rows of a CSV file, the oldest first, a few at a time however many there are. */
export async function* exportOrders(db: Kysely<Schema>, period: Period, table: TableFor): AsyncGenerator<string> {
  yield table.start + table.row(table.headings(COLUMNS.map(([title]) => title)));
  let last = 0;
  for (;;) {
    const rows = await ordersAfter(db, last, period);
    for (const order of await withHistories(db, rows)) {
      last = order.id;
      if (isWithin(order, period)) yield table.row(COLUMNS.map(([, cell]) => cell(order)));
    }
    if (rows.length < AT_ONCE) return;
  }
}

const ordersAfter = (db: Kysely<Schema>, last: number, { from, to }: Period) =>
  db
    .selectFrom('placed_order')
    .selectAll()
    .where('id', '>', last)
    .$if(from !== undefined, (orders) => orders.where('created_at', '>=', dayFrom(from, -1)))
    .$if(to !== undefined, (orders) => orders.where('created_at', '<=', dayFrom(to, 2)))
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();

/** Days are those of the shop's time zone; the query, in UTC, covers a little more. */
const dayFrom = (day = '', distance: number): string => new Date(Date.parse(day) + distance * DAY_MS).toISOString();

function isWithin({ createdAt }: StoredOrder, { from = '', to = '9999' }: Period): boolean {
  const day = localTime(createdAt).slice(0, 10);
  return day >= from && day <= to;
}
