import { isAvailable } from '@brixel/commerce/variant-choice';
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

type StockedFamily = Pick<Product, 'stock' | 'configurable_children'>;

const isLeft = ({ manage_stock, qty }: Pick<Product['stock'], 'manage_stock' | 'qty'>): boolean =>
  !manage_stock || qty > 0;

/** A family is in stock where one of its variants is. */
export const familyStock = ({ stock, configurable_children: variants }: StockedFamily): Product['stock'] =>
  variants ? { ...stock, is_in_stock: isLeft(stock) && variants.some(isAvailable) } : stock;
