import { type LineTerms, lineTotal, subtotalOf } from '../cart-totals.ts';
import { allocate, type BasisPoints, CENT, divide, type Money, percentOf } from '../money.ts';
import { isWithinDates } from '../product-price.ts';

/** Coupons: when they hold, and what they take off. */

export type CouponValue = { kind: 'percent'; rate: BasisPoints } | { kind: 'fixed'; amount: Money };

export interface CouponTerms {
  code: string;
  value: CouponValue;
  /** what the lines must come to, including VAT */
  minimumSubtotal: Money;
  /** both bounds exclusive, a missing one open */
  from: string | null;
  to: string | null;
  /** null: no limit */
  usageLimit: number | null;
  used: number;
}

export type CouponProblem = 'outside-dates' | 'used-up' | 'below-minimum' | 'nothing-to-reduce';

export function couponProblem(coupon: CouponTerms, lines: readonly LineTerms[], now: number): CouponProblem | null {
  if (!isWithinDates(coupon.from, coupon.to, now)) return 'outside-dates';
  if (coupon.usageLimit !== null && coupon.used >= coupon.usageLimit) return 'used-up';
  const reduced = reducible(lines);
  if (lines.length > 0 && reduced.length === 0) return 'nothing-to-reduce';
  return subtotalOf(reduced) < coupon.minimumSubtotal ? 'below-minimum' : null;
}

/** A voucher is money: reducing it would be giving money away, and a minimum reached with it would be none. */
const reducible = <Line extends LineTerms>(lines: readonly Line[]): Line[] => lines.filter(({ voucher }) => !voucher);

/** Whole cents, rounded once; never more than the lines cost. Shipping is not reduced. */
function discountOf(value: CouponValue, subtotal: Money): Money {
  const wanted = value.kind === 'percent' ? percentOf(subtotal / CENT, value.rate) : divide(value.amount, CENT);
  return Math.min(wanted * CENT, subtotal);
}

/** Spreads the discount over the lines by what they cost, in whole cents, so that every rate is taxed on what is paid. */
export function withCoupon<Line extends LineTerms>(
  lines: readonly Line[],
  { value }: Pick<CouponTerms, 'value'>,
): (Line & { discount: Money })[] {
  const cents = lines.map((line) => (line.voucher ? 0 : lineTotal(line) / CENT));
  const shares = allocate(discountOf(value, subtotalOf(reducible(lines))) / CENT, cents);
  return lines.map((line, position) => ({ ...line, discount: shares[position]! * CENT }));
}
