import { type Money, toEuros } from '@brixel/commerce/money';
import type { OrderRefusal } from '@brixel/contract/order';
import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { unpaidLimit } from './order-refusals.ts';

/** The sum that unpaid orders may reserve together; 0: no limit. */
export interface UnpaidLimits {
  perMailbox: Money;
  /** of the network: an office or a family may share one */
  perAddress: Money;
}

export interface Reserving {
  mailbox: string;
  /** null where it is not known */
  origin: string | null;
  amount: Money;
  /** the order that gives way to this one */
  replaced: number | null;
}

/**
 * Goods are reserved with the order and not with its payment: without a ceiling a few unpaid orders could empty the shop. It
 * counts money and not pieces, so that a small lot can be bought whole.
 */
export async function unpaidRefusal(
  tx: Transaction<Schema>,
  { perMailbox, perAddress }: UnpaidLimits,
  { mailbox, origin, amount, replaced }: Reserving,
): Promise<OrderRefusal | null> {
  const ceilings = [
    { column: 'mailbox', value: mailbox, limit: perMailbox },
    { column: 'origin', value: origin, limit: perAddress },
  ] as const;
  for (const { column, value, limit } of ceilings) {
    if (value === null || limit === 0) continue;
    await lock(tx, `${column}:${value}`);
    const { held } = await tx
      .selectFrom('placed_order')
      .select(({ fn }) => fn.sum<number | string | null>('grand_total').as('held'))
      .where(column, '=', value)
      .where('status', '=', 'pending')
      .where('id', '!=', replaced ?? 0)
      .executeTakeFirstOrThrow();
    if (Number(held) + amount > limit) return unpaidLimit(toEuros(limit));
  }
  return null;
}

/**
 * Orders of one mailbox or address are counted one after another, else concurrent ones would all see room: a transaction
 * with the same key waits for the end of this one. The row itself is never committed.
 */
async function lock(tx: Transaction<Schema>, key: string): Promise<void> {
  await tx.insertInto('unpaid_gate').values({ key }).execute();
  await tx.deleteFrom('unpaid_gate').where('key', '=', key).execute();
}
