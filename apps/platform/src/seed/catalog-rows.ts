import { ALL_CUSTOMER_GROUPS } from '@brixel/commerce/tier-prices';
import type { DemoCatalog, Language, SeedCategory, Text } from '@brixel/demo-catalog/seed';
import type { Transaction } from 'kysely';
import { toJson } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';
import { recordMovements } from '../stock/stock-movements.ts';
import { insertRows } from './insert-rows.ts';
import { priceHistoryRows, productRow, productTextRow } from './product-rows.ts';
import { lineage, urlPaths } from './url-paths.ts';
import { languages, languagesOf, written } from './written-texts.ts';

export async function insertCatalog(tx: Transaction<Schema>, catalog: DemoCatalog, now: string): Promise<void> {
  const categories = new Map(catalog.categories.map((category) => [category.id, category]));
  const { products } = catalog;
  const stores = languages.map((language) => ({ language, paths: urlPaths(language, categories, products) }));

  await insertRows(
    tx,
    'category',
    catalog.categories.map((category) => categoryRow(category, categories, now)),
  );
  await insertRows(tx, 'product', products.map(productRow));
  for (const { language, paths } of stores) {
    await insertRows(
      tx,
      'category_text',
      catalog.categories.filter(isIn(language)).map((category) => ({
        category_id: category.id,
        store_code: language,
        name: written(category.name, language),
        url_key: written(category.urlKey, language),
        url_path: paths.category(category.id),
        description: written(category.description, language),
        meta_title: written(category.metaTitle, language),
        meta_description: written(category.metaDescription, language),
        farbe: category.farbe ? written(category.farbe, language) : null,
      })),
    );
    await insertRows(
      tx,
      'product_text',
      products.filter(isIn(language)).map((product) => productTextRow(product, language, paths)),
    );
  }
  await insertProductRelations(tx, catalog);
  await recordMovements(
    tx,
    products.map(({ sku, stock }) => ({ sku, delta: stock.qty, reason: 'start' })),
  );
}

const isIn =
  (language: Language) =>
  ({ name }: { name: Text }): boolean =>
    name[language] !== undefined;

function categoryRow(category: SeedCategory, categories: Map<number, SeedCategory>, now: string) {
  const ids = lineage(category, categories).map((ancestor) => ancestor.id);
  return {
    id: category.id,
    parent_id: category.parentId,
    position: category.position,
    level: ids.length,
    path: ids.join('/'),
    image: category.image,
    is_active: 1,
    include_in_menu: category.includeInMenu ? 1 : 0,
    created_at: now,
    updated_at: now,
  } as const;
}

async function insertProductRelations(tx: Transaction<Schema>, { products, reviews }: DemoCatalog): Promise<void> {
  await insertRows(
    tx,
    'product_category',
    products.flatMap(({ id, categoryIds }) => categoryIds.map((category_id) => ({ product_id: id, category_id }))),
  );
  await insertRows(
    tx,
    'tier_price',
    products.flatMap(({ id, tiers }) =>
      tiers.map(({ qty, price }) => ({ product_id: id, customer_group_id: ALL_CUSTOMER_GROUPS, qty, price })),
    ),
  );
  await insertRows(tx, 'price_history', products.flatMap(priceHistoryRows));
  await insertRows(
    tx,
    'product_link',
    products.flatMap(({ id, links }) =>
      links.map(({ type, sku, qty }, position) => ({ product_id: id, type, linked_sku: sku, qty, position })),
    ),
  );
  await insertRows(
    tx,
    'stock',
    products.map(({ id, sku, stock }) => ({
      sku,
      product_id: id,
      qty: stock.qty,
      managed: stock.managed ? 1 : 0,
      min_sale: stock.minSale,
      max_sale: stock.maxSale,
    })),
  );

  const idBySku = new Map(products.map(({ id, sku }) => [sku, id]));
  await insertRows(
    tx,
    'review',
    reviews.flatMap((review) => {
      const product_id = idBySku.get(review.sku);
      if (product_id === undefined) return [];
      const { id, rating, title, detail, nickname } = review;
      return {
        id,
        product_id,
        store_code: review.language,
        rating,
        title,
        detail,
        nickname,
        verified_buyer: review.verifiedBuyer ? 1 : 0,
        status: 1,
        created_at: review.createdAt,
      } as const;
    }),
  );
}

export async function insertAttributes(tx: Transaction<Schema>, { attributes }: DemoCatalog): Promise<void> {
  await insertRows(
    tx,
    'attribute',
    attributes.map(({ id, code, input, isComparable }, position) => ({
      id,
      code,
      input,
      is_comparable: isComparable ? 1 : 0,
      position,
    })),
  );
  await insertRows(
    tx,
    'attribute_text',
    attributes.flatMap(({ id, label }) =>
      languagesOf(label).map((language) => ({
        attribute_id: id,
        store_code: language,
        label: written(label, language),
      })),
    ),
  );
  await insertRows(
    tx,
    'attribute_option',
    attributes.flatMap((attribute) =>
      attribute.options.map(({ id, sortOrder, swatch }) => ({
        attribute_id: attribute.id,
        id,
        sort_order: sortOrder,
        swatch: swatch ? toJson(swatch) : null,
      })),
    ),
  );
  await insertRows(
    tx,
    'attribute_option_text',
    attributes.flatMap((attribute) =>
      attribute.options.flatMap(({ id, label }) =>
        languagesOf(label).map((language) => ({
          attribute_id: attribute.id,
          option_id: id,
          store_code: language,
          label: written(label, language),
        })),
      ),
    ),
  );
}
