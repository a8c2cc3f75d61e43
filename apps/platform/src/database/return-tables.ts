import type {
  ReturnCondition,
  ReturnEventKind,
  ReturnReason,
  ReturnState,
} from '@brixel/contract/office/return-endpoints';
import type { Flag } from './column-types.ts';

/** Goods of an order that come back. */
interface ReturnCaseTable {
  /** what people read */
  number: string;
  order_id: number;
  /** where the shopper has declared it */
  withdrawal_number: string | null;
  state: ReturnState;
  reason: ReturnReason;
  note: string;
  announced_at: string;
  arrived_at: string | null;
  checked_at: string | null;
  refunded_at: string | null;
  closed_at: string | null;
  /** by when the law wants the money back; null where it does not */
  refund_until: string | null;
}

interface ReturnLineTable {
  return_number: string;
  item_id: number;
  /** pieces that were said to come */
  announced: number;
  /** pieces that were found when it was checked */
  qty: number;
  condition: ReturnCondition;
  /** whether they may be sold again */
  restock: Flag;
  /** pieces that went back into the stock by the case itself; those of its refunds stand there */
  restocked: number;
  note: string;
}

interface ReturnEventTable {
  return_number: string;
  id: number;
  at: string;
  kind: ReturnEventKind;
  text: string;
  /** null: the shopper */
  staff_name: string | null;
}

export interface ReturnTables {
  return_case: ReturnCaseTable;
  return_line: ReturnLineTable;
  return_event: ReturnEventTable;
}
