import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cartTotals, type LineTerms, lineTotal } from '../cart-totals.ts';
import { CENT, fromEuros } from '../money.ts';
import {
  type CouponCustomer,
  type CouponTerms,
  type CouponValue,
  couponProblem,
  isReduced,
  shippingWith,
  withCoupon,
} from './coupon.ts';

const line = (price: number, qty = 1, taxRate = 1900): LineTerms => ({
  qty,
  price: fromEuros(price),
  tiers: [],
  taxRate,
});
const discounts = (lines: LineTerms[], value: CouponValue) => withCoupon(lines, { value }).map((l) => l.discount);

describe('a coupon', () => {
  const coupon: CouponTerms = {
    code: 'WELCOME10',
    value: { kind: 'percent', rate: 1000 },
    minimumSubtotal: fromEuros(20),
    from: '2026-01-01 00:00:00',
    to: '2026-02-01 00:00:00',
    usageLimit: 100,
    used: 99,
    perCustomer: null,
    firstOrderOnly: false,
    categories: null,
  };
  const january = Date.UTC(2026, 0, 15);

  test('holds within its dates, as long as it is not used up, from its minimum on', () => {
    expect(couponProblem(coupon, [line(20)], january)).toBeNull();
    expect(couponProblem(coupon, [line(20)], Date.UTC(2026, 1, 1))).toBe('EXPIRED');
    expect(couponProblem(coupon, [line(20)], Date.UTC(2025, 11, 31))).toBe('NOT_YET');
    expect(couponProblem({ ...coupon, used: 100 }, [line(20)], january)).toBe('USED_UP');
    expect(couponProblem(coupon, [line(9.99), line(10)], january)).toBe('BELOW_MINIMUM');
  });

  test('reduces no voucher, nor is its minimum reached with one', () => {
    const voucher = { ...line(50, 1, 0), voucher: true };
    expect(couponProblem(coupon, [voucher], january)).toBe('NOTHING_TO_REDUCE');
    expect(couponProblem(coupon, [voucher, line(10)], january)).toBe('BELOW_MINIMUM');
    expect(discounts([voucher, line(20)], coupon.value)).toEqual([0, fromEuros(2)]);
    expect(discounts([voucher, line(20)], { kind: 'fixed', amount: fromEuros(30) })).toEqual([0, fromEuros(20)]);
  });

  test('without bounds and limits always holds', () => {
    const open = { ...coupon, from: null, to: null, usageLimit: null, minimumSubtotal: 0 };
    expect(couponProblem(open, [], january)).toBeNull();
  });
});

describe('whatever the conditions', () => {
  const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
  const anyLine = fc.record({
    qty: fc.integer({ min: 1, max: 5 }),
    price: fc.integer({ min: 1, max: 400_000 }),
    tiers: fc.constant([]),
    taxRate: fc.constantFrom(0, 700, 1900),
    voucher: fc.boolean(),
    virtual: fc.boolean(),
    categories: fc.subarray([1, 2, 3]),
  });
  const anyCoupon = fc.record<CouponTerms>({
    code: fc.constant('ANY'),
    value: fc.constantFrom<CouponValue>(
      { kind: 'percent', rate: 1000 },
      { kind: 'fixed', amount: fromEuros(5) },
      { kind: 'shipping' },
    ),
    minimumSubtotal: fc.constantFrom(0, fromEuros(50)),
    from: maybe(fc.constantFrom('2026-01-10 00:00:00', '2026-01-20 00:00:00')),
    to: maybe(fc.constantFrom('2026-01-12 00:00:00', '2026-01-25 00:00:00')),
    usageLimit: maybe(fc.integer({ min: 0, max: 3 })),
    used: fc.integer({ min: 0, max: 3 }),
    perCustomer: maybe(fc.integer({ min: 1, max: 2 })),
    firstOrderOnly: fc.boolean(),
    categories: maybe(fc.subarray([1, 2, 3], { minLength: 1 })),
  });
  const anyCustomer = maybe(
    fc.record({ uses: fc.integer({ min: 0, max: 3 }), orders: fc.integer({ min: 0, max: 3 }) }),
  );
  const now = Date.UTC(2026, 0, 15);

  /** Each condition by itself, in the words of the form. */
  const broken = (coupon: CouponTerms, lines: readonly LineTerms[], customer: CouponCustomer | null) => {
    const goods = lines.filter(
      ({ voucher, categories = [] }) =>
        !voucher && (coupon.categories === null || coupon.categories.some((id) => categories.includes(id))),
    );
    const sum = goods.reduce((total, entry) => total + lineTotal(entry), 0);
    const isSent = lines.some(({ virtual }) => !virtual);
    return {
      NOT_YET: coupon.from === '2026-01-20 00:00:00',
      EXPIRED: coupon.to === '2026-01-12 00:00:00',
      USED_UP: coupon.usageLimit !== null && coupon.used >= coupon.usageLimit,
      NOT_FIRST_ORDER: customer !== null && coupon.firstOrderOnly && customer.orders > 0,
      USED_BY_CUSTOMER: customer !== null && coupon.perCustomer !== null && customer.uses >= coupon.perCustomer,
      NOTHING_TO_REDUCE: lines.length > 0 && (goods.length === 0 || (coupon.value.kind === 'shipping' && !isSent)),
      BELOW_MINIMUM: sum < coupon.minimumSubtotal,
    };
  };

  test('it holds where none is broken, names one that is, and takes off only what it may', () => {
    const lines = fc.array(anyLine, { maxLength: 4 });
    fc.assert(
      fc.property(anyCoupon, lines, anyCustomer, (coupon, given, customer) => {
        const problem = couponProblem(coupon, given, now, customer);
        const conditions = broken(coupon, given, customer);
        if (problem === null) expect(Object.values(conditions)).not.toContain(true);
        else expect(conditions).toHaveProperty(problem, true);

        const parcel = fromEuros(6.9);
        const reduced = withCoupon(given, coupon);
        const shippingFor = shippingWith(coupon.value, () => parcel);
        const totals = cartTotals(reduced, shippingFor);
        for (const entry of reduced.filter((each) => !isReduced(each, coupon))) expect(entry.discount).toBe(0);
        if (coupon.value.kind === 'shipping') expect(totals).toMatchObject({ discount: 0, shipping: 0 });
        else expect(totals.shipping).toBe(given.some(({ virtual }) => !virtual) ? parcel : 0);
        expect(totals.grandTotal).toBe(totals.subtotal - totals.discount + totals.shipping);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a discount', () => {
  test('of percents is rounded once and spread over the lines', () => {
    const lines = [line(0.05), line(0.05), line(0.05)];
    expect(discounts(lines, { kind: 'percent', rate: 1000 })).toEqual([CENT, CENT, 0]);
  });

  test('of an amount falls on the lines by what they cost, and is never more than that', () => {
    const lines = [line(30), line(10)];
    expect(discounts(lines, { kind: 'fixed', amount: fromEuros(5) })).toEqual([fromEuros(3.75), fromEuros(1.25)]);
    expect(discounts(lines, { kind: 'fixed', amount: fromEuros(50) })).toEqual([fromEuros(30), fromEuros(10)]);
  });

  test('lowers the tax of each rate by its share', () => {
    const { taxes } = cartTotals(
      withCoupon(
        [
          { ...line(119), virtual: true },
          { ...line(107, 1, 700), virtual: true },
        ],
        {
          value: { kind: 'percent', rate: 5000 },
        },
      ),
      () => 0,
    );
    expect(taxes).toEqual([
      { rate: 1900, tax: fromEuros(9.5) },
      { rate: 700, tax: fromEuros(3.5) },
    ]);
  });

  test('is whole cents, no more than its line, and lost nowhere', () => {
    const lines = fc.array(
      fc.record({
        qty: fc.integer({ min: 1, max: 5000 }),
        price: fc.integer({ min: 1, max: 5_000_000 }),
        taxRate: fc.constantFrom(0, 700, 1900),
      }),
      { minLength: 1, maxLength: 8 },
    );
    const value = fc.oneof(
      fc.record({ kind: fc.constant('percent' as const), rate: fc.integer({ min: 0, max: 10_000 }) }),
      fc.record({ kind: fc.constant('fixed' as const), amount: fc.integer({ min: 0, max: 100_000_000 }) }),
    );
    fc.assert(
      fc.property(lines, value, (given, worth) => {
        const reduced = withCoupon(
          given.map((facts) => ({ ...facts, tiers: [] })),
          { value: worth },
        );
        const { subtotal, discount } = cartTotals(reduced, () => 0);
        const exact = worth.kind === 'percent' ? (subtotal * worth.rate) / 10_000 : Math.min(worth.amount, subtotal);
        expect(Math.abs(discount - exact)).toBeLessThanOrEqual(CENT / 2);
        for (const entry of reduced) {
          expect(entry.discount % CENT).toBe(0);
          expect(entry.discount).toBeGreaterThanOrEqual(0);
          expect(entry.discount).toBeLessThanOrEqual(lineTotal(entry));
        }
      }),
    );
  });
});
