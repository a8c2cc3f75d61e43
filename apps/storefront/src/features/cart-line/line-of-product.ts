import { rateOf } from '@brixel/commerce/cart-totals';
import { type LinkRules, productPath } from '@brixel/commerce/links';
import { type BasisPoints, fromEuros, toEuros } from '@brixel/commerce/money';
import { tiersFor } from '@brixel/commerce/tier-prices';
import type { Product } from '@brixel/contract/catalog';
import { clampQuantity } from '@brixel/ui/quantity.ts';
import type { CartSettings, ShopVat } from '#config/public-config.ts';
import type { StoreView } from '#config/stores.ts';
import type { CardProduct } from '#data/catalog/fields.ts';
import { type CartLine, type LineStock, lineKey, type ProductOption } from './cart-line.ts';

/** A product as a line of the cart. */

/** Cards do not carry the net price, by which the rate is exact, nor how long it takes. */
export type BuyableProduct = CardProduct &
  Partial<
    Pick<Product, 'price' | 'price_tax' | 'delivery_days' | 'is_voucher' | 'is_margin' | 'variant_choices' | 'weight'>
  >;

export interface LineChoices {
  /** euros for one piece, when it is put together from choices */
  price?: number;
  /** euros that choices add to each piece, whatever its price */
  surcharge?: number;
  option?: ProductOption;
  details?: string[];
}

/** Cards do not tell the rate: until the cart asks for current prices, it is `unknown`. */
export function taxRateOf(
  { price, price_tax, is_margin }: Pick<BuyableProduct, 'price' | 'price_tax' | 'is_margin'>,
  { note }: Pick<ShopVat, 'note'>,
  unknown: BasisPoints,
): BasisPoints {
  if (note || is_margin) return 0;
  return price && price_tax ? rateOf(price, price_tax) : unknown;
}

/** What the shop allows of one line. */
type LineLimits = Pick<CartSettings, 'maxLineQuantity'>;

export const lineStock = (stock: CardProduct['stock'], { maxLineQuantity }: LineLimits): LineStock => ({
  qty: stock.qty,
  managed: stock.manage_stock,
  inStock: stock.is_in_stock,
  min: Math.max(1, stock.min_sale_qty || 1, stock.qty_increments ?? 1),
  max: Math.min(stock.max_sale_qty || maxLineQuantity, maxLineQuantity),
  ...(stock.qty_increments && { step: stock.qty_increments }),
});

/** Whoever wants a few gets as many as are sold at least. */
const sellable = (qty: number, { min, step }: LineStock): number =>
  Number.isInteger(qty) && qty > 0 ? clampQuantity(qty, { min, step }) : qty;

/** What a variant is chosen by, where its name and colour do not say it. */
export const choiceDetails = ({ variant_choices = [] }: Pick<BuyableProduct, 'variant_choices'>): string[] =>
  variant_choices.map(({ label, value }) => `${label}: ${value}`);

export function lineOf(
  product: BuyableProduct,
  qty: number,
  {
    config,
    store,
  }: { config: LinkRules & { shop: { vat: ShopVat }; cart: LineLimits }; store: Pick<StoreView, 'country'> },
  { price, surcharge = 0, option, details = [] }: LineChoices = {},
): CartLine {
  const withSurcharge = (euros: number): number => toEuros(fromEuros(euros) + fromEuros(surcharge));
  const { vat } = config.shop;
  const stock = lineStock(product.stock, config.cart);
  return {
    key: lineKey(product.sku, option),
    sku: product.sku,
    parentSku: product.family_sku ?? product.sku,
    type_id: product.type_id,
    ...(product.is_voucher && { voucher: true }),
    ...(product.is_margin && { margin: true }),
    name: product.name,
    ...(product.text_lang && { nameLang: product.text_lang }),
    path: productPath(product, config),
    image: product.image,
    qty: sellable(qty, stock),
    price: price ?? withSurcharge(product.price_incl_tax),
    // what is put together has the prices of its parts
    tiers: price === undefined ? tiersFor(product).map((tier) => ({ ...tier, price: withSurcharge(tier.price) })) : [],
    ...(product.base_price ? { grams: product.base_price.grams } : {}),
    ...(product.weight ? { weight: product.weight } : {}),
    taxRate: taxRateOf(product, vat, vat.rates[store.country] ?? 0),
    stock,
    ...(product.delivery_days ? { deliveryDays: product.delivery_days } : {}),
    color: product.color,
    details: [...choiceDetails(product), ...details],
    ...(option ? { product_option: option } : {}),
  };
}
