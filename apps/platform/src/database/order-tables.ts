import type { Fulfilment } from '@brixel/contract/office/order-stage';
import type { RefundReason, RefundState, RefundWay } from '@brixel/contract/office/refund-endpoints';
import type { OrderStatus, PaymentCode, PaymentState } from '@brixel/contract/order';
import type { StoreCode } from '@brixel/contract/stores';
import type { Generated } from 'kysely';
import type { ContentJson } from '../order/order-content.ts';
import type { JsonText, Money } from './column-types.ts';

interface PlacedOrderTable {
  /** made by the shop, rises with time */
  id: number;
  /** secret: knowing it grants access to the order */
  public_id: string;
  /** what people read */
  order_number: string;
  /** the client's idempotency key; null for clients that send none */
  client_order_id: string | null;
  cart_id: string | null;
  store_code: StoreCode;
  customer_id: number | null;
  email: string;
  status: OrderStatus;
  payment_method: PaymentCode;
  payment_state: PaymentState;
  paid_at: string | null;
  /** the day that the bank says, where it is another than that of `paid_at`: `2026-11-17` */
  paid_on: string | null;
  grand_total: Money;
  /** as it was bought: what is shown of it later never changes with the catalogue */
  content: JsonText<ContentJson>;
  created_at: string;
  /** where its mails end up; null in orders that were settled before it was written down */
  mailbox: string | null;
  /** the machine that it came from, unreadable; only while it waits for its payment */
  origin: string | null;
  /** 1: paid in the sandbox, so that no money has moved */
  is_test: 0 | 1;
  /** how far it is between its payment and its parcel; null where nothing is sent */
  fulfilment: Fulfilment | null;
  /** what gift vouchers pay of the grand total */
  voucher_amount: Money;
  /** where the goods go; of the bill where nothing is sent */
  country: string;
}

/** Keys that an order can be placed with only once: the client's id for it, and its cart. */
interface OrderKeyTable {
  key: string;
  /** of what was ordered */
  fingerprint: string;
  order_id: number;
}

/** What has happened to an order since it was placed. */
interface OrderNoteTable {
  id: number;
  order_id: number;
  at: string;
  kind: 'status' | 'note' | 'withdrawal' | 'parcels' | 'shipping_address' | 'billing_address';
  status: OrderStatus | null;
  text: string;
  amount: Money | null;
  /** who of the office; null where the shop did it, or nobody wrote it down */
  author: Generated<string | null>;
}

/** A parcel that is under way. Carrier and link are those of the day it was sent. */
interface ParcelTable {
  order_id: number;
  /** from 0 */
  place: number;
  /** empty: a carrier that the settings do not name */
  carrier_code: string;
  carrier: string;
  number: string;
  url: string | null;
}

/** Money that goes back to a shopper. `amount` is its lines, `shipping` and `extra` together. */
interface OrderRefundTable {
  /** made by the shop, rises with time */
  id: number;
  /** names the wish: sent twice it is one refund, here and at the payment service */
  request_id: string;
  order_id: number;
  amount: Money;
  shipping: Money;
  /** what belongs to no line */
  extra: Money;
  /** what of it goes back onto the gift vouchers that the order was paid with; they have it once it is sent */
  voucher_amount: Money;
  reason: RefundReason;
  /** words to the shopper */
  text: string;
  /** `provider`: by the payment service; `transfer`: somebody makes a bank transfer; `noted`: it was given back before it was entered; `voucher`: no money moves */
  way: RefundWay;
  /**
   * `requested`: to be carried out; `unknown`: the payment service was asked and has not decided; `sent`: the money is on its way;
   * `failed`: it never will be, and counts for nothing.
   */
  state: RefundState;
  /** which payment service has the money, under which name, and its name for the refund */
  provider: string | null;
  capture_id: string | null;
  provider_refund_id: string | null;
  /** why it failed, or what was the matter the last time */
  failure: string;
  /** null: it was made at the payment service itself */
  staff_name: string | null;
  created_at: string;
  /** when it was sent or failed */
  settled_at: string | null;
  /** the case of a return that it was made for */
  return_number: string | null;
  /** the missing goods that it was made for */
  gap_id: number | null;
  /** when the payment service is asked next, and how often it was */
  next_check_at: string;
  attempts: number;
}

interface OrderRefundLineTable {
  refund_id: number;
  item_id: number;
  qty: number;
  amount: Money;
  /** how many pieces went back into the stock */
  restocked: number;
}

interface WithdrawalTable {
  number: string;
  /** hash of what was declared, so that the same declaration sent again is received once */
  fingerprint: string;
  /** null where number and address fit no order */
  order_id: number | null;
  store_code: string;
  name: string;
  email: string;
  order_number: string;
  what: string;
  received_at: string;
  /** when somebody of the office has settled it */
  done_at: Generated<string | null>;
}

interface DownloadTable {
  order_id: number;
  item_id: number;
  file_id: number;
  fetched: number;
  last_fetched_at: string;
}

export interface OrderTables {
  placed_order: PlacedOrderTable;
  order_key: OrderKeyTable;
  order_note: OrderNoteTable;
  order_refund: OrderRefundTable;
  order_refund_line: OrderRefundLineTable;
  parcel: ParcelTable;
  withdrawal: WithdrawalTable;
  download: DownloadTable;
}
