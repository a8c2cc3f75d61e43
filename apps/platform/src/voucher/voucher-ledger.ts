import type { Money } from '@brixel/commerce/money';
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { nextEntityId } from '../order/order-ids.ts';
import { endingOf, hashOfCode, newVoucherCode } from './voucher-code.ts';

/** The money of gift vouchers. Every change of a balance is an entry in the same transaction, so that their sum is the balance. */

export type Voucher = Selectable<Schema['voucher']>;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Who gets money back on a voucher that has run out has this long to spend it. */
const GRACE_DAYS = 60;

const iso = (time: number): string => new Date(time).toISOString();

export async function addEntry(
  tx: Transaction<Schema>,
  entry: Omit<Insertable<Schema['voucher_entry']>, 'id' | 'at'>,
  now: number,
): Promise<void> {
  await tx
    .insertInto('voucher_entry')
    .values({ id: nextEntityId(now), at: iso(now), ...entry })
    .execute();
}

export type NewVoucher = Pick<
  Insertable<Schema['voucher']>,
  | 'value'
  | 'order_id'
  | 'item_id'
  | 'position'
  | 'store_code'
  | 'recipient_email'
  | 'recipient_name'
  | 'giver_name'
  | 'greeting'
  | 'is_test'
  | 'expires_at'
> & { note?: string };

/** The code is told once: afterwards nobody knows it but its holder. */
export async function issueVoucher(
  tx: Transaction<Schema>,
  terms: NewVoucher,
  now: number,
): Promise<{ voucher: Voucher; code: string }> {
  const code = newVoucherCode();
  const voucher = await tx
    .insertInto('voucher')
    .values({
      ...terms,
      id: nextEntityId(now),
      code_hash: hashOfCode(code),
      ending: endingOf(code),
      balance: terms.value,
      created_at: iso(now),
      sent_at: iso(now),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await addEntry(tx, { voucher_id: voucher.id, kind: 'issue', amount: voucher.value, order_id: voucher.order_id }, now);
  return { voucher, code };
}

/** A new code in place of the one before, told once. */
export async function renewCode(
  tx: Transaction<Schema>,
  id: number,
  email: string,
  now: number,
): Promise<{ voucher: Voucher; code: string }> {
  const code = newVoucherCode();
  const voucher = await tx
    .updateTable('voucher')
    .set({ code_hash: hashOfCode(code), ending: endingOf(code), recipient_email: email, sent_at: iso(now) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { voucher, code };
}

/** What an order pays with vouchers. */
export interface Spending {
  orderId: number;
  shares: readonly { id: number; amount: Money }[];
}

export const nothingSpent: Spending = { orderId: 0, shares: [] };

/**
 * One order takes from vouchers what it pays with them, another gives back; always by rising id, to prevent deadlocks. False where
 * somebody was quicker, or the voucher was blocked or ran out; the caller then rolls back.
 */
export async function swapSpending(
  tx: Transaction<Schema>,
  taken: Spending,
  released: Spending,
  now: number,
): Promise<boolean> {
  const changes = new Map<number, Money>();
  for (const { id, amount } of taken.shares) changes.set(id, (changes.get(id) ?? 0) - amount);
  for (const { id, amount } of released.shares) changes.set(id, (changes.get(id) ?? 0) + amount);
  for (const [id, change] of [...changes].sort(([a], [b]) => a - b)) {
    const isDone = change < 0 ? await takeFrom(tx, id, -change, now) : await giveTo(tx, id, change, now);
    if (!isDone) return false;
  }
  for (const { id, amount } of released.shares) {
    await addEntry(tx, { voucher_id: id, kind: 'return', amount, order_id: released.orderId }, now);
  }
  for (const { id, amount } of taken.shares) {
    await addEntry(tx, { voucher_id: id, kind: 'redeem', amount: -amount, order_id: taken.orderId }, now);
  }
  return true;
}

async function takeFrom(tx: Transaction<Schema>, id: number, amount: Money, now: number): Promise<boolean> {
  const row = await tx
    .updateTable('voucher')
    .set((eb) => ({ balance: eb('balance', '-', amount) }))
    .where('id', '=', id)
    .where('balance', '>=', amount)
    .where('blocked_at', 'is', null)
    .where('expires_at', '>', iso(now))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** One that was taken back holds again for what comes back to it; one that the office has blocked stays so. */
async function giveTo(tx: Transaction<Schema>, id: number, amount: Money, now: number): Promise<true> {
  const grace = iso(now + GRACE_DAYS * DAY_MS);
  await tx
    .updateTable('voucher')
    .set((eb) => ({
      balance: eb('balance', '+', amount),
      expires_at: eb.case().when('expires_at', '<', iso(now)).then(grace).else(eb.ref('expires_at')).end(),
      blocked_at: eb.case().when('block_reason', '=', '').then(null).else(eb.ref('blocked_at')).end(),
    }))
    .where('id', '=', id)
    .execute();
  return true;
}

/** What vouchers have paid for an order and have not got back yet. */
export async function spentOn(db: Kysely<Schema>, orderId: number): Promise<Spending> {
  const rows = await db
    .selectFrom('voucher_entry')
    .select(({ fn }) => ['voucher_id', fn.sum<number | string>('amount').as('sum')])
    .where('order_id', '=', orderId)
    .where('kind', 'in', ['redeem', 'return'])
    .groupBy('voucher_id')
    .orderBy('voucher_id')
    .execute();
  const shares = rows.map(({ voucher_id, sum }) => ({ id: voucher_id, amount: -Number(sum) }));
  return { orderId, shares: shares.filter(({ amount }) => amount > 0) };
}

export const spentSum = async (db: Kysely<Schema>, orderId: number): Promise<Money> =>
  (await spentOn(db, orderId)).shares.reduce((sum, { amount }) => sum + amount, 0);

/**
 * Gives part of what vouchers have paid for an order back to them. Whoever calls holds the order, so that no two do so at once, and
 * has looked how much there is.
 */
export async function returnAmount(
  tx: Transaction<Schema>,
  orderId: number,
  amount: Money,
  now: number,
): Promise<void> {
  if (amount === 0) return;
  const { shares } = await spentOn(tx, orderId);
  let left = amount;
  const given = shares.flatMap((share) => {
    const part = Math.min(left, share.amount);
    left -= part;
    return part > 0 ? [{ id: share.id, amount: part }] : [];
  });
  if (left > 0) throw new Error(`Vouchers have paid ${left} less for order ${orderId} than they are to get back`);
  await swapSpending(tx, nothingSpent, { orderId, shares: given }, now);
}

/** Takes all that is left: it has run out, or its own sale was undone. */
export async function emptyVoucher(
  tx: Transaction<Schema>,
  id: number,
  entry: Pick<Insertable<Schema['voucher_entry']>, 'kind' | 'order_id' | 'refund_id'>,
  now: number,
): Promise<void> {
  const row = await tx
    .updateTable('voucher')
    // locks it, and tells what was there
    .set((eb) => ({ balance: eb.ref('balance') }))
    .where('id', '=', id)
    .where('balance', '>', 0)
    .returning('balance')
    .executeTakeFirst();
  if (!row) return;
  await tx.updateTable('voucher').set({ balance: 0 }).where('id', '=', id).execute();
  await addEntry(tx, { ...entry, voucher_id: id, amount: -row.balance }, now);
}
