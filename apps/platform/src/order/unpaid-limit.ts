import { type Money, toEuros } from '@brixel/commerce/money';
import type { OrderRefusal } from '@brixel/contract/order';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import { prepareQuery } from '../database/prepare-query.ts';
import type { Schema } from '../database/schema.ts';
import { BUYER_LOCKS } from './buyer-locks.ts';
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
  engine: Database['kind'],
  { perMailbox, perAddress }: UnpaidLimits,
  { mailbox, origin, amount, replaced }: Reserving,
): Promise<OrderRefusal | null> {
  const isCounted = { mailbox: perMailbox > 0, origin: perAddress > 0 && origin !== null };
  if (!isCounted.mailbox && !isCounted.origin) return null;
  if (engine === 'postgres') await lockSums(tx, isCounted.mailbox ? mailbox : null, isCounted.origin ? origin : null);
  const [held] = await heldSums(tx, [{ mailbox, origin, replaced: replaced ?? 0 }]);
  if (isCounted.mailbox && Number(held?.of_mailbox) + amount > perMailbox) return unpaidLimit(toEuros(perMailbox));
  if (isCounted.origin && Number(held?.of_origin) + amount > perAddress) return unpaidLimit(toEuros(perAddress));
  return null;
}

interface Holder {
  mailbox: string;
  origin: string | null;
  replaced: number;
}

const heldSums = prepareQuery((db, [holder]: readonly Holder[]) => {
  const sumOf = (column: 'mailbox' | 'origin') =>
    db
      .selectFrom('placed_order')
      .select(({ fn, eb }) =>
        fn.sum<number | string | null>(eb('grand_total', '-', eb.ref('voucher_amount'))).as('held'),
      )
      .where(column, '=', holder![column])
      // as a value SQLite would plan it anew each time: it compares values with the conditions of partial indexes
      .where('status', '=', sql.lit('pending'))
      .where('id', '!=', holder!.replaced);
  return db.selectNoFrom([sumOf('mailbox').as('of_mailbox'), sumOf('origin').as('of_origin')]);
});

/**
 * Orders of one mailbox or address are counted one after another, else concurrent ones would all see room: a transaction
 * with the same one waits for the end of this one. The mailbox always comes first, so that no two wait for each other. SQLite
 * has one writer at a time anyway.
 */
async function lockSums(tx: Transaction<Schema>, mailbox: string | null, origin: string | null): Promise<void> {
  await sql`select case when ${mailbox}::text is not null
      then pg_advisory_xact_lock(${sql.lit(BUYER_LOCKS.mailbox)}, hashtext(${mailbox}::text)) end,
    case when ${origin}::text is not null
      then pg_advisory_xact_lock(${sql.lit(BUYER_LOCKS.origin)}, hashtext(${origin}::text)) end`.execute(tx);
}
