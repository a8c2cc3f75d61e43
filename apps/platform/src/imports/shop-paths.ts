import { isStoreCode, type StoreCode } from '@brixel/contract/stores';
import type { Kysely } from 'kysely';
import { readCategory } from '../categories/read-categories.ts';
import type { ImportTotals } from '../database/import-tables.ts';
import type { Schema } from '../database/schema.ts';

type Paths = Partial<Record<StoreCode, string>>;

/** Where shoppers find what an import has brought: the category of most new goods, the newest first; else the goods that it changed last. */
export async function shopPaths(db: Kysely<Schema>, jobId: number, totals: ImportTotals): Promise<Paths> {
  const { create, update } = totals;
  const id = create > 1 ? await categoryOfMost(db, jobId, rowsOf(totals)) : null;
  const category = id === null ? null : await readCategory(db, id);
  if (category) return mapPaths(category.paths, (path) => `${path}?sort=updated_at%3Adesc`);
  if (create + update === 0) return {};
  return pathsOfLast(db, jobId, create > 0 ? 'create' : 'update');
}

const rowsOf = ({ create, update, unchanged, skip, error }: ImportTotals): number =>
  create + update + unchanged + skip + error;

/** Enough to tell where most of them are. */
const SAMPLE = 500;

/** Of a sample: looking through all rows of a large file would hold up the shop. */
async function categoryOfMost(db: Kysely<Schema>, jobId: number, rows: number): Promise<number | null> {
  const step = Math.ceil(rows / SAMPLE);
  const numbers = Array.from({ length: Math.ceil(rows / step) }, (_, place) => place * step + 1);
  const most = await db
    .selectFrom('import_row')
    .innerJoin('product_category', 'product_category.product_id', 'import_row.product_id')
    .innerJoin('category', 'category.id', 'product_category.category_id')
    .select(['category.id', ({ fn }) => fn.countAll<number>().as('goods')])
    .where('job_id', '=', jobId)
    .where('row_no', 'in', numbers)
    .where('action', '=', 'create')
    .where('category.is_active', '=', 1)
    .groupBy('category.id')
    .orderBy('goods', 'desc')
    .orderBy('category.id')
    .limit(1)
    .executeTakeFirst();
  return most?.id ?? null;
}

const mapPaths = (paths: Paths, change: (path: string) => string): Paths =>
  Object.fromEntries(Object.entries(paths).map(([store, path]) => [store, change(path)]));

async function pathsOfLast(db: Kysely<Schema>, jobId: number, action: 'create' | 'update'): Promise<Paths> {
  const last = await db
    .selectFrom('import_row')
    .innerJoin('product', 'product.id', 'import_row.product_id')
    .select(['product.id', 'product.sku', 'parent_sku'])
    .where('job_id', '=', jobId)
    .where('action', '=', action)
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
