import { toEuros } from '@brixel/commerce/money';
import type { BundleOption, CustomOption, Product, ProductType } from '@brixel/contract/catalog';
import type { StoreCode } from '@brixel/contract/stores';
import { giftOptions } from './gift-options.ts';
import type { PriceBook } from './prices.ts';
import { detailsOf, type ProductSource, type ProductSources } from './product-source.ts';
import { isEnough, stockOf } from './stock.ts';

type OptionFields = Pick<Product, 'bundle_options' | 'custom_options' | 'downloadable_links' | 'product_links'>;

const COMPOSED_TYPES: ReadonlySet<string> = new Set<ProductType>(['configurable', 'grouped', 'bundle']);

/** Whether the product can only be bought after a choice or an answer. */
export const hasRequiredOptions = ({ row, attributes }: ProductSource): boolean =>
  COMPOSED_TYPES.has(row.type_id) || (attributes.customOptions ?? []).some(({ required }) => required);

/** What a shopper can choose on a product besides its variants, and the products it is linked with. */
export function optionFields(
  source: ProductSource,
  sources: ProductSources,
  { priceBook, language }: { priceBook: PriceBook; language: StoreCode },
): OptionFields {
  const { attributes, row } = source;
  const links = sources.linksOf(source);
  return {
    ...(links.length > 0 && { product_links: links }),
    ...(attributes.bundleOptions && { bundle_options: bundleOptionsOf(source, sources, priceBook) }),
    ...(attributes.customOptions
      ? { custom_options: customOptionsOf(source) }
      : attributes.voucher && { custom_options: giftOptions(row.sku, language) }),
    ...(attributes.downloads && { downloadable_links: downloadLinksOf(source) }),
  };
}

function downloadLinksOf(source: ProductSource): Product['downloadable_links'] {
  const titles = detailsOf(source).downloadTitles;
  return (source.attributes.downloads ?? [])
    .filter(({ gone }) => !gone)
    .map(({ id }, position) => ({
      id,
      title: titles?.[id] ?? '',
      sort_order: position,
      price: 0,
      number_of_downloads: 0,
    }));
}

function bundleOptionsOf(source: ProductSource, sources: ProductSources, priceBook: PriceBook): BundleOption[] {
  const { attributes, row } = source;
  const titles = detailsOf(source).bundleTitles;
  return (attributes.bundleOptions ?? []).map((option, position) => ({
    option_id: option.id,
    title: titles?.[option.id] ?? '',
    required: option.required,
    type: option.type,
    position,
    sku: row.sku,
    product_links: option.selections.flatMap((selection, place) => {
      const part = sources.bySku.get(selection.sku);
      if (!part) return [];
      const { price, price_incl_tax } = priceBook.prices(part);
      return {
        id: String(selection.id),
        sku: selection.sku,
        option_id: option.id,
        qty: selection.qty,
        position: place,
        is_default: selection.isDefault,
        can_change_quantity: selection.canChangeQty ? 1 : 0,
        name: part.text.name,
        image: part.attributes.pictures[0] ?? '',
        price,
        price_incl_tax,
        is_in_stock: isEnough(stockOf(part), selection.qty),
      };
    }),
  }));
}

/** Fixed prices of custom options are gross; the price rules add them to net and gross alike. */
function customOptionsOf(source: ProductSource): CustomOption[] {
  const { attributes, row } = source;
  const titles = detailsOf(source).customTitles;
  return (attributes.customOptions ?? []).map((option, position) => {
    const texts = titles?.[option.id];
    return {
      option_id: option.id,
      product_sku: row.sku,
      title: texts?.title ?? '',
      type: option.type,
      sort_order: position,
      is_require: option.required,
      ...(option.role && { role: option.role }),
      ...(option.maxCharacters !== undefined && { max_characters: option.maxCharacters }),
      ...(option.price !== undefined && { price: toEuros(option.price), price_type: 'fixed' as const }),
      ...(option.values && {
        values: option.values.map((value, place) => ({
          option_type_id: value.id,
          title: texts?.values?.[value.id] ?? '',
          sort_order: place,
          price: value.priceType === 'percent' ? value.price : toEuros(value.price),
          price_type: value.priceType,
          ...(value.sku !== undefined && { sku: value.sku }),
        })),
      }),
    };
  });
}
