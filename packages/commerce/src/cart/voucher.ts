import type { PlatformTotals } from '@brixel/contract/cart';
import { type LineTerms, lineTotal } from '../cart-totals.ts';
import { fromEuros, type Money, toEuros } from '../money.ts';

/** Gift vouchers are money: they pay for what was priced and taxed before, and reduce nothing. */

/** Nobody buys a voucher with a voucher: it would never run out. */
export const unpayableByVoucher = (lines: readonly LineTerms[]): Money =>
  lines.reduce((sum, line) => sum + (line.voucher ? lineTotal(line) : 0), 0);

/** What each voucher pays of a sum, the first one first. */
export function voucherShares(balances: readonly Money[], payable: Money): Money[] {
  let left = Math.max(0, payable);
  return balances.map((balance) => {
    const share = Math.min(Math.max(0, balance), left);
    left -= share;
    return share;
  });
}

export interface SpentVoucher {
  id: number;
  /** the last characters of its code */
  ending: string;
  /** what it pays here */
  amount: Money;
  /** what was on it before */
  balance: Money;
}

export const paidByVouchers = (vouchers: readonly Pick<SpentVoucher, 'amount'>[]): Money =>
  vouchers.reduce((sum, { amount }) => sum + amount, 0);

/** Magento's code of the row, which its clients know. */
const SEGMENT = 'giftcardaccount';

/** Totals of goods as a cart with vouchers shows them: as in Magento the grand total is what is left to pay. Taxes stay as they are. */
export function withVouchers(totals: PlatformTotals, vouchers: readonly SpentVoucher[], title: string): PlatformTotals {
  if (vouchers.length === 0) return totals;
  const paid = paidByVouchers(vouchers);
  const due = toEuros(fromEuros(totals.grand_total) - paid);
  return {
    ...totals,
    grand_total: due,
    base_grand_total: due,
    vouchers: vouchers.map(({ id, ending, amount, balance }) => ({
      ...{ id, ending },
      amount: toEuros(amount),
      balance: toEuros(balance),
    })),
    total_segments: totals.total_segments.flatMap((segment) =>
      segment.code === 'grand_total'
        ? [
            { code: SEGMENT, title, value: paid > 0 ? toEuros(-paid) : 0 },
            { ...segment, value: due },
          ]
        : [segment],
    ),
  };
}
