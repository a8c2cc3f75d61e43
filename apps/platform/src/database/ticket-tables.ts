import type { StoreCode } from '@brixel/contract/stores';
import type { Generated } from 'kysely';
import type { Flag } from './column-types.ts';

/** Lets its holder in once, to a course for example. */
interface TicketTable {
  id: number;
  /** as people read and type it */
  code: string;
  /** whose line it was sold with, and which of several */
  order_id: number;
  item_id: number;
  position: number;
  sku: string;
  /** as it was sold */
  name: string;
  /** what was chosen, in words, such as the day; empty without a choice */
  choice: string;
  store_code: StoreCode;
  /** paid in the sandbox: nobody has paid for it */
  is_test: Flag;
  issued_at: string;
  used_at: Generated<string | null>;
  /** its buyer gets the money back */
  canceled_at: Generated<string | null>;
}

export interface TicketTables {
  ticket: TicketTable;
}
