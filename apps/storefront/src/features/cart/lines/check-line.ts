import { type CartLine, mostOf } from '#features/cart-line/cart-line.ts';

/** Why a line may not be added. Expected refusals are values; the caller has the texts for them. */
export type Refusal =
  | { reason: 'price-unknown' }
  | { reason: 'out-of-stock' }
  | { reason: 'quantity-not-positive' }
  | { reason: 'only-some-left'; left: number };

export interface SaleRules {
  /** what the cart already holds of the same line */
  inCart: number;
  /** whether the shop gives things away */
  zeroPrices: boolean;
}

export function refusalOf(line: CartLine, { inCart, zeroPrices }: SaleRules): Refusal | null {
  if (!(zeroPrices ? line.price >= 0 : line.price > 0)) return { reason: 'price-unknown' };
  if (!line.stock.inStock) return { reason: 'out-of-stock' };
  if (!Number.isInteger(line.qty) || line.qty < 1) return { reason: 'quantity-not-positive' };
  const most = mostOf(line);
  return line.qty + inCart > most ? { reason: 'only-some-left', left: most } : null;
}
