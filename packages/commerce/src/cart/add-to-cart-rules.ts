import type { ClientItem, LineIdentity } from './cart-item.ts';
import { sameLine } from './same-line.ts';

/** Whether a product may go into the cart. The caller has the words. */

export type AddProblem = { code: 'price-unknown' } | { code: 'product-error'; message: string };

export interface CheckedProduct {
  price_incl_tax?: number | undefined;
  /** what is wrong with the product, by subject; nothing is wrong where the text is empty */
  errors?: Readonly<Record<string, string | null | undefined>> | null | undefined;
}

export function addProblems({ price_incl_tax = Number.NaN, errors }: CheckedProduct, zeroPriceAllowed = false) {
  const isKnown = zeroPriceAllowed ? price_incl_tax >= 0 : price_incl_tax > 0;
  const problems: AddProblem[] = isKnown ? [] : [{ code: 'price-unknown' }];
  for (const message of Object.values(errors ?? {})) if (message) problems.push({ code: 'product-error', message });
  return problems;
}

/** `volatile`: added all the same, with a warning. */
export type StockStatus = 'ok' | 'out_of_stock' | 'volatile';

/** What the catalogue knows is current only where stock is synchronised; a shelf known to be empty stays empty. */
export function stockStatus(
  stock: { is_in_stock: boolean } | null | undefined,
  { isSynchronised }: { isSynchronised: boolean },
): StockStatus {
  if (stock && !stock.is_in_stock) return 'out_of_stock';
  return isSynchronised ? 'ok' : 'volatile';
}

export const mayBeAdded = (status: StockStatus): boolean => status !== 'out_of_stock';

/** The pieces to ask the stock for: what the cart has of the line already, and what is added. */
export function quantityToCheck(lines: readonly ClientItem[], product: LineIdentity & { qty?: number }): number {
  const held = lines.find((line) => sameLine(line, product))?.qty ?? 0;
  return held + (product.qty || 1);
}

export type StockEffect = 'in-stock' | 'out-of-stock' | 'remove-line';

/** What a late answer about stock does to a line: with a synchronised cart the server decides about it, not we. */
export function stockEffect(
  isInStock: boolean,
  { allowOutOfStock, isCartSynchronised }: { allowOutOfStock: boolean; isCartSynchronised: boolean },
): StockEffect {
  if (isInStock) return 'in-stock';
  return allowOutOfStock || isCartSynchronised ? 'out-of-stock' : 'remove-line';
}
