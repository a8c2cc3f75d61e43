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

/** All rows that the catalogues of these stores are made of; the first is the default one. */
export async function loadRows(db: Kysely<Schema>, stores: readonly StoreCode[]): Promise<CatalogRows> {
  const rows = await loadTables(
    db,
    catalogTables.filter((table) => table !== 'product_text'),
  );
  return { ...rows, product_text: await shownTexts(db, stores) };
}

/** Texts are most of the bytes. Those of a store that is not served are shown only where the default one has none. */
const shownTexts = (db: Kysely<Schema>, stores: readonly StoreCode[]): Promise<Row<'product_text'>[]> =>
  db
    .selectFrom('product_text')
    .selectAll()
    .where((row) =>
      row.or([
        row('store_code', 'in', stores),
        row(
          'product_id',
          'not in',
          row.selectFrom('product_text').select('product_id').where('store_code', '=', stores[0]!),
        ),
      ]),
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
