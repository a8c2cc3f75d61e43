import { type BundleSelection, bundlePrice } from '@brixel/commerce/bundle';
import type { LineTerms } from '@brixel/commerce/cart-totals';
import { customSurcharge, withSurcharge } from '@brixel/commerce/custom-options';
import { fromEuros } from '@brixel/commerce/money';
import { isMosaicSku } from '@brixel/commerce/mosaic-sku';
import type { ProductOption } from '@brixel/contract/cart';
import type { Product } from '@brixel/contract/catalog';
import type { CartRules, CatalogRules } from '@brixel/contract/sale-rules';
import type { ShopSettings } from '@brixel/contract/shop-settings';
import type { StoreView } from '@brixel/contract/stores';
import type { Catalog } from '../catalog/catalog.ts';
import { checkBundle } from './bundle-choice.ts';
import type { CartItem, ProductChoice } from './cart-contents.ts';
import { type CustomAnswer, checkAnswers } from './custom-answers.ts';
import { echoOf, type Given, type GivenOption, givenOptions } from './given-options.ts';
import { type OwnPrices, publicSteps } from './own-prices.ts';
import { priceUnknown, Refusal, unknownProduct, wrongOptions } from './refusal.ts';

/** What its owner allows. */
export type SaleRules = Pick<CatalogRules, 'zeroPrices'> & Pick<CartRules, 'maxLineQuantity' | 'maxLines'>;

/** The catalogue as a shop sells from it. */
export type SoldCatalog = Pick<Catalog, 'product' | 'all'>;

/** Finds a product of one store by its sku. */
export interface FindProduct {
  (sku: string): Product | null;
  readonly rules: SaleRules;
}

export const findIn = (
  catalog: Pick<Catalog, 'product'>,
  { storeCode }: StoreView,
  { catalog: { zeroPrices }, cart: { maxLineQuantity, maxLines } }: Pick<ShopSettings, 'catalog' | 'cart'>,
): FindProduct =>
  Object.assign((sku: string) => catalog.product(storeCode, sku), {
    rules: { zeroPrices, maxLineQuantity, maxLines },
  });

/** A choice with the products behind it. */
export interface ChosenProduct extends ProductChoice {
  /** what is sold */
  product: Product;
  /** whose options were chosen from: the product's own, or the family's of a variant */
  offer: Product;
}

/** The product and choices of a request, or why it is not sold like that. */
export function chooseProduct(find: FindProduct, sku: string, option?: GivenOption | null): ChosenProduct | Refusal {
  const offer = find(sku);
  if (!offer) return unknownProduct(sku);
  if (offer.type_id === 'grouped') return wrongOptions('A group of products is bought product by product');
  const given = givenOptions(option);
  const sent = echoOf(option);
  if (offer.type_id !== 'configurable') return complete(offer, offer, given, sent, find);
  const variant = findVariant(find, offer, given);
  return variant instanceof Refusal ? variant : complete(variant, offer, given, sent, find);
}

/** The product of an item that was chosen before, if it is still sold like that. */
export function reopenItem(
  find: FindProduct,
  item: Pick<ProductChoice, 'sku' | 'productType'> & { option: GivenOption | null; sent?: ProductChoice['sent'] },
): ChosenProduct | Refusal {
  const product = find(item.sku);
  if (!product) return unknownProduct(item.sku);
  const offer = item.productType === 'configurable' ? product.family_sku && find(product.family_sku) : product;
  return offer
    ? complete(product, offer, givenOptions(item.option), item.sent ?? null, find)
    : unknownProduct(item.sku);
}

/** Whether a client that names no options means the item as it is: by its own sku, or that of its family. */
export function meansItem(find: FindProduct, item: CartItem, sku: string, option?: GivenOption | null): boolean {
  const isGiven = Object.values(givenOptions(option)).some((given) => given && given.length > 0);
  return !isGiven && (sku === item.sku || sku === find(item.sku)?.family_sku);
}

function findVariant(
  find: FindProduct,
  { configurable_options = [], configurable_children = [] }: Product,
  { configurable_item_options: given }: Given,
): Product | Refusal {
  const chosenValues = new Map(given.map(({ option_id, option_value }) => [option_id, option_value]));
  const missing = configurable_options.find(({ attribute_id }) => !chosenValues.has(attribute_id));
  if (missing) return wrongOptions(`“${missing.label}” is required`);
  const variant = configurable_children.find((child) =>
    configurable_options.every(({ attribute_id, attribute_code }) => {
      const own = child.custom_attributes.find((attribute) => attribute.attribute_code === attribute_code);
      return own !== undefined && String(own.value) === chosenValues.get(attribute_id);
    }),
  );
  return (variant && find(variant.sku)) ?? wrongOptions('No available product variants');
}

function complete(
  product: Product,
  offer: Product,
  given: Given,
  sent: ProductChoice['sent'],
  { rules: { zeroPrices } }: Pick<FindProduct, 'rules'>,
): ChosenProduct | Refusal {
  const answers = checkAnswers(offer.custom_options ?? [], given.custom_options);
  if (answers instanceof Refusal) return answers;
  const parts = checkBundle(offer.bundle_options ?? [], given.bundle_options);
  if (parts instanceof Refusal) return parts;
  const variant = product === offer ? [] : variantOptions(product, offer);
  const mosaic = isMosaicSku(product.sku) ? given.temporary_image_id : null;
  const option = optionOf(variant, answers, parts, mosaic);
  const chosen: ChosenProduct = { sku: product.sku, productType: offer.type_id, option, sent, product, offer };
  const { price } = pieceTerms(chosen);
  return price > 0 || (zeroPrices && price === 0) ? chosen : priceUnknown();
}

type VariantOptions = NonNullable<ProductOption['extension_attributes']['configurable_item_options']>;

const variantOptions = ({ sku }: Product, { configurable_options = [], configurable_children = [] }: Product) => {
  const own = configurable_children.find((child) => child.sku === sku)?.custom_attributes ?? [];
  return configurable_options.flatMap(({ attribute_id, attribute_code }): VariantOptions => {
    const value = own.find((attribute) => attribute.attribute_code === attribute_code)?.value;
    return value === undefined ? [] : [{ option_id: attribute_id, option_value: Number(value) }];
  });
};

function optionOf(
  configurable_item_options: VariantOptions,
  custom_options: CustomAnswer[],
  bundle_options: BundleSelection[],
  temporary_image_id: string | null,
): ProductOption | null {
  const filled = {
    ...(configurable_item_options.length > 0 && { configurable_item_options }),
    ...(custom_options.length > 0 && { custom_options }),
    ...(bundle_options.length > 0 && { bundle_options }),
    ...(temporary_image_id && { temporary_image_id }),
  };
  return Object.keys(filled).length > 0 ? { extension_attributes: filled } : null;
}

/** What one piece of a chosen product costs now, and how many cost less; `own`: of a customer whose group has prices. */
export function pieceTerms(
  { product, offer, option }: ChosenProduct,
  own: OwnPrices | null = null,
): Pick<LineTerms, 'price' | 'tiers'> {
  const { bundle_options = [], custom_options = [] } = option?.extension_attributes ?? {};
  const choices = Object.fromEntries(custom_options.map(({ option_id, option_value }) => [option_id, option_value]));
  const original = fromEuros(product.original_price_incl_tax);
  const surcharge = customSurcharge(offer.custom_options ?? [], choices, original);
  if (offer.type_id === 'bundle') {
    // What is put together has the prices of its parts.
    const content = offer.bundle_options ?? [];
    const parts = bundlePrice(own ? own.box(content) : content, bundle_options);
    return { price: withSurcharge(fromEuros(parts.price_incl_tax), surcharge), tiers: [] };
  }
  const steps = own ? own.steps(product) : publicSteps(product);
  return {
    price: withSurcharge(fromEuros(product.price_incl_tax), surcharge),
    tiers: steps.map(({ qty, price }) => ({ qty, price: withSurcharge(price, surcharge) })),
  };
}
