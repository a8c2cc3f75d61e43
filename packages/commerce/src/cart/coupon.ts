import type { CouponProblem } from '@brixel/contract/cart';
import { type LineTerms, lineTotal, subtotalOf } from '../cart-totals.ts';
import { allocate, type BasisPoints, CENT, divide, type Money, percentOf } from '../money.ts';
import { isWithinDates } from '../product-price.ts';
import type { ShippingFor } from '../shipping.ts';

/** Coupons: when they hold, and what they take off. */

/** `shipping`: the goods cost what they cost, and the parcel nothing. */
export type CouponValue =
  | { kind: 'percent'; rate: BasisPoints }
  | { kind: 'fixed'; amount: Money }
  | { kind: 'shipping' };

export interface CouponTerms {
  code: string;
  value: CouponValue;
  /** what the goods that it holds for must come to, including VAT */
  minimumSubtotal: Money;
  /** both bounds exclusive, a missing one open */
  from: string | null;
  to: string | null;
  /** null: no limit */
  usageLimit: number | null;
  used: number;
  /** how often one customer may use it; null: no limit */
  perCustomer: number | null;
  firstOrderOnly: boolean;
  /** it holds for goods of these and of all below them; null: for all goods */
  categories: readonly number[] | null;
}

/** What counts of whoever uses a coupon. */
export interface CouponCustomer {
  /** orders with this coupon */
  uses: number;
  /** all orders */
  orders: number;
}

/** `customer` is null while nobody knows who it is: a guest's cart. The order knows. */
export function couponProblem(
  coupon: CouponTerms,
  lines: readonly LineTerms[],
  now: number,
  customer: CouponCustomer | null = null,
): CouponProblem | null {
  if (!isWithinDates(coupon.from, null, now)) return 'NOT_YET';
  if (!isWithinDates(null, coupon.to, now)) return 'EXPIRED';
  if (coupon.usageLimit !== null && coupon.used >= coupon.usageLimit) return 'USED_UP';
  if (customer && coupon.firstOrderOnly && customer.orders > 0) return 'NOT_FIRST_ORDER';
  if (customer && coupon.perCustomer !== null && customer.uses >= coupon.perCustomer) return 'USED_BY_CUSTOMER';
  const reduced = lines.filter((line) => isReduced(line, coupon));
  if (lines.length > 0 && reduced.length === 0) return 'NOTHING_TO_REDUCE';
  if (coupon.value.kind === 'shipping' && lines.length > 0 && lines.every(({ virtual }) => virtual))
    return 'NOTHING_TO_REDUCE';
  return subtotalOf(reduced) < coupon.minimumSubtotal ? 'BELOW_MINIMUM' : null;
}

type Reach = Partial<Pick<CouponTerms, 'categories'>>;

/** A voucher is money: reducing it would be giving money away, and a minimum reached with it would be none. */
export const isReduced = ({ voucher, categories = [] }: LineTerms, coupon: Reach): boolean =>
  !voucher && (!coupon.categories || categories.some((id) => coupon.categories?.includes(id)));

/** Whole cents, rounded once; never more than the lines cost. */
function discountOf(value: CouponValue, subtotal: Money): Money {
  if (value.kind === 'shipping') return 0;
  const wanted = value.kind === 'percent' ? percentOf(subtotal / CENT, value.rate) : divide(value.amount, CENT);
  return Math.min(wanted * CENT, subtotal);
}

/** Spreads the discount over the lines by what they cost, in whole cents, so that every rate is taxed on what is paid. */
export function withCoupon<Line extends LineTerms>(
  lines: readonly Line[],
  coupon: Pick<CouponTerms, 'value'> & Reach,
): (Line & { discount: Money })[] {
  const reduced = lines.filter((line) => isReduced(line, coupon));
  const cents = lines.map((line) => (isReduced(line, coupon) ? lineTotal(line) / CENT : 0));
  const shares = allocate(discountOf(coupon.value, subtotalOf(reduced)) / CENT, cents);
  return lines.map((line, position) => ({ ...line, discount: shares[position]! * CENT }));
}

const FREE: ShippingFor = () => 0;

/** What a parcel costs with this coupon. */
export const shippingWith = (value: CouponValue | null, shippingFor: ShippingFor): ShippingFor =>
  value?.kind === 'shipping' ? FREE : shippingFor;
