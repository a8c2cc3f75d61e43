import { type CartTotals, type LineTerms, lineTotal, shippingRate } from '../cart-totals.ts';
import { allocate, CENT, type Money } from '../money.ts';

export interface TaxShares {
  /** of each line, on what is paid for it */
  lines: Money[];
  shipping: Money;
}

/**
 * Which part of the tax belongs to which line. The tax of a rate is rounded once, so lines get shares of it instead of
 * roundings of their own, and together they are always the tax.
 */
export function taxShares(lines: readonly LineTerms[], { taxes, shipping }: CartTotals): TaxShares {
  const byLine = lines.map(() => 0);
  let ofShipping = 0;
  const rateOfShipping = shippingRate(lines);
  for (const { rate, tax } of taxes) {
    const paid = lines.map((line) => (line.taxRate === rate ? lineTotal(line) - (line.discount ?? 0) : 0));
    const shares = allocate(tax / CENT, [...paid, rate === rateOfShipping ? shipping : 0]).map((cents) => cents * CENT);
    for (const position of byLine.keys()) byLine[position]! += shares[position]!;
    ofShipping += shares.at(-1)!;
  }
  return { lines: byLine, shipping: ofShipping };
}
