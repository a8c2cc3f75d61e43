import { isAvailable } from '@brixel/commerce/variant-choice';
import type { BundleOption, Product } from '@brixel/contract/catalog';
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

type Composed = Pick<Product, 'stock' | 'configurable_children' | 'bundle_options'>;

const isLeft = ({ manage_stock, qty, qty_increments = 1 }: Product['stock']): boolean =>
  !manage_stock || qty >= qty_increments;

/** Whether a box that takes so many of a part can be filled. */
export const isEnough = ({ is_in_stock, manage_stock, qty }: Product['stock'], taken: number): boolean =>
  is_in_stock && (!manage_stock || qty >= taken);

/** A family is in stock where one of its variants is, a box where each choice that it asks for has a part that is. */
export function composedStock({ stock, configurable_children, bundle_options }: Composed): Product['stock'] {
  if (!configurable_children && !bundle_options) return stock;
  const canBeHad =
    (configurable_children?.some(isAvailable) ?? true) &&
    (bundle_options ?? []).every(
      ({ required, product_links }) => !required || product_links.some(({ is_in_stock }) => is_in_stock),
    );
  return { ...stock, is_in_stock: isLeft(stock) && canBeHad };
}

/** The stock of a product and how much of it was sold, as the database has it now. */
export interface CurrentStock {
  stock: Product['stock'];
  sold: number;
}

/** A document that was written earlier, with its stock of now and that of its variants or parts. */
export function withCurrentStock(product: Product, stocks: ReadonlyMap<string, CurrentStock>): Product {
  const own = stocks.get(product.sku);
  const variants = product.configurable_children;
  const isVariantChanged = variants?.some(({ sku }) => stocks.has(sku)) ?? false;
  const options = product.bundle_options;
  const isPartChanged = options?.some(({ product_links }) => product_links.some(({ sku }) => stocks.has(sku))) ?? false;
  if (!own && !isVariantChanged && !isPartChanged) return product;
  const stocked = {
    ...product,
    ...(own && { stock: own.stock, sold_qty: own.sold }),
    ...(isVariantChanged && {
      configurable_children: variants?.map((variant) => {
        const current = stocks.get(variant.sku)?.stock ?? variant.stock;
        return current === variant.stock ? variant : { ...variant, stock: current };
      }),
    }),
    ...(isPartChanged && { bundle_options: options?.map((option) => withCurrentParts(option, stocks)) }),
  };
  return { ...stocked, stock: composedStock(stocked) };
}

const withCurrentParts = (option: BundleOption, stocks: ReadonlyMap<string, CurrentStock>): BundleOption => ({
  ...option,
  product_links: option.product_links.map((link) => {
    const current = stocks.get(link.sku)?.stock;
    return current ? { ...link, is_in_stock: isEnough(current, link.qty) } : link;
  }),
});

export const isSameStock = (one: Product['stock'], other: Product['stock']): boolean =>
  one.qty === other.qty &&
  one.manage_stock === other.manage_stock &&
  one.min_sale_qty === other.min_sale_qty &&
  one.max_sale_qty === other.max_sale_qty &&
  one.qty_increments === other.qty_increments;
