import type { Money } from '@brixel/commerce/money';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { nextEntityId } from '../order/order-ids.ts';

/** Money that came in beside what an order costs. It belongs to no invoice and to no refund: it is the shopper's all the time. */

export interface Overpayment {
  id: number;
  amount: Money;
  /** on which the bank booked it */
  day: string;
  state: 'open' | 'returned' | 'kept';
  settled_at: string | null;
  settled_by: string | null;
}

export async function writeOverpayment(
  tx: Transaction<Schema>,
  of: { order_id: number; entry_id: number; amount: Money; day: string },
  now: number,
): Promise<void> {
  await tx
    .insertInto('overpayment')
    .values({ ...of, id: nextEntityId(now), state: 'open', settled_at: null, settled_by: null })
    .execute();
}

/** The oldest first. */
export const overpaymentsOf = (db: Kysely<Schema>, orderId: number): Promise<Overpayment[]> =>
  db
    .selectFrom('overpayment')
    .select(['id', 'amount', 'day', 'state', 'settled_at', 'settled_by'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();

interface Settling {
  state: 'returned' | 'kept';
  at: string;
  staffName: string;
}

export const readOverpayment = async (
  db: Kysely<Schema>,
  id: number,
): Promise<{ order_id: number; amount: Money } | null> =>
  (await db.selectFrom('overpayment').select(['order_id', 'amount']).where('id', '=', id).executeTakeFirst()) ?? null;

/** Once; false where it is settled already. */
export async function settleOverpayment(
  tx: Transaction<Schema>,
  id: number,
  { state, at, staffName }: Settling,
): Promise<boolean> {
  const row = await tx
    .updateTable('overpayment')
    .set({ state, settled_at: at, settled_by: staffName })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
