import type { OrderStatus, ShownPaymentState } from '@brixel/contract/order';
import type { StoreCode } from '@brixel/contract/stores';
import type { MovedContent } from '../moving/moved-content.ts';
import type { Flag, JsonText, Money } from './column-types.ts';

/** An order of the shop that was here before. It is shown and found, and nothing else is ever done with it. */
interface MovedOrderTable {
  /** made by this shop */
  id: number;
  /** secret: knowing it grants access to the order */
  public_id: string;
  /** as it was there */
  order_number: string;
  store_code: StoreCode;
  /** whose account shows it */
  customer_id: number | null;
  /** 1: it was placed with an account there, which has not come here yet */
  awaits_account: Flag;
  /** in lower case */
  email: string;
  /** who has ordered */
  name: string;
  status: OrderStatus;
  payment_state: ShownPaymentState;
  grand_total: Money;
  content: JsonText<MovedContent>;
  created_at: string;
}

/** What they are found by in the office. */
interface MovedOrderWordTable {
  word: string;
  order_id: number;
}

export interface MovedTables {
  moved_order: MovedOrderTable;
  moved_order_word: MovedOrderWordTable;
}
