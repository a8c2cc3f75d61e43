import { scaled } from './decimal.ts';

/**
 * Money is an integer: ten-thousandths of a euro. That is fine enough for tier prices under a cent, and sums never drift.
 * Euros as decimal numbers exist only on the wire.
 */
export type Money = number;

/** One hundredth of a percent: 19 % is 1900. */
export type BasisPoints = number;

export const EURO: Money = 10_000;
export const CENT: Money = 100;
const WHOLE: BasisPoints = 10_000;

/** Rounds the decimal that was written, not its binary neighbour: 1.00005 becomes 1.0001. */
export const fromEuros = (euros: number): Money => scaled(euros, 4);

/** The nearest double of the decimal value, so it prints as people write it. */
export const toEuros = (amount: Money): number => amount / EURO;

/** `amount * factor / divisor`, rounded half away from zero; exact even where the product leaves the safe integers. */
export function multiplyDivide(amount: number, factor: number, divisor: number): number {
  if (divisor === 0) throw new RangeError('Division by zero');
  const product = amount * factor;
  const negative = product < 0 !== divisor < 0;
  const rounded = Number.isSafeInteger(product * 2)
    ? roundedQuotient(Math.abs(product), Math.abs(divisor))
    : roundedBigQuotient(absolute(BigInt(amount) * BigInt(factor)), absolute(BigInt(divisor)));
  return negative && rounded > 0 ? -rounded : rounded;
}

function roundedQuotient(dividend: number, divisor: number): number {
  const remainder = dividend % divisor;
  const quotient = (dividend - remainder) / divisor;
  return remainder * 2 >= divisor ? quotient + 1 : quotient;
}

function roundedBigQuotient(dividend: bigint, divisor: bigint): number {
  return Number((dividend * 2n + divisor) / (divisor * 2n));
}

const absolute = (value: bigint): bigint => (value < 0n ? -value : value);

export const divide = (amount: Money, divisor: number): Money => multiplyDivide(amount, 1, divisor);

export const percentOf = (amount: Money, rate: BasisPoints): Money => multiplyDivide(amount, rate, WHOLE);

export const roundToCents = (amount: Money): Money => divide(amount, CENT) * CENT;

/** The part of a gross amount that is not tax. */
export const netOfGross = (gross: Money, rate: BasisPoints): Money => multiplyDivide(gross, WHOLE, WHOLE + rate);

/** The tax contained in a gross amount; together with `netOfGross` it is always the gross amount. */
export const taxOfGross = (gross: Money, rate: BasisPoints): Money => gross - netOfGross(gross, rate);

/** Splits an amount in proportion to weights without losing a unit: the largest remainders get what is left over. */
export function allocate(amount: Money, weights: readonly number[]): Money[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum <= 0) return weights.map(() => 0);
  const sign = amount < 0 ? -1 : 1;
  const size = BigInt(Math.abs(amount));
  const shares = weights.map((weight, position) => {
    const product = size * BigInt(weight);
    return { position, share: Number(product / BigInt(sum)), remainder: product % BigInt(sum) };
  });
  let rest = Math.abs(amount) - shares.reduce((total, { share }) => total + share, 0);
  const byRemainder = shares.toSorted((a, b) =>
    a.remainder === b.remainder ? a.position - b.position : a.remainder > b.remainder ? -1 : 1,
  );
  for (const entry of byRemainder) {
    if (rest === 0) break;
    entry.share += 1;
    rest -= 1;
  }
  return shares.map(({ share }) => (share === 0 ? 0 : sign * share));
}
