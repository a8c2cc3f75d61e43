import type { Kysely, Selectable, Transaction } from 'kysely';
import { parseJson, toJson } from '../database/column-types.ts';
import type { ImportState, ImportTotals } from '../database/import-tables.ts';
import type { Schema } from '../database/schema.ts';

type JobRow = Selectable<Schema['import_job']>;

/** One file that was imported. */
export interface ImportJob extends Pick<JobRow, 'id' | 'format' | 'state'> {
  name: string;
  totals: ImportTotals;
  createdBy: string;
  createdAt: string;
}

export const toJob = (row: JobRow): ImportJob => ({
  id: row.id,
  format: row.format,
  state: row.state,
  name: row.source_name,
  totals: parseJson(row.totals),
  createdBy: row.created_by,
  createdAt: row.created_at,
});

export async function findJob(db: Kysely<Schema>, id: number): Promise<JobRow | null> {
  return (await db.selectFrom('import_job').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

export async function listJobs(db: Kysely<Schema>, limit: number): Promise<ImportJob[]> {
  const rows = await db.selectFrom('import_job').selectAll().orderBy('id', 'desc').limit(limit).execute();
  return rows.map(toJob);
}

/** How often imports have changed the shop. */
export async function importRevision(db: Kysely<Schema>): Promise<number> {
  const { published, undone } = await db
    .selectFrom('import_job')
    .select(({ fn }) => [
      fn.count<number>('published_at').as('published'),
      fn.count<number>('id').filterWhere('state', '=', 'undone').as('undone'),
    ])
    .executeTakeFirstOrThrow();
  return Number(published) + Number(undone);
}

/** False where it is in another state by now: only one of two that want to change it does. */
export async function moveJob(
  tx: Transaction<Schema>,
  id: number,
  from: ImportState,
  to: ImportState,
  facts: { totals?: ImportTotals; categoryIds?: readonly number[]; publishedAt?: string } = {},
): Promise<boolean> {
  const { totals, categoryIds, publishedAt } = facts;
  const { numUpdatedRows } = await tx
    .updateTable('import_job')
    .set({
      state: to,
      ...(totals && { totals: toJson(totals) }),
      ...(categoryIds && { category_ids: toJson(categoryIds) }),
      ...(publishedAt && { published_at: publishedAt }),
    })
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** A sign of life of the process that reads it. */
export const touchJob = (tx: Transaction<Schema>, id: number) =>
  tx.updateTable('import_job').set({ touched_at: new Date().toISOString() }).where('id', '=', id).execute();
