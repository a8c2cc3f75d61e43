/** Decimal numbers as they were written, held as integers of a fixed number of digits: sums and products never drift. */

/** Prices of shops that enter them net, or that name them with and without tax, need more digits than ours. */
export const PRICE_DIGITS = 6;

/**
 * The integer of `value` at that many digits, halves away from zero. The text of a double is the shortest decimal that means
 * it, which is the one that was written: 1.005 at two digits is 101, although the double is slightly below.
 */
export function scaled(value: number, digits: number): number {
  if (!Number.isFinite(value)) throw new RangeError(`Not a decimal number: ${value}`);
  const [mantissa, exponent = '0'] = String(Math.abs(value)).split('e');
  const rounded = Math.round(Number(`${mantissa}e${Number(exponent) + digits}`));
  return value < 0 && rounded > 0 ? -rounded : rounded;
}

/** The nearest double of the decimal, so it prints as people write it. */
export const unscaled = (amount: number, digits: number): number => amount / 10 ** digits;

/** The number that another shop's field means: digits may come as text, and what is missing or no number is 0. */
export function wireNumber(value: unknown): number {
  const number = typeof value === 'string' ? Number.parseFloat(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : 0;
}
