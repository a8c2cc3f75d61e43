import type { StoreCode } from '@brixel/contract/stores';
import type { Generated } from 'kysely';
import type { Flag, Money } from './column-types.ts';

/** A gift voucher. Its code is known to its holder only: the shop has the hash and the last characters. */
interface VoucherTable {
  id: number;
  code_hash: string;
  ending: string;
  /** what it was issued for */
  value: Money;
  /** the sum of its entries, never below 0 */
  balance: Money;
  /** whose line it was sold with, and which of several; all null where the office has given it away */
  order_id: number | null;
  item_id: number | null;
  position: number | null;
  store_code: StoreCode;
  /** who gets its mails */
  recipient_email: string;
  recipient_name: string;
  /** of whoever gives it */
  giver_name: string;
  greeting: string;
  /** why the office has issued it; only the office reads it */
  note: Generated<string>;
  /** paid in the sandbox: it pays for test orders only */
  is_test: Flag;
  created_at: string;
  /** from then on nothing can be spent */
  expires_at: string;
  blocked_at: Generated<string | null>;
  /** why the office has blocked it; empty where it was taken back because its buyer gets the money back */
  block_reason: Generated<string>;
  sent_at: string | null;
}

/** Every movement of a voucher's money. */
interface VoucherEntryTable {
  id: number;
  voucher_id: number;
  /** `return`: an order that it paid for came to nothing, or was refunded; `refund`: its own sale was undone, or above 0 is not after all */
  kind: 'issue' | 'redeem' | 'return' | 'refund' | 'expire';
  /** what it adds; below 0 where it takes */
  amount: Money;
  order_id: number | null;
  at: string;
  /** of `refund`: which one pays it out; null while the sale was canceled and nobody has given the money back */
  refund_id: Generated<number | null>;
}

export interface VoucherTables {
  voucher: VoucherTable;
  voucher_entry: VoucherEntryTable;
}
