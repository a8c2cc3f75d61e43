import type { Product } from '@brixel/contract/catalog';
import type { ProductSource } from './product-source.ts';

/** A product without a stock row sells without limit. */
export const stockOf = ({ stock }: Pick<ProductSource, 'stock'>): Product['stock'] => ({
  qty: stock?.qty ?? 0,
  is_in_stock: !stock || stock.managed === 0 || stock.qty > 0,
  min_sale_qty: stock?.min_sale ?? 1,
  max_sale_qty: stock?.max_sale ?? 10_000,
  manage_stock: stock?.managed === 1,
});
