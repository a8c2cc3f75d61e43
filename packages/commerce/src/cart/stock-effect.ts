export type StockEffect = 'in-stock' | 'out-of-stock' | 'remove-line';

/** What a late answer about stock does to a line: with a synchronised cart the server decides about it, not we. */
export function stockEffect(
  isInStock: boolean,
  { allowOutOfStock, isCartSynchronised }: { allowOutOfStock: boolean; isCartSynchronised: boolean },
): StockEffect {
  if (isInStock) return 'in-stock';
  return allowOutOfStock || isCartSynchronised ? 'out-of-stock' : 'remove-line';
}
