import { plannedSteps } from '@brixel/commerce/lowest-price';
import { TAX_CLASSES } from '@brixel/contract/vat';
import type { Language, SeedProduct, Text } from '@brixel/demo-catalog/seed';
import type { Insertable } from 'kysely';
import { historyRows } from '../catalog/price-history.ts';
import type { ProductAttributes, ProductDetails } from '../database/catalog-tables.ts';
import { toJson } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';
import type { UrlPaths } from './url-paths.ts';
import { written } from './written-texts.ts';

export function productRow(product: SeedProduct): Insertable<Schema['product']> {
  return {
    id: product.id,
    sku: product.sku,
    parent_sku: product.parentSku,
    type_id: product.type,
    status: product.status,
    visibility: product.visibility,
    tax_class_id: product.taxClassId ?? TAX_CLASSES.standard,
    weight: product.weight ?? null,
    price: product.price,
    special_price: product.special?.price ?? null,
    special_from: product.special?.from ?? null,
    special_to: product.special?.to ?? null,
    is_new: product.isNew ? 1 : 0,
    bestseller_rank: product.bestsellerRank,
    attributes: toJson(attributesOf(product)),
    created_at: product.createdAt,
    updated_at: product.updatedAt,
  };
}

export function productTextRow(
  product: SeedProduct,
  language: Language,
  paths: UrlPaths,
): Insertable<Schema['product_text']> {
  const path = paths.product(product.id);
  return {
    product_id: product.id,
    store_code: language,
    name: written(product.name, language),
    url_key: path,
    url_path: path,
    short_description: written(product.shortDescription, language),
    description: written(product.description, language),
    meta_title: written(product.metaTitle, language),
    meta_description: written(product.metaDescription, language),
    details: toJson(detailsOf(product, language)),
  };
}

/** From the day the product was first offered: earlier prices, then the price and its planned reduction. */
export function priceHistoryRows(product: SeedProduct): Insertable<Schema['price_history']>[] {
  const source = { price: product.price, special: product.special ?? null };
  const earlier = product.earlierPrices ?? [];
  const starts = [product.createdAt, ...earlier.map(({ until }) => until)].map((date) => Date.parse(date));
  const steps = earlier.map(({ price }, at) => ({ from: starts[at] ?? 0, price, reduced: false }));
  return historyRows(product.id, [...steps, ...plannedSteps(source, starts.at(-1) ?? 0)]);
}

const attributesOf = (product: SeedProduct): ProductAttributes => ({
  ...pickDefined(product, [
    'color',
    'size',
    'manufacturer',
    'configurableAttributes',
    'designId',
    'elementId',
    'sizeLabel',
    'pieceCount',
    'netWeightGrams',
    'ageFrom',
    'deliveryDays',
    'voucher',
    'ticket',
  ]),
  pictures: product.pictures.map((picture) => picture.path),
  ...(product.bundleOptions && {
    bundleOptions: product.bundleOptions.map(({ title: _, ...option }) => option),
  }),
  ...(product.customOptions && {
    customOptions: product.customOptions.map(({ title: _, values, ...option }) => ({
      ...option,
      ...(values && { values: values.map(({ title: __, ...value }) => value) }),
    })),
  }),
  ...(product.downloads && { downloads: product.downloads.map(({ id, file }) => ({ id, file })) }),
});

const detailsOf = (product: SeedProduct, language: Language): ProductDetails => ({
  ...(product.farbe && { farbe: written(product.farbe, language) }),
  dataSheet: product.dataSheet.map(({ label, value }) => ({
    label: written(label, language),
    value: written(value, language),
  })),
  pictureLabels: product.pictures.map((picture) => written(picture.label, language)),
  ...(product.bundleOptions && { bundleTitles: titles(product.bundleOptions, language) }),
  ...(product.customOptions && {
    customTitles: Object.fromEntries(
      product.customOptions.map(({ id, title, values }) => [
        id,
        { title: written(title, language), ...(values && { values: titles(values, language) }) },
      ]),
    ),
  }),
  ...(product.downloads && { downloadTitles: titles(product.downloads, language) }),
});

const titles = (items: { id: number; title: Text }[], language: Language): Record<number, string> =>
  Object.fromEntries(items.map(({ id, title }) => [id, written(title, language)]));

function pickDefined<T, K extends keyof T>(source: T, keys: K[]): Pick<T, K> {
  const picked: Partial<Pick<T, K>> = {};
  for (const key of keys) if (source[key] !== undefined) picked[key] = source[key];
  return picked as Pick<T, K>;
}
