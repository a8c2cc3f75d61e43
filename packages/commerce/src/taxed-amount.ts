import { PRICE_DIGITS, scaled, unscaled, wireNumber } from './decimal.ts';
import { multiplyDivide } from './money.ts';

/**
 * A price of another platform with and without tax. Both are integers of `PRICE_DIGITS` digits, rounded half away from zero
 * once, where tax is put on or taken off; the tax is the rest, so that net and tax always make the gross price.
 */
export interface TaxedAmount {
  net: number;
  gross: number;
}

/** Parts of a million: 8.875 % is 88750. */
export type MillionthRate = number;

export const NO_AMOUNT: TaxedAmount = { net: 0, gross: 0 };
const WHOLE: MillionthRate = 1_000_000;

export const millionthRate = (percent: number): MillionthRate => scaled(percent, 4);

export function taxedAmount(value: unknown, includesTax: boolean, rate: MillionthRate): TaxedAmount {
  const amount = scaled(wireNumber(value), PRICE_DIGITS);
  return includesTax
    ? { net: multiplyDivide(amount, WHOLE, WHOLE + rate), gross: amount }
    : { net: amount, gross: amount + multiplyDivide(amount, rate, WHOLE) };
}

/** A price that was calculated before. Its gross amount is the exact one unless the rate has changed since. */
export function knownAmount(net: unknown, gross: unknown, rate: MillionthRate): TaxedAmount {
  const fresh = taxedAmount(net, false, rate);
  const known = scaled(wireNumber(gross), PRICE_DIGITS);
  return Math.abs(fresh.gross - known) <= 1 ? { net: fresh.net, gross: known } : fresh;
}

const euros = (amount: number): number => unscaled(amount, PRICE_DIGITS);

/** The fields `name` and `name_incl_tax` in euros. */
export const netAndGross = (name: string, { net, gross }: TaxedAmount): Record<string, number> => ({
  [name]: euros(net),
  [`${name}_incl_tax`]: euros(gross),
});

/** The same with `name_tax`. */
export const priceFields = (name: string, amount: TaxedAmount): Record<string, number> => ({
  ...netAndGross(name, amount),
  [`${name}_tax`]: euros(amount.gross - amount.net),
});
