import type { StoreCode } from '@brixel/contract/stores';
import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { CatalogStore } from './catalog-stores.ts';

type Row<T extends keyof Schema> = Selectable<Schema[T]>;

export const catalogTables = [
  'product',
  'product_text',
  'product_category',
  'tier_price',
  'price_history',
  'product_link',
  'stock',
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

type CatalogTable = (typeof catalogTables)[number];

/** All rows that documents are made of. */
export type CatalogRows = { readonly [T in CatalogTable]: readonly Row<T>[] };

/** No rows at all, to be filled with those of a few products. */
export const noRows = Object.fromEntries(catalogTables.map((table) => [table, []])) as unknown as CatalogRows;

/** All that a catalogue is made of. Texts of products are most of the bytes, so they are read when their store is built. */
export interface StoredCatalog {
  /** with no texts of products */
  rows: CatalogRows;
  /** the products that have a text in any store */
  named: ReadonlySet<number>;
  shownTexts(store: StoreCode): Promise<Row<'product_text'>[]>;
}

export async function readTables(db: Kysely<Schema>): Promise<StoredCatalog> {
  const named = await db.selectFrom('product_text').select('product_id').distinct().execute();
  return {
    rows: await loadTables(
      db,
      catalogTables.filter((table) => table !== 'product_text'),
    ),
    named: new Set(named.map(({ product_id }) => product_id)),
    shownTexts: async (store) => [...(await ownTexts(db, store)), ...(await othersTexts(db, store))],
  };
}

const ownTexts = (db: Kysely<Schema>, store: StoreCode): Promise<Row<'product_text'>[]> =>
  db.selectFrom('product_text').selectAll().where('store_code', '=', store).execute();

/** Of the products that have none in this store. */
const othersTexts = (db: Kysely<Schema>, store: StoreCode): Promise<Row<'product_text'>[]> =>
  db
    .selectFrom('product_text as other')
    .selectAll('other')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('product_text as own')
            .select('own.product_id')
            .whereRef('own.product_id', '=', 'other.product_id')
            .where('own.store_code', '=', store),
        ),
      ),
    )
    .execute();

/** All rows of these tables; none of the others. */
export async function loadTables(db: Kysely<Schema>, names: readonly CatalogTable[]): Promise<CatalogRows> {
  // One after another: the embedded database has one reader, and a small pool must not be taken up by a reload.
  const tables: Partial<Record<CatalogTable, unknown>> = { ...noRows };
  for (const table of names) tables[table] = await db.selectFrom(table).selectAll().execute();
  return tables as CatalogRows;
}

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
