import { type BasisPoints, CENT, type Money, roundToCents, taxOfGross } from './money.ts';
import type { ShippingFor } from './shipping.ts';

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
  /** nothing to send: files, licences, vouchers */
  virtual?: boolean;
  /** money for later: no coupon reduces it */
  voucher?: boolean;
  /** ids of its categories and of all above them; needed only where a coupon asks for them */
  categories?: readonly number[];
  /** what a coupon takes off the whole line */
  discount?: Money;
}

/** The tax of all that is paid at one rate. */
export interface RateTax {
  rate: BasisPoints;
  tax: Money;
}

export interface CartTotals {
  subtotal: Money;
  discount: Money;
  /** 0 when there is nothing to send */
  shipping: Money;
  /** contained in the grand total */
  tax: Money;
  /** the same by rate, the highest first */
  taxes: RateTax[];
  /** what is to be paid */
  grandTotal: Money;
  /** what gift vouchers pay besides */
  voucher?: Money;
  /** pieces in all lines */
  quantity: number;
}

/** The tier that a quantity has reached; null below the first one. Tiers may come in any order. */
export function reachedTier<T extends { qty: number }>(tiers: readonly T[], qty: number): T | null {
  let reached: T | null = null;
  for (const tier of tiers) {
    if (tier.qty <= qty && (!reached || tier.qty > reached.qty)) reached = tier;
  }
  return reached;
}

/** What one piece costs when that many are bought. A tier never makes a piece dearer, for example during a sale. */
export const unitPrice = ({ price, tiers }: Pick<LineTerms, 'price' | 'tiers'>, qty: number): Money =>
  tiers.reduce((lowest, tier) => (tier.qty <= qty ? Math.min(lowest, tier.price) : lowest), price);

export const lineTotal = (line: Pick<LineTerms, 'price' | 'tiers' | 'qty'>): Money =>
  roundToCents(unitPrice(line, line.qty) * line.qty);

/** What the lines come to, before discount and shipping. */
export const subtotalOf = (lines: readonly LineTerms[]): Money => lines.reduce((sum, line) => sum + lineTotal(line), 0);

/** Shipping shares the fate of the goods; with mixed rates the highest is the safe side. */
export const shippingRate = (lines: readonly LineTerms[]): BasisPoints =>
  lines.reduce((highest, { taxRate }) => Math.max(highest, taxRate), 0);

/** Tax is due on what is paid at a rate, not on single lines: it is rounded once for each rate. */
export function cartTotals(lines: readonly LineTerms[], shippingFor: ShippingFor): CartTotals {
  const subtotal = subtotalOf(lines);
  const paid = new Map<BasisPoints, Money>();
  const pay = (rate: BasisPoints, gross: Money): unknown => paid.set(rate, (paid.get(rate) ?? 0) + gross);
  let discount = 0;
  let quantity = 0;
  for (const line of lines) {
    const off = line.discount ?? 0;
    discount += off;
    quantity += line.qty;
    pay(line.taxRate, lineTotal(line) - off);
  }
  const shipping = lines.some((line) => !line.virtual) ? shippingFor(subtotal - discount) : 0;
  pay(shippingRate(lines), shipping);
  const taxes = [...paid]
    .map(([rate, gross]) => ({ rate, tax: taxOfGross(gross / CENT, rate) * CENT }))
    .filter(({ rate }) => rate > 0)
    .sort((a, b) => b.rate - a.rate);
  const tax = taxes.reduce((sum, entry) => sum + entry.tax, 0);
  return { subtotal, discount, shipping, tax, taxes, grandTotal: subtotal - discount + shipping, quantity };
}

/**
 * The rate behind a net price and its tax. Prices of parts are so small that the quotient is not exact, so it is taken for a whole
 * percent; that of larger ones for half of one, which some countries have.
 */
export function rateOf(net: number, tax: number): BasisPoints {
  if (net <= 0) return 0;
  const step = net < 1 ? 100 : 50;
  return Math.round(((tax / net) * 10_000) / step) * step;
}
