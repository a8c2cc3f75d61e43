import { isStoreCode, type StoreCode } from '@brixel/contract/stores';
import type { Kysely } from 'kysely';
import { readCategory } from '../categories/read-categories.ts';
import type { Schema } from '../database/schema.ts';

type Paths = Partial<Record<StoreCode, string>>;

/** Where shoppers find what an import has brought: the category of most new goods, the newest first; else the goods that it changed last. */
export async function shopPaths(db: Kysely<Schema>, jobId: number): Promise<Paths> {
  const made = await db
    .selectFrom('import_row')
    .innerJoin('product_category', 'product_category.product_id', 'import_row.product_id')
    .innerJoin('category', 'category.id', 'product_category.category_id')
    .select(['category.id', ({ fn }) => fn.countAll<number>().as('goods')])
    .where('job_id', '=', jobId)
    .where('action', '=', 'create')
    .where('category.is_active', '=', 1)
    .groupBy('category.id')
    .orderBy('goods', 'desc')
    .orderBy('category.id')
    .limit(1)
    .executeTakeFirst();
  const category = made && Number(made.goods) > 1 ? await readCategory(db, made.id) : null;
  if (category) return mapPaths(category.paths, (path) => `${path}?sort=updated_at%3Adesc`);
  return pathsOfLast(db, jobId);
}

const mapPaths = (paths: Paths, change: (path: string) => string): Paths =>
  Object.fromEntries(Object.entries(paths).map(([store, path]) => [store, change(path)]));

async function pathsOfLast(db: Kysely<Schema>, jobId: number): Promise<Paths> {
  const last = await db
    .selectFrom('import_row')
    .innerJoin('product', 'product.id', 'import_row.product_id')
    .select(['product.id', 'product.sku', 'parent_sku'])
    .where('job_id', '=', jobId)
    .where('action', 'in', ['create', 'update'])
    .orderBy('action')
    .orderBy('row_no', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return {};
  const texts = await db
    .selectFrom('product_text')
    .select(['store_code', 'url_key'])
    .where('product_id', '=', last.id)
    .execute();
  const family = encodeURIComponent(last.parent_sku || last.sku);
  return Object.fromEntries(
    texts
      .filter(({ store_code }) => isStoreCode(store_code))
      .map(({ store_code, url_key }) => [store_code, `/p/${family}/${encodeURIComponent(url_key)}`]),
  );
}
