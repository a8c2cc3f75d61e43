import { type SpentVoucher, unpayableByVoucher, voucherShares } from '@brixel/commerce/cart/voucher';
import type { LineTerms } from '@brixel/commerce/cart-totals';
import type { Money } from '@brixel/commerce/money';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { hashOfCode, writtenVoucherCode } from './voucher-code.ts';
import type { Spending, Voucher } from './voucher-ledger.ts';

/** Which vouchers pay for a cart, and how much. */

export interface VoucherRules {
  now: number;
  /** payments are simulated: vouchers that were paid so hold too */
  isSandbox: boolean;
}

export async function findVoucher(db: Kysely<Schema>, typed: string): Promise<Voucher | null> {
  const code = writtenVoucherCode(typed);
  if (code === null) return null;
  const row = await db
    .selectFrom('voucher')
    .selectAll()
    .where('code_hash', '=', hashOfCode(code))
    .where('blocked_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

export const isExpired = ({ expires_at }: Pick<Voucher, 'expires_at'>, now: number): boolean =>
  Date.parse(expires_at) <= now;

const isUsable = (voucher: Voucher, { now, isSandbox }: VoucherRules): boolean =>
  voucher.blocked_at === null && !isExpired(voucher, now) && (voucher.is_test === 0 || isSandbox);

/** Those of a cart that can still pay, in the order in which they were entered. What an order gives back counts as there. */
export async function usableVouchers(
  db: Kysely<Schema>,
  ids: readonly number[],
  rules: VoucherRules,
  released: Pick<Spending, 'shares'> = { shares: [] },
): Promise<Voucher[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('voucher').selectAll().where('id', 'in', ids).execute();
  const back = new Map(released.shares.map(({ id, amount }) => [id, amount]));
  return ids.flatMap((id) => {
    const row = rows.find((candidate) => candidate.id === id);
    if (!row || !isUsable(row, rules)) return [];
    const balance = row.balance + (back.get(id) ?? 0);
    return balance > 0 ? [{ ...row, balance }] : [];
  });
}

/** What each pays of a total of these lines. */
export function spendVouchers(
  vouchers: readonly Voucher[],
  lines: readonly LineTerms[],
  total: Money,
): (SpentVoucher & { isTest: boolean })[] {
  const shares = voucherShares(
    vouchers.map(({ balance }) => balance),
    total - unpayableByVoucher(lines),
  );
  return vouchers.map(({ id, ending, balance, is_test }, place) => ({
    ...{ id, ending, balance },
    amount: shares[place]!,
    isTest: is_test === 1,
  }));
}
