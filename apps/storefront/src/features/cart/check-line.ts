import { type CartLine, mostOf } from './cart-line.ts';

/** Why a line may not be added. Expected refusals are values; the caller has the words for them. */
export type Refusal =
  | { reason: 'price-unknown' }
  | { reason: 'out-of-stock' }
  | { reason: 'quantity-not-positive' }
  | { reason: 'only-some-left'; left: number };

/** `inCart` is what the cart already holds of the same line. */
export function refusalOf(line: CartLine, inCart = 0): Refusal | null {
  if (!(line.price > 0)) return { reason: 'price-unknown' };
  if (!line.stock.inStock) return { reason: 'out-of-stock' };
  if (!Number.isInteger(line.qty) || line.qty < 1) return { reason: 'quantity-not-positive' };
  const most = mostOf(line);
  return line.qty + inCart > most ? { reason: 'only-some-left', left: most } : null;
}
