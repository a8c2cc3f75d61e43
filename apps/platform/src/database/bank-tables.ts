import type { Generated } from 'kysely';
import type { Money } from './column-types.ts';

/** A file of the bank that somebody has brought. */
interface BankStatementTable {
  id: Generated<number>;
  /** of the file */
  name: string;
  /** the last digits of our account; empty where the file does not say it */
  account_end: string;
  /** credits in it, and those that no file before had */
  entries: number;
  new_entries: number;
  created_at: string;
  created_by: string;
}

/** Money that came in. Name and purpose are emptied once it is settled; the key stays, so that no entry counts twice. */
interface BankEntryTable {
  id: Generated<number>;
  /** unreadable: made of all that the bank says of it */
  key: string;
  statement_id: number;
  /** on which it was booked: `2026-11-17` */
  day: string;
  amount: Money;
  name: string;
  purpose: string;
  /** of the payer's account */
  iban_end: string;
  /** 1: a transfer of ours that came back */
  is_returned: 0 | 1;
  state: 'open' | 'booked' | 'dismissed';
  settled_at: string | null;
  settled_by: string | null;
}

/** What an entry has paid. */
interface BankPaymentTable {
  order_id: number;
  entry_id: number;
}

/** Money that came in beside what an order costs: too much, a second time, or for an order that is canceled. */
interface OverpaymentTable {
  /** made by the shop, rises with time */
  id: number;
  order_id: number;
  entry_id: number;
  amount: Money;
  /** on which the bank booked it: `2026-11-17` */
  day: string;
  /** `kept`: the shopper was asked, or it is a tip */
  state: 'open' | 'returned' | 'kept';
  settled_at: string | null;
  settled_by: string | null;
}

interface TransferReminderTable {
  order_id: number;
  sent_at: string;
}

export interface BankTables {
  bank_statement: BankStatementTable;
  bank_entry: BankEntryTable;
  bank_payment: BankPaymentTable;
  overpayment: OverpaymentTable;
  transfer_reminder: TransferReminderTable;
}
