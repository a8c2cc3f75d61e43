import { wireNumber } from '../decimal.ts';
import { fromEuros, type Money, roundToCents, toEuros } from '../money.ts';

/** The price under a line of the cart, in euros for the whole line: one price, or a struck one and the reduced one. */
export interface LineDisplayPrice {
  special: number | null;
  original: number | null;
  regular: number | null;
}

/** Amounts of the server's totals for the line. */
interface RowTotals {
  row_total?: number;
  row_total_incl_tax?: number;
  tax_amount?: number;
  discount_amount?: number;
}

export interface DisplayedLine {
  qty: number;
  price_incl_tax?: number;
  original_price_incl_tax?: number;
  totals?: RowTotals | null;
}

export interface DisplayRules {
  isOnline: boolean;
  displayItemDiscounts: boolean;
  finalPriceIncludesTax: boolean;
}

const money = (euros: number | undefined): Money => fromEuros(wireNumber(euros));
const onlyRegular = (amount: Money): LineDisplayPrice => ({ special: null, original: null, regular: toEuros(amount) });
const forPieces = (price: number | undefined, qty: number): Money => roundToCents(money(price) * qty);

/** Discounts are the server's, so without it, or where they are not to be shown, there is just the regular price. */
export function lineDisplayPrice(line: DisplayedLine | null, rules: DisplayRules): LineDisplayPrice {
  if (!line) return { special: null, original: null, regular: null };
  const { qty, price_incl_tax, original_price_incl_tax, totals } = line;
  if (!rules.displayItemDiscounts || !rules.isOnline) {
    return onlyRegular(forPieces(original_price_incl_tax || price_incl_tax, qty));
  }
  if (!totals) return onlyRegular(forPieces(price_incl_tax, qty));
  const tax = rules.finalPriceIncludesTax ? money(totals.tax_amount) : 0;
  const full = rules.finalPriceIncludesTax ? money(totals.row_total_incl_tax) : money(totals.row_total);
  const discount = money(totals.discount_amount);
  if (discount === 0) return onlyRegular(full);
  return { special: toEuros(money(totals.row_total) + tax - discount), original: toEuros(full), regular: null };
}
