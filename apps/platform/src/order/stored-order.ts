import type { InvoiceKind } from '@brixel/contract/invoice';
import type { Fulfilment } from '@brixel/contract/office/order-stage';
import type { OrderStatus, PaymentCode, PaymentState } from '@brixel/contract/order';
import type { StoreCode } from '@brixel/contract/stores';
import type { Selectable } from 'kysely';
import { type Money, parseJson } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';
import { dayOf } from '../local-time.ts';
import type { Ticket } from '../ticket/ticket-rows.ts';
import { contentFromJson, type OrderContent } from './order-content.ts';
import type { OrderReturn } from './order-returns.ts';
import type { StoredRefund } from './stored-refund.ts';

/** Enough to name a document and to fetch it. */
export interface InvoiceName {
  number: string;
  kind: InvoiceKind;
  issuedAt: string;
}

/** An order as the rest of the platform sees it. */
export interface StoredOrder extends OrderContent {
  id: number;
  /** secret: grants access to its page */
  publicId: string;
  orderNumber: string;
  clientOrderId: string | null;
  cartId: string | null;
  storeCode: StoreCode;
  customerId: number | null;
  email: string;
  status: OrderStatus;
  payment: {
    method: PaymentCode;
    state: PaymentState;
    /** when the shop learned of it */
    paidAt: string | null;
    /** the day of the payment: the bank's, where it has told it */
    paidOn: string | null;
  };
  /** of the goods, whoever pays */
  grandTotal: Money;
  /** what is to be paid beside gift vouchers */
  due: Money;
  createdAt: string;
  /** paid in the sandbox: no money has moved */
  isTest: boolean;
  /** how far it is between its payment and its parcel; null where nothing is sent */
  fulfilment: Fulfilment | null;
  /** the oldest first */
  history: OrderNote[];
  /** the oldest first, also those that are not carried out */
  refunds: StoredRefund[];
  /** what was issued for it, the oldest first */
  invoices: InvoiceName[];
  /** those that can be followed by a number */
  parcels: Parcel[];
  /** goods that come back */
  returns: OrderReturn[];
  tickets: Ticket[];
}

/** The number as files carry it that are printed and passed on. */
export const printedNumber = ({ orderNumber, isTest }: Pick<StoredOrder, 'orderNumber' | 'isTest'>): string =>
  isTest ? `${orderNumber} (TEST)` : orderNumber;

export type Parcel = Omit<Selectable<Schema['parcel']>, 'order_id' | 'place'>;

export interface OrderNote {
  at: string;
  kind: Selectable<Schema['order_note']>['kind'] | 'refund';
  /** the status that it came to, where that has changed */
  status: OrderStatus | null;
  text: string;
  amount: Money | null;
  /** who of the office */
  author: string | null;
}

export type OrderRow = Selectable<Schema['placed_order']>;

export const toStoredOrder = (
  row: OrderRow,
  history: OrderNote[] = [],
  content: OrderContent = contentFromJson(parseJson(row.content)),
  refunds: StoredRefund[] = [],
  invoices: InvoiceName[] = [],
): StoredOrder => ({
  ...content,
  id: row.id,
  publicId: row.public_id,
  orderNumber: row.order_number,
  clientOrderId: row.client_order_id,
  cartId: row.cart_id,
  storeCode: row.store_code,
  customerId: row.customer_id,
  email: row.email,
  status: row.status,
  payment: {
    method: row.payment_method,
    state: row.payment_state,
    paidAt: row.paid_at,
    paidOn: row.paid_at && (row.paid_on ?? dayOf(row.paid_at)),
  },
  grandTotal: row.grand_total,
  due: row.grand_total - row.voucher_amount,
  createdAt: row.created_at,
  isTest: row.is_test === 1,
  fulfilment: row.fulfilment,
  history,
  refunds,
  invoices,
  parcels: [],
  returns: [],
  tickets: [],
});
