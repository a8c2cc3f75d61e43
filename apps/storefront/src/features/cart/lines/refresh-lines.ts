import { productPath } from '@brixel/commerce/links';
import { tiersFor } from '@brixel/commerce/tier-prices';
import { isEnabled } from '@brixel/commerce/variant-choice';
import type { Product } from '@brixel/contract/catalog';
import { createCartCalls } from '#data/api/cart-calls.ts';
import { createMosaicCalls } from '#data/api/mosaic-calls.ts';
import { findBuyable, findFamilies } from '#data/catalog/cart-queries.ts';
import type { Services } from '#data/services.ts';
import type { CartLine } from '#features/cart-line/cart-line.ts';
import { type BuyableProduct, choiceDetails, lineStock, taxRateOf } from '#features/cart-line/line-of-product.ts';
import { asVariant } from '#features/product-options/as-variant.ts';
import { updateLines } from '../cart-actions.ts';
import { useCart } from '../cart-store.ts';
import { askStock, withStock } from './line-stock.ts';
import { mosaicIdOf, RUN_OUT } from './mosaic-line.ts';

/** Stored lines may be days old: names, prices and stock are asked for again when the cart is opened. */

export function refreshed(line: CartLine, product: BuyableProduct | undefined, rules: Services['config']): CartLine {
  if (!product) return { ...line, stock: { ...line.stock, inStock: false } };
  const current = {
    ...line,
    name: product.name,
    nameLang: product.text_lang,
    path: productPath(product, rules),
    image: line.image || product.image,
    stock: lineStock(product.stock, rules.cart),
    deliveryDays: product.delivery_days ?? null,
    ...(product.base_price ? { grams: product.base_price.grams } : {}),
    ...(product.weight ? { weight: product.weight } : {}),
    taxRate: taxRateOf(product, rules.shop.vat, line.taxRate),
    ...(product.is_voucher && { voucher: true }),
    ...(product.is_margin && { margin: true }),
  };
  // what choices cost is known to the product page and to the server's cart only
  if (line.product_option) return current;
  return {
    ...current,
    price: product.price_incl_tax,
    tiers: tiersFor(product),
    details: choiceDetails(product),
  };
}

export async function refreshLines(services: Services, signal: AbortSignal): Promise<void> {
  const skus = [...new Set(useCart.getState().lines.map(({ sku }) => sku))];
  if (skus.length === 0) return;
  const { config } = services;
  const [products, rows] = await Promise.all([
    findBuyable(services, skus, signal),
    config.cart.stockSync ? askStock(createCartCalls(services.api), skus, signal) : null,
  ]);
  const families = await findFamilies(services, missingFamilies(products), signal);
  updateLines((line) => {
    if (!skus.includes(line.sku)) return line;
    const current = refreshed(line, products.get(line.sku) ?? variantOf(line, families), config);
    return rows ? withStock(current, rows.get(line.sku), config.cart) : current;
  });
}

/** Families of the lines whose variants the catalogue does not list one by one. */
const missingFamilies = (products: ReadonlyMap<string, BuyableProduct>): string[] => [
  ...new Set(
    useCart
      .getState()
      .lines.flatMap(({ sku, parentSku }) => (parentSku && parentSku !== sku && !products.has(sku) ? parentSku : [])),
  ),
];

function variantOf({ sku, parentSku }: CartLine, families: ReadonlyMap<string, Product>): Product | undefined {
  const family = families.get(parentSku);
  const isThere = family?.configurable_children?.some((child) => child.sku === sku && isEnabled(child));
  return family && isThere ? asVariant(family, sku) : undefined;
}

const NOT_FOUND = 404;

/** Loads until when mosaics are stored, for lines of another device or an earlier order. */
export async function refreshMosaics({ api }: Pick<Services, 'api'>): Promise<void> {
  const asked = useCart
    .getState()
    .lines.filter((line) => !line.temporary_image_expiration)
    .flatMap((line) => mosaicIdOf(line) ?? []);
  const calls = createMosaicCalls(api);
  const answers = await Promise.all([...new Set(asked)].map(async (id) => [id, await calls.find(id)] as const));
  const known = new Map(
    answers.flatMap(([id, found]) => {
      if (found.ok) return [[id, { temporary_image_expiration: found.result.expiration }]];
      return found.code === NOT_FOUND ? [[id, RUN_OUT]] : [];
    }),
  );
  if (known.size > 0) updateLines((line) => known.get(mosaicIdOf(line) ?? '') ?? {});
}
