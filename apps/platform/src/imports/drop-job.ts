import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { clearAdditions } from '../dump-files/import-additions.ts';
import { touchJob } from './claim-job.ts';
import { moveJob } from './import-jobs.ts';
import { STATUS } from './plan-row.ts';
import { sliceWriter } from './write-slices.ts';

const AT_ONCE = 200;

/** An import that nobody has published is not wanted any more; whoever reads it notices. What it has written is to be cleared. */
export async function giveUpJob(tx: Transaction<Schema>, id: number, runner: string | null = null): Promise<boolean> {
  for (const state of ['received', 'reading', 'staged', 'failed'] as const)
    if (await moveJob(tx, id, state, 'dropped', { wanted: 'clear', runner })) return true;
  return false;
}

/** Removes the rows of an import, and goods that were staged for it, a part at a time: orders wait no longer than for one of them. */
export async function clearJob(
  db: Kysely<Schema>,
  id: number,
  beforeEach: (tx: Transaction<Schema>) => Promise<void> = async () => {},
): Promise<void> {
  const writeSlice = sliceWriter(db);
  for (let isDone = false; !isDone; ) {
    isDone = await writeSlice(async (tx) => {
      await beforeEach(tx);
      const rows = await tx
        .selectFrom('import_row')
        .select(['row_no', 'product_id', 'action'])
        .where('job_id', '=', id)
        .orderBy('row_no')
        .limit(AT_ONCE)
        .execute();
      await removeStaged(
        tx,
        rows.flatMap(({ action, product_id }) => (action === 'create' && product_id !== null ? product_id : [])),
      );
      await tx
        .deleteFrom('import_row')
        .where('job_id', '=', id)
        .where('row_no', '<=', rows.at(-1)?.row_no ?? 0)
        .execute();
      return rows.length < AT_ONCE;
    });
  }
  await db.deleteFrom('import_product').where('job_id', '=', id).execute();
  await clearFamilies(db, beforeEach);
  await clearAdditions(db, id, beforeEach);
  await db.deleteFrom('import_undo').where('job_id', '=', id).execute();
}

/** Families that were prepared for lots that did not come. */
async function clearFamilies(
  db: Kysely<Schema>,
  beforeEach: (tx: Transaction<Schema>) => Promise<void>,
): Promise<void> {
  const named = db
    .selectFrom('lot')
    .select('family_sku')
    .where('family_sku', 'is not', null)
    .union(db.selectFrom('import_row').select('family_sku').where('family_sku', 'is not', null))
    .union(db.selectFrom('import_product').select('sku as family_sku'));
  const unused = await db
    .selectFrom('product')
    .select('id')
    .where('status', '=', STATUS.staged)
    .where('type_id', '=', 'configurable')
    .where('sku', 'not in', named)
    .execute();
  const writeSlice = sliceWriter(db);
  for (let first = 0; first < unused.length; first += AT_ONCE)
    await writeSlice(async (tx) => {
      await beforeEach(tx);
      await removeStaged(
        tx,
        unused.slice(first, first + AT_ONCE).map((family) => family.id),
      );
    });
}

async function removeStaged(tx: Transaction<Schema>, products: readonly number[]): Promise<void> {
  if (products.length === 0) return;
  const rows = await tx
    .selectFrom('product')
    .select(['id', 'sku'])
    .where('id', 'in', products)
    .where('status', '=', STATUS.staged)
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  const skus = rows.map(({ sku }) => sku);
  for (const table of ['stock_movement', 'shelf'] as const)
    await tx.deleteFrom(table).where('sku', 'in', skus).execute();
  const tables = [
    'product_text',
    'product_category',
    'product_link',
    'product_picture',
    'tier_price',
    'stock',
  ] as const;
  for (const table of tables) await tx.deleteFrom(table).where('product_id', 'in', ids).execute();
  await tx.deleteFrom('product').where('id', 'in', ids).execute();
}

/** Gives an import up and clears it at once. */
export async function dropJob(db: Kysely<Schema>, id: number): Promise<boolean> {
  const runner = randomUUID();
  if (!(await db.transaction().execute((tx) => giveUpJob(tx, id, runner)))) return false;
  await clearJob(db, id, (tx) => touchJob(tx, { id, runner }));
  await db.transaction().execute((tx) => moveJob(tx, id, 'dropped', 'dropped'));
  return true;
}
