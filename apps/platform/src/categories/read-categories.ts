import type { CategoryDetails, CategoryNode } from '@brixel/contract/office/category-endpoints';
import { isStoreCode, type StoreCode } from '@brixel/contract/stores';
import { type Kysely, sql } from 'kysely';
import { textsOf } from '../catalog/rows.ts';
import type { Schema } from '../database/schema.ts';
import { findRoot } from './category-root.ts';

/** In the order of the tree, without its root. */
export async function readTree(db: Kysely<Schema>, stores: readonly StoreCode[]): Promise<CategoryNode[]> {
  const root = await findRoot(db);
  if (!root) return [];
  const rows = await db
    .selectFrom('category')
    .select(['id', 'parent_id', 'level', 'is_active', 'include_in_menu', 'image', 'updated_at'])
    .orderBy('position')
    .orderBy('id')
    .execute();
  const texts = await db.selectFrom('category_text').select(['category_id', 'store_code', 'name']).execute();
  const names = textsOf(texts, ({ category_id }) => category_id, stores);
  const counts = await countGoods(db);
  const byParent = Map.groupBy(rows, ({ parent_id }) => parent_id);
  const below = (parent: number): CategoryNode[] =>
    (byParent.get(parent) ?? []).flatMap((row) => [
      {
        id: row.id,
        parent_id: parent === root.id ? null : parent,
        level: row.level - root.level,
        name: names.get(row.id)?.name ?? String(row.id),
        active: row.is_active === 1,
        in_menu: row.include_in_menu === 1,
        image: row.image,
        products: counts.get(row.id) ?? 0,
        version: row.updated_at,
      },
      ...below(row.id),
    ]);
  return below(root.id);
}

/** Each product once, in a category and in all above it. */
async function countGoods(db: Kysely<Schema>): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; products: number | string }>`
    select above.id, count(distinct product_category.product_id) as products
    from category above
    join category on category.path = above.path or category.path like above.path || '/%'
    join product_category on product_category.category_id = category.id
    group by above.id`.execute(db);
  return new Map(rows.map(({ id, products }) => [id, Number(products)]));
}

export async function readCategory(db: Kysely<Schema>, id: number): Promise<CategoryDetails | null> {
  const row = await db.selectFrom('category').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const stored = await db.selectFrom('category_text').selectAll().where('category_id', '=', id).execute();
  const texts: CategoryDetails['texts'] = {};
  const paths: CategoryDetails['paths'] = {};
  for (const { store_code, name, url_key, description } of stored) {
    if (!isStoreCode(store_code)) continue;
    texts[store_code] = { name, url_key, description };
    paths[store_code] = `/c/${encodeURIComponent(url_key)}`;
  }
  return {
    id,
    version: row.updated_at,
    active: row.is_active === 1,
    in_menu: row.include_in_menu === 1,
    image: row.image,
    texts,
    paths,
  };
}
