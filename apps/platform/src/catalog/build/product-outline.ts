import type { ProductType } from '@brixel/contract/catalog';
import type { Kysely } from 'kysely';
import { parseJson } from '../../database/column-types.ts';
import type { Schema } from '../../database/schema.ts';
import { bundleParts } from '../changes/affected-products.ts';
import { createNextMoment } from '../changes/price-moments.ts';
import { type ProductCounts, productCounts } from '../documents/categories.ts';
import type { FamilyMember } from '../documents/families.ts';
import { SWITCHED_OFF } from '../documents/product-source.ts';
import type { CatalogRows } from '../rows.ts';
import type { CatalogFacts } from './catalog-data.ts';

/** A product as a build knows it from beginning to end. */
export interface OutlinedProduct extends FamilyMember {
  readonly id: number;
  readonly sku: string;
  readonly parentSku: string | null;
  readonly type: ProductType;
  /** what a bundle or a group is made of */
  readonly parts: readonly string[];
}

/** What a build knows of all products at once: all else of one is read when its document is made. */
export interface ProductOutline extends Pick<CatalogFacts, 'priceMoments' | 'bundleParts'> {
  /** those on sale that have a text in any store, by number */
  readonly products: readonly OutlinedProduct[];
  readonly bySku: ReadonlyMap<string, OutlinedProduct>;
  /** by the sku of each family */
  readonly variantsOf: ReadonlyMap<string, readonly OutlinedProduct[]>;
  /** the main one first, an order that is not in the table */
  readonly categoriesOf: ReadonlyMap<number, readonly number[]>;
  readonly counts: ProductCounts;
}

const ROWS_AT_ONCE = 1000;

const outlinedColumns = [
  'id',
  'sku',
  'parent_sku',
  'type_id',
  'status',
  'visibility',
  'bestseller_rank',
  'attributes',
  'price',
  'special_price',
  'special_from',
  'special_to',
] as const satisfies readonly (keyof CatalogRows['product'][number])[];
type OutlinedRow = Pick<CatalogRows['product'][number], (typeof outlinedColumns)[number]>;

export async function readOutline(
  db: Kysely<Schema>,
  category: CatalogRows['category'],
  now: number,
): Promise<ProductOutline> {
  const named = await numbersWithText(db);
  const groups = await partsOfGroups(db);
  const products: OutlinedProduct[] = [];
  const inLists = new Set<number>();
  const priceMoments: [string, number][] = [];
  const takenByBundles: [string, string, number][] = [];

  function outline(row: OutlinedRow): void {
    const { id, sku, parent_sku, type_id, status, visibility, bestseller_rank } = row;
    const attributes = parseJson(row.attributes);
    if (status < SWITCHED_OFF && visibility > 1) inLists.add(id);
    if (type_id === 'bundle') {
      for (const { selections } of attributes.bundleOptions ?? [])
        for (const part of selections) takenByBundles.push([sku, part.sku, part.qty]);
    }
    if (status >= SWITCHED_OFF || !named.has(id)) return;
    products.push({
      ...{
        id,
        sku,
        parentSku: parent_sku,
        type: type_id as ProductType,
        color: attributes.color,
        rank: bestseller_rank,
      },
      parts: [...(groups.get(id) ?? []), ...bundleParts(attributes)],
    });
  }

  const nextMoment = createNextMoment({ price_history: await stepsAhead(db, now) }, now);
  for await (const rows of productRows(db)) {
    for (const row of rows) {
      outline(row);
      const moment = nextMoment(row);
      if (moment !== null) priceMoments.push([row.sku, moment]);
    }
  }
  const product_category = await db.selectFrom('product_category').selectAll().execute();
  const variants = products.filter(({ sku, parentSku }) => parentSku !== null && parentSku !== sku);
  return {
    ...{ products, priceMoments, bundleParts: takenByBundles },
    bySku: new Map(products.map((product) => [product.sku, product])),
    variantsOf: Map.groupBy(variants, ({ sku, parentSku }) => parentSku ?? sku),
    categoriesOf: categoriesOf(product_category),
    counts: productCounts({ category, product_category }, inLists),
  };
}

async function numbersWithText(db: Kysely<Schema>): Promise<ReadonlySet<number>> {
  const named = await db.selectFrom('product_text').select('product_id').distinct().execute();
  return new Set(named.map(({ product_id }) => product_id));
}

async function partsOfGroups(db: Kysely<Schema>): Promise<ReadonlyMap<number, readonly string[]>> {
  const links = await db
    .selectFrom('product_link')
    .select(['product_id', 'linked_sku'])
    .where('type', '=', 'associated')
    .execute();
  const byGroup = Map.groupBy(links, ({ product_id }) => product_id);
  return new Map([...byGroup].map(([id, parts]) => [id, parts.map(({ linked_sku }) => linked_sku)]));
}

async function* productRows(db: Kysely<Schema>): AsyncGenerator<OutlinedRow[]> {
  for (let last: number | undefined = 0; last !== undefined; ) {
    const rows: OutlinedRow[] = await db
      .selectFrom('product')
      .select(outlinedColumns)
      .where('id', '>', last)
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute();
    yield rows;
    last = rows.at(-1)?.id;
  }
}

const stepsAhead = (db: Kysely<Schema>, now: number): Promise<CatalogRows['price_history'][number][]> =>
  db.selectFrom('price_history').selectAll().where('valid_from', '>', new Date(now).toISOString()).execute();

function categoriesOf(rows: CatalogRows['product_category']): ReadonlyMap<number, readonly number[]> {
  const categories = new Map<number, number[]>();
  for (const { product_id, category_id } of rows) {
    const known = categories.get(product_id);
    if (known) known.push(category_id);
    else categories.set(product_id, [category_id]);
  }
  return categories;
}
