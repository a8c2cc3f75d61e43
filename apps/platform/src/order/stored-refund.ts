import type { Selectable } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Money that was, or is to be, given back of an order. */
export interface StoredRefund extends Selectable<Schema['order_refund']> {
  lines: RefundLine[];
}

export type RefundLine = Omit<Selectable<Schema['order_refund_line']>, 'refund_id'>;
