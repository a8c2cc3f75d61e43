import { pricePerKilo } from '@brixel/commerce/base-price';
import { fromEuros, toEuros } from '@brixel/commerce/money';
import type { Attribute, Product, ProductType } from '@brixel/contract/catalog';
import { TAX_CLASSES } from '@brixel/contract/vat';
import type { ProductDetails } from '../../database/catalog-tables.ts';
import type { CatalogStore } from '../catalog-stores.ts';
import type { CategoryDocuments } from './categories.ts';
import { configurableFields, variantChoices } from './configurable.ts';
import type { FamilyOf } from './families.ts';
import { createOwnFields, type OwnAttribute } from './own-attributes.ts';
import { createPriceBook } from './prices.ts';
import { hasRequiredOptions, optionFields } from './product-options.ts';
import { detailsOf, type ProductSource, type ProductSources } from './product-source.ts';
import type { Ratings } from './ratings.ts';
import { composedStock, stockOf } from './stock.ts';
import type { Terms } from './terms.ts';

export interface ProductContext {
  store: CatalogStore;
  categories: CategoryDocuments;
  attributes: readonly Attribute[];
  /** those of them that the owner has made */
  ownAttributes: readonly OwnAttribute[];
  terms: Terms;
  /** of the whole catalogue, also where only a part of it is built */
  familyOf: FamilyOf;
  ratings: Ratings;
  now: number;
}

/** How a document is made of a product of which everything that it consists of is among the sources. */
export function createProductDocument(
  sources: ProductSources,
  context: ProductContext,
): (source: ProductSource) => Product {
  const priceBook = createPriceBook(sources, context.terms.vat, context.store, context.now);
  const attributes = new Map(context.attributes.map((attribute) => [attribute.attribute_code, attribute]));

  const ownFieldsOf = createOwnFields(context);

  return (source) => {
    const family = context.familyOf(source.row);
    const details = detailsOf(source);
    const prices = priceBook.prices(source);
    const variants = configurableFields(source, sources, attributes, priceBook);
    const options = optionFields(source, sources, { priceBook, language: context.store.language });
    return {
      ...plainFields(source, details),
      ...textLanguage(source, context.store),
      ...prices,
      ...basePrice(source, prices.price_incl_tax),
      ...categoryFields(source, context.categories),
      stock: composedStock({ stock: stockOf(source), ...variants, ...options }),
      delivery_days: deliveryDays(source, context),
      has_required_options: hasRequiredOptions(source) ? 1 : 0,
      tier_prices: priceBook.tierPrices(source),
      rating: ratingOf(source, sources, context.ratings),
      ...(family && {
        colour_count: family.colourCount,
        colour_preview: family.preview(source.attributes.color),
      }),
      ...variants,
      ...variantChoices(source, sources, attributes),
      ...options,
      ...ownFieldsOf(source, details),
    };
  };
}

/** Names that nobody has translated are read aloud in the language in which they are written. */
const textLanguage = ({ text }: ProductSource, { language }: CatalogStore): Pick<Product, 'text_lang'> =>
  text.store_code === language ? {} : { text_lang: text.store_code };

/** A picture of the part in another colour: shoppers read it on the data sheet, and whoever cannot see the picture beside its name. */
const samplePicture: Readonly<Record<string, { label: string; value: string }>> = {
  de: { label: 'Bild', value: 'Beispielfarbe' },
  it: { label: 'Immagine', value: 'colore di esempio' },
  en: { label: 'Picture', value: 'sample color' },
};

function plainFields(source: ProductSource, details: ProductDetails) {
  const { row, text, attributes, stock } = source;
  const image = attributes.pictures[0] ?? '';
  const sample = attributes.hasSamplePicture ? samplePicture[text.store_code] : undefined;
  return {
    id: row.id,
    sku: row.sku,
    family_sku: row.parent_sku,
    type_id: row.type_id as ProductType,
    name: text.name,
    status: row.status,
    visibility: row.visibility,
    tax_class_id: attributes.voucher ? TAX_CLASSES.none : row.tax_class_id,
    ...(attributes.voucher && { is_voucher: 1 as const }),
    ...(attributes.ticket && { is_ticket: 1 as const }),
    ...(row.weight !== null && { weight: row.weight }),
    ...(row.tax_class_id === TAX_CLASSES.margin && { is_margin: 1 as const }),
    url_key: text.url_key,
    url_path: text.url_path,
    slug: text.url_key,
    image,
    small_image: image,
    thumbnail: image,
    media_gallery: attributes.pictures.map((picture, position) => ({
      typ: 'image' as const,
      image: picture,
      pos: position + 1,
      lab: `${details.pictureLabels[position] ?? ''}${sample && position === 0 ? ` (${sample.value})` : ''}`,
    })),
    description: text.description,
    short_description: text.short_description,
    meta_title: text.meta_title,
    meta_description: text.meta_description,
    created_at: row.created_at,
    updated_at: row.updated_at,
    new: row.is_new,
    bestseller_rank: row.bestseller_rank,
    sold_qty: stock?.sold ?? 0,
    manufacturer: attributes.manufacturer ?? null,
    ...(attributes.condition && { condition: attributes.condition }),
    color: attributes.color ?? null,
    size: attributes.size ?? null,
    logo_design_id: attributes.designId ?? null,
    logo_element_id: attributes.elementId ?? null,
    farbe: details.farbe ?? null,
    data_sheet: sample ? [...details.dataSheet, sample] : details.dataSheet,
    piece_count: attributes.pieceCount ?? null,
    age_from: attributes.ageFrom ?? null,
    size_label: attributes.sizeLabel ?? null,
  };
}

/** That of the product itself, else of the one that it is a variant of. */
function ratingOf({ row }: ProductSource, { bySku }: ProductSources, ratings: Ratings): Product['rating'] {
  const parent = row.parent_sku === null ? undefined : bySku.get(row.parent_sku);
  return ratings.get(row.id) ?? (parent && ratings.get(parent.row.id)) ?? null;
}

function categoryFields({ categoryIds }: ProductSource, { byId }: CategoryDocuments) {
  return {
    category_ids: categoryIds,
    category: categoryIds.flatMap((id) => {
      const category = byId.get(id);
      return category ? { category_id: id, name: category.name, slug: category.slug, path: category.url_path } : [];
    }),
  };
}

/** Goods by weight state what a kilo costs; goods by the piece do not. */
function basePrice({ attributes }: ProductSource, charged: number): Pick<Product, 'base_price'> {
  const grams = attributes.netWeightGrams;
  if (!grams) return {};
  return { base_price: { per: 'kg', grams, price_incl_tax: toEuros(pricePerKilo(fromEuros(charged), grams)) } };
}

/**
 * The days of a product are those of the shop's first country; elsewhere a parcel takes as much longer as it does for usual goods.
 * What has none of its own is usual goods. What comes by e-mail is everywhere at once.
 */
function deliveryDays(
  { row, attributes }: ProductSource,
  { store, terms }: Pick<ProductContext, 'store' | 'terms'>,
): Product['delivery_days'] {
  const [first] = terms.promises.deliveryDays;
  const isSent = row.type_id !== 'virtual' && row.type_id !== 'downloadable';
  const days = attributes.deliveryDays ?? (isSent && first ? { min: first.min, max: first.max } : null);
  if (!days || days.max === 0) return days;
  const there = terms.promises.deliveryDays.find(({ country }) => country === store.country);
  if (!first || !there) return days;
  return { min: days.min + there.min - first.min, max: days.max + there.max - first.max };
}
