import type { StoreCode } from '@brixel/contract/stores';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { type CatalogRows, isOneOf, noRows, type ProductNumbers, partsOfProducts, stepsOf } from '../rows.ts';
import type { OutlinedProduct, ProductOutline } from './product-outline.ts';

/** Products whose documents are made together, with all that these are made of. */
export interface ProductSlice {
  products: readonly OutlinedProduct[];
  numbers: ProductNumbers;
}

const MOST_PRODUCTS = 200;
/** A family takes its variants along, a box what can be in it. */
const MOST_WITH_PARTS = 600;

/** All products one after another, a few hundred at a time. */
export function* productSlices(outline: ProductOutline): Generator<ProductSlice> {
  let products: OutlinedProduct[] = [];
  let needed = new Set<OutlinedProduct>();
  for (const product of outline.products) {
    products.push(product);
    addNeeded(product, outline, needed);
    if (products.length < MOST_PRODUCTS && needed.size < MOST_WITH_PARTS) continue;
    yield { products, numbers: inRange(products, needed) };
    products = [];
    needed = new Set();
  }
  if (products.length > 0) yield { products, numbers: inRange(products, needed) };
}

/** These products alone, wherever they stand. */
export function sliceOf(products: readonly OutlinedProduct[], outline: ProductOutline): ProductSlice {
  const needed = new Set<OutlinedProduct>();
  for (const product of products) addNeeded(product, outline, needed);
  return { products, numbers: { others: [...needed].map(({ id }) => id) } };
}

function addNeeded(product: OutlinedProduct, outline: ProductOutline, needed: Set<OutlinedProduct>): void {
  addWithParts(product, outline, needed);
  const family = product.parentSku === null ? undefined : outline.bySku.get(product.parentSku);
  if (family) needed.add(family);
}

function addWithParts(product: OutlinedProduct, outline: ProductOutline, needed: Set<OutlinedProduct>): void {
  needed.add(product);
  for (const variant of outline.variantsOf.get(product.sku) ?? []) needed.add(variant);
  for (const sku of product.parts) {
    const part = outline.bySku.get(sku);
    if (part && !needed.has(part)) addWithParts(part, outline, needed);
  }
}

function inRange(products: readonly OutlinedProduct[], needed: ReadonlySet<OutlinedProduct>): ProductNumbers {
  const range = { from: products[0]!.id, to: products.at(-1)!.id };
  return {
    range,
    others: [...needed].flatMap(({ id }) => (id < range.from || id > range.to ? id : [])),
  };
}

/** The rows of products that the documents of a slice are made of in these stores, the default one first. */
export async function loadSlice(
  db: Kysely<Schema>,
  { numbers }: ProductSlice,
  { categoriesOf }: ProductOutline,
  stores: readonly StoreCode[],
): Promise<CatalogRows> {
  const product = await db.selectFrom('product').selectAll().where(isOneOf('id', numbers)).execute();
  return {
    ...noRows,
    ...(await partsOfProducts(db, numbers)),
    product,
    // only a reduction is measured by what was charged before
    price_history: await stepsOf(
      db,
      product.flatMap(({ id, special_price }) => (special_price === null ? [] : id)),
    ),
    product_text: await loadTexts(db, numbers, stores),
    product_category: product.flatMap(({ id }) =>
      (categoriesOf.get(id) ?? []).map((category_id) => ({ product_id: id, category_id })),
    ),
  };
}

/** The texts of these stores, and all others of those products that have none in the default one. */
const loadTexts = (
  db: Kysely<Schema>,
  numbers: ProductNumbers,
  stores: readonly StoreCode[],
): Promise<CatalogRows['product_text'][number][]> =>
  db
    .selectFrom('product_text as text')
    .selectAll()
    .where(isOneOf('product_id', numbers))
    // one condition: with the stores' alone, SQLite reads all texts of each store each time
    .where(({ or, not, exists, selectFrom, eb }) =>
      or([
        eb('store_code', 'in', stores),
        not(
          exists(
            selectFrom('product_text as own')
              .select('own.product_id')
              .whereRef('own.product_id', '=', 'text.product_id')
              .where('own.store_code', 'in', stores.slice(0, 1)),
          ),
        ),
      ]),
    )
    .execute();
