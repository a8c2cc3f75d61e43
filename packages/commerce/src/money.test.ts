import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allocate,
  divide,
  fromEuros,
  multiplyDivide,
  netOfGross,
  percentOf,
  roundToCents,
  taxOfGross,
  toEuros,
} from './money.ts';

const amount = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });
const price = fc.integer({ min: 0, max: 10_000_000_000 });
const rate = fc.integer({ min: 0, max: 5000 });

describe('money', () => {
  it('survives the way to euros and back', () => {
    fc.assert(fc.property(amount, (money) => fromEuros(toEuros(money)) === money));
  });

  it('rounds the decimal that was written, not its binary neighbour', () => {
    expect(fromEuros(1.00005)).toBe(10_001);
    expect(fromEuros(0.1 + 0.2)).toBe(3000);
    expect(fromEuros(-0.00005)).toBe(-1);
    expect(() => fromEuros(Number.NaN)).toThrow(RangeError);
  });

  it('writes euros as people do', () => {
    expect(toEuros(200)).toBe(0.02);
    expect(toEuros(252)).toBe(0.0252);
  });

  it('rounds half away from zero', () => {
    expect(divide(5, 2)).toBe(3);
    expect(divide(-5, 2)).toBe(-3);
    expect(divide(4, 3)).toBe(1);
    expect(roundToCents(12_350)).toBe(12_400);
    expect(roundToCents(12_349)).toBe(12_300);
  });

  it('stays exact where a product leaves the safe integers', () => {
    expect(multiplyDivide(9_007_199_254_740_991, 10_000, 11_900)).toBe(7_569_075_003_984_026);
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 1_000_000 }), (money, factor) => {
        expect(multiplyDivide(money, factor, factor)).toBe(money);
      }),
    );
  });

  it('takes percentages in hundredths of a percent', () => {
    expect(percentOf(100_000, 1900)).toBe(19_000);
    expect(percentOf(1, 5000)).toBe(1);
  });

  it('parts every gross price into net and tax without a rest', () => {
    fc.assert(
      fc.property(price, rate, (gross, bp) => {
        const net = netOfGross(gross, bp);
        expect(net + taxOfGross(gross, bp)).toBe(gross);
        // The net price leads back to the gross price within the last digit.
        expect(Math.abs(net + percentOf(net, bp) - gross)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('splits an amount without losing a unit, each share within one of its proportion; nothing where nothing weighs', () => {
    fc.assert(
      fc.property(amount, fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1 }), (money, weights) => {
        const shares = allocate(money, weights);
        const sum = weights.reduce((total, weight) => total + weight, 0);
        expect(shares.reduce((total, share) => total + share, 0)).toBe(sum === 0 ? 0 : money);
        for (const [position, share] of shares.entries()) {
          const proportion = sum === 0 ? 0 : weights[position]! / sum;
          expect(Math.abs(share - money * proportion)).toBeLessThan(1.001);
        }
      }),
    );
  });
});
