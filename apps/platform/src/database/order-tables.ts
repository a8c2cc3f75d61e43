import type { Fulfilment } from '@brixel/contract/office/order-stage';
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
  kind: 'status' | 'note' | 'refund' | 'withdrawal';
  status: OrderStatus | null;
  text: string;
  amount: Money | null;
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
  withdrawal: WithdrawalTable;
  download: DownloadTable;
}
