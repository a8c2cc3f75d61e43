import type { Product } from '@brixel/contract/catalog';

/** A box has a stock of its own, and none where one of its parts has run out: only the catalogue knows both. */
export const lacksParts = (product: Pick<Product, 'type_id' | 'stock'> | null): boolean =>
  product?.type_id === 'bundle' && !product.stock.is_in_stock;
