import { type BasisPoints, fromEuros, type Money, roundToCents, taxOfGross } from './money.ts';

/** What a cart costs. All amounts include VAT; every line is rounded to cents once, then the lines are added up. */

export interface TierTerms {
  /** from this many pieces on */
  qty: number;
  price: Money;
}

export interface LineTerms {
  qty: number;
  /** of one piece, before tier prices */
  price: Money;
  tiers: readonly TierTerms[];
  taxRate: BasisPoints;
  /** nothing to send: files, vouchers, courses */
  virtual?: boolean;
}

export interface CartTotals {
  subtotal: Money;
  /** 0 when there is nothing to send */
  shipping: Money;
  /** contained in the grand total */
  tax: Money;
  grandTotal: Money;
  /** pieces in all lines */
  quantity: number;
}

/** The flat courier of the specification's section 9. */
export const FLAT_SHIPPING: Money = fromEuros(6.9);

/** The tier that a quantity has reached; null below the first one. Tiers may come in any order. */
export function reachedTier<T extends { qty: number }>(tiers: readonly T[], qty: number): T | null {
  let reached: T | null = null;
  for (const tier of tiers) {
    if (tier.qty <= qty && (!reached || tier.qty > reached.qty)) reached = tier;
  }
  return reached;
}

/** What one piece costs when that many are bought. A tier never makes a piece dearer, for example during a sale. */
export function unitPrice({ price, tiers }: Pick<LineTerms, 'price' | 'tiers'>, qty: number): Money {
  const tier = reachedTier(tiers, qty);
  return tier && tier.price < price ? tier.price : price;
}

export const lineTotal = (line: Pick<LineTerms, 'price' | 'tiers' | 'qty'>): Money =>
  roundToCents(unitPrice(line, line.qty) * line.qty);

export function cartTotals(lines: readonly LineTerms[], flatShipping: Money = FLAT_SHIPPING): CartTotals {
  let subtotal = 0;
  let tax = 0;
  let quantity = 0;
  let highestRate: BasisPoints = 0;
  for (const line of lines) {
    const total = lineTotal(line);
    subtotal += total;
    tax += taxOfGross(total, line.taxRate);
    quantity += line.qty;
    highestRate = Math.max(highestRate, line.taxRate);
  }
  const shipping = lines.some((line) => !line.virtual) ? flatShipping : 0;
  // Shipping shares the fate of the goods; with mixed rates the highest is the safe side.
  tax += taxOfGross(shipping, highestRate);
  return { subtotal, shipping, tax: roundToCents(tax), grandTotal: subtotal + shipping, quantity };
}

/**
 * The rate behind a net price and its tax. Prices of parts are so small that the quotient is not exact, and the rates of both
 * stores are whole percents.
 */
export const rateOf = (net: number, tax: number): BasisPoints => (net > 0 ? Math.round((tax / net) * 100) * 100 : 0);
