import { type Expression, type Kysely, type Selectable, type SqlBool, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { CatalogStore } from './catalog-stores.ts';

type Row<T extends keyof Schema> = Selectable<Schema[T]>;

/** Most of all bytes: a build reads them a few hundred products at a time. */
const productTables = [
  'product',
  'product_text',
  'product_category',
  'tier_price',
  'price_history',
  'product_link',
  'stock',
] as const satisfies readonly (keyof Schema)[];

/** Few rows beside those of products: they are read whole. */
export const sharedTables = [
  'category',
  'category_text',
  'attribute',
  'attribute_text',
  'attribute_option',
  'attribute_option_text',
  'shop_setting',
  'cms_page',
  'cms_page_text',
  'cms_block',
  'cms_block_text',
  'cms_node',
  'cms_node_text',
  'part_library',
  'review',
] as const satisfies readonly (keyof Schema)[];

export const catalogTables = [...productTables, ...sharedTables] as const;

type CatalogTable = (typeof catalogTables)[number];

/** All rows that documents are made of. */
export type CatalogRows = { readonly [T in CatalogTable]: readonly Row<T>[] };

/** No rows at all, to be filled with those of a few products. */
export const noRows = Object.fromEntries(catalogTables.map((table) => [table, []])) as unknown as CatalogRows;

/** All rows of these tables; none of the others. */
export async function loadTables(db: Kysely<Schema>, names: readonly CatalogTable[]): Promise<CatalogRows> {
  // One after another: the embedded database has one reader, and a small pool must not be taken up by a reload.
  const tables: Partial<Record<CatalogTable, unknown>> = { ...noRows };
  for (const table of names) tables[table] = await db.selectFrom(table).selectAll().execute();
  return tables as CatalogRows;
}

/** The numbers of some products: those of a range, and others besides. */
export interface ProductNumbers {
  range?: { from: number; to: number };
  others: readonly number[];
}

export function isOneOf(column: 'id' | 'product_id', { range, others }: ProductNumbers): Expression<SqlBool> {
  const number = sql.ref(column);
  const conditions = [
    ...(range ? [sql<SqlBool>`${number} between ${range.from} and ${range.to}`] : []),
    ...(others.length > 0 ? [sql<SqlBool>`${number} in (${sql.join(filledUp(others))})`] : []),
  ];
  return sql<SqlBool>`(${conditions.length > 0 ? sql.join(conditions, sql` or `) : sql`1 = 0`})`;
}

const MOST_FILLED_UP = 1024;

/** To the next power of two with the last one: lists of a few lengths make few statements, which are prepared once. */
function filledUp(numbers: readonly number[]): readonly number[] {
  if (numbers.length > MOST_FILLED_UP) return numbers;
  const length = 2 ** Math.ceil(Math.log2(numbers.length));
  return Array.from({ length }, (_, place) => numbers[Math.min(place, numbers.length - 1)]!);
}

/** What belongs to these products and means the same in whatever order it is read, but for what was charged for them. */
export async function partsOfProducts(
  db: Kysely<Schema>,
  numbers: ProductNumbers,
): Promise<Pick<CatalogRows, 'tier_price' | 'product_link' | 'stock'>> {
  const areTheirs = isOneOf('product_id', numbers);
  return {
    tier_price: await db.selectFrom('tier_price').selectAll().where(areTheirs).execute(),
    product_link: await db.selectFrom('product_link').selectAll().where(areTheirs).execute(),
    stock: await db.selectFrom('stock').selectAll().where(areTheirs).execute(),
  };
}

export const stepsOf = (db: Kysely<Schema>, ids: readonly number[]): Promise<Row<'price_history'>[]> =>
  db
    .selectFrom('price_history')
    .selectAll()
    .where(isOneOf('product_id', { others: ids }))
    .execute();

/** By the owner's key the row of the first of these stores that has one. */
export function textsOf<T extends { store_code: string }, Key>(
  rows: readonly T[],
  ownerOf: (row: T) => Key,
  stores: CatalogStore['textsFrom'],
): Map<Key, T> {
  const texts = new Map<Key, T>();
  for (const store of stores.toReversed())
    for (const row of rows) if (row.store_code === store) texts.set(ownerOf(row), row);
  return texts;
}
