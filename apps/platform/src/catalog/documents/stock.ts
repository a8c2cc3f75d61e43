import { isAvailable } from '@brixel/commerce/variant-choice';
import type { Product } from '@brixel/contract/catalog';
import type { ProductSource } from './product-source.ts';

/** A product without a stock row sells without limit. */
export const stockOf = ({ stock }: Pick<ProductSource, 'stock'>): Product['stock'] => ({
  qty: stock?.qty ?? 0,
  is_in_stock: !stock || stock.managed === 0 || stock.qty >= stock.step,
  min_sale_qty: stock?.min_sale ?? 1,
  max_sale_qty: stock?.max_sale ?? 10_000,
  manage_stock: stock?.managed === 1,
  ...(stock && stock.step > 1 && { qty_increments: stock.step }),
});

type StockedFamily = Pick<Product, 'stock' | 'configurable_children'>;

const isLeft = ({ manage_stock, qty }: Pick<Product['stock'], 'manage_stock' | 'qty'>): boolean =>
  !manage_stock || qty > 0;

/** A family is in stock where one of its variants is. */
export const familyStock = ({ stock, configurable_children: variants }: StockedFamily): Product['stock'] =>
  variants ? { ...stock, is_in_stock: isLeft(stock) && variants.some(isAvailable) } : stock;

/** The stock of a product and how much of it was sold, as the database has it now. */
export interface CurrentStock {
  stock: Product['stock'];
  sold: number;
}

/** A document that was written earlier, with its stock of now and that of its variants. */
export function withCurrentStock(product: Product, stocks: ReadonlyMap<string, CurrentStock>): Product {
  const own = stocks.get(product.sku);
  const variants = product.configurable_children;
  const isVariantChanged = variants?.some(({ sku }) => stocks.has(sku)) ?? false;
  if (!own && !isVariantChanged) return product;
  const stocked = {
    ...product,
    ...(own && { stock: own.stock, sold_qty: own.sold }),
    ...(isVariantChanged && {
      configurable_children: variants?.map((variant) => {
        const current = stocks.get(variant.sku)?.stock ?? variant.stock;
        return current === variant.stock ? variant : { ...variant, stock: current };
      }),
    }),
  };
  return { ...stocked, stock: familyStock(stocked) };
}

export const isSameStock = (one: Product['stock'], other: Product['stock']): boolean =>
  one.qty === other.qty &&
  one.manage_stock === other.manage_stock &&
  one.min_sale_qty === other.min_sale_qty &&
  one.max_sale_qty === other.max_sale_qty &&
  one.qty_increments === other.qty_increments;
