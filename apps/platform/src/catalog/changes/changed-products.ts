import type { Product, ProductType } from '@brixel/contract/catalog';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { type ColourUse, createFamilies } from '../documents/families.ts';
import { ownAttributesOf } from '../documents/own-attributes.ts';
import { memberOf, productFacts, productSources, SWITCHED_OFF } from '../documents/product-source.ts';
import { createProductDocument } from '../documents/products.ts';
import { ratingsOf } from '../documents/ratings.ts';
import { TERM_SECTIONS, termsOf } from '../documents/terms.ts';
import type { LoadedCatalog } from '../loaded-catalog.ts';
import { type CatalogRows, noRows, partsOfProducts, stepsOf } from '../rows.ts';
import type { StoreCatalog } from '../store-catalog.ts';
import { productsWithParts } from './affected-products.ts';

/** The rows that the documents of these products are made of; the catalogue they are for fills in what stays as it is. */
export async function loadChangedRows(
  db: Kysely<Schema>,
  skus: ReadonlySet<string>,
  stores: LoadedCatalog['stores'],
): Promise<CatalogRows> {
  const product = await productsWithParts(db, skus);
  const ids = product.map(({ id }) => id);
  if (ids.length === 0) return noRows;
  return {
    ...noRows,
    product,
    product_text: await db.selectFrom('product_text').selectAll().where('product_id', 'in', ids).execute(),
    ...(await partsOfProducts(db, { others: ids })),
    price_history: await stepsOf(db, ids),
    attribute: await db.selectFrom('attribute').selectAll().where('is_own', '=', 1).execute(),
    shop_setting: await db.selectFrom('shop_setting').selectAll().where('section', 'in', TERM_SECTIONS).execute(),
    review: await db.selectFrom('review').selectAll().where('product_id', 'in', ids).execute(),
    product_category: await loadCategories(
      db,
      product.filter(({ sku }) => skus.has(sku)),
      [...stores.values()].slice(0, 1),
    ),
  };
}

/** The first category is the main one, an order that is not in the table: those that a document has keep its order. */
async function loadCategories(
  db: Kysely<Schema>,
  products: CatalogRows['product'],
  known: readonly StoreCatalog[],
): Promise<CatalogRows['product_category']> {
  const ids = products.map(({ id }) => id);
  const rows = await db.selectFrom('product_category').selectAll().where('product_id', 'in', ids).execute();
  const order = new Map(products.map(({ id, sku }) => [id, known[0]?.stored(sku)?.category_ids ?? []]));
  const placeOf = ({ product_id, category_id }: (typeof rows)[number]): number => {
    const place = order.get(product_id)?.indexOf(category_id) ?? -1;
    return place < 0 ? Number.MAX_SAFE_INTEGER : place;
  };
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** The documents of these products in one store; one that is switched off or gone has none. */
export function changedDocuments(
  rows: CatalogRows,
  skus: ReadonlySet<string>,
  catalog: StoreCatalog,
  colourUse: ColourUse,
  now: number,
): Product[] {
  const { store } = catalog;
  const types = new Map(shownTypes(rows));
  const sources = productSources(
    rows,
    store,
    productFacts(rows, (sku) => types.get(sku)),
  );
  const variants = [...sources.variantsOf].map(([sku, members]) => [sku, members.map(memberOf)] as const);
  const categories = catalog.all('category');
  const documentOf = createProductDocument(sources, {
    store,
    categories: { list: [...categories], byId: new Map(categories.map((category) => [category.id, category])) },
    attributes: catalog.all('attribute'),
    ownAttributes: ownAttributesOf(rows),
    terms: termsOf(rows),
    familyOf: createFamilies(new Map(variants), colourUse),
    ratings: ratingsOf(rows),
    now,
  });
  return sources.list.filter(({ row }) => skus.has(row.sku)).map(documentOf);
}

/** Of what is on sale and has a text in any store. */
function shownTypes({ product, product_text }: CatalogRows): [sku: string, type: ProductType][] {
  const named = new Set(product_text.map(({ product_id }) => product_id));
  return product.flatMap(({ id, sku, status, type_id }) =>
    status < SWITCHED_OFF && named.has(id) ? [[sku, type_id as ProductType]] : [],
  );
}
