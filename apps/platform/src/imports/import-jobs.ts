import type { BasisPoints } from '@brixel/commerce/money';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { parseJson, toJson } from '../database/column-types.ts';
import type { ImportState, ImportTotals } from '../database/import-tables.ts';
import type { Schema } from '../database/schema.ts';
import { noTotals } from './check-lots.ts';

export type JobRow = Selectable<Schema['import_job']>;

/** One file that was imported. */
export interface ImportJob extends Pick<JobRow, 'id' | 'format' | 'state'> {
  name: string;
  totals: ImportTotals;
  /** that is added to its prices; null: they hold it already */
  addedVat: BasisPoints | null;
  createdBy: string;
  createdAt: string;
}

export const totalsOf = ({ totals }: Pick<JobRow, 'totals'>): ImportTotals => ({ ...noTotals, ...parseJson(totals) });

function addedVatOf({ choice }: JobRow): BasisPoints | null {
  const { prices = 'gross', vatRate = null } = choice ? parseJson(choice) : {};
  return prices === 'net' ? vatRate : null;
}

export const toJob = (row: JobRow): ImportJob => ({
  id: row.id,
  format: row.format,
  state: row.state,
  name: row.source_name,
  totals: totalsOf(row),
  addedVat: addedVatOf(row),
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

/** The newest import that is in the shop: only that one can be undone. */
export async function lastInForce(db: Kysely<Schema>): Promise<number> {
  const row = await db
    .selectFrom('import_job')
    .select(({ fn }) => fn.max<number | null>('id').as('last'))
    .where('state', '=', 'published')
    .executeTakeFirstOrThrow();
  return row.last ?? 0;
}

type JobFacts = Partial<Pick<JobRow, 'wanted' | 'runner' | 'problem' | 'applied_to' | 'file'>> & {
  totals?: ImportTotals;
  categoryIds?: readonly number[];
  publishedAt?: string;
};

/**
 * False where it is in another state by now: only one of two that want to change it does. Nothing more is wanted afterwards, unless it
 * is said. One of which a part has been published is dropped no more.
 */
export async function moveJob(
  tx: Transaction<Schema>,
  id: number,
  from: ImportState,
  to: ImportState,
  { totals, categoryIds, publishedAt, ...facts }: JobFacts = {},
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('import_job')
    .set({
      ...{ state: to, wanted: null, runner: null, attempts: 0, touched_at: new Date().toISOString(), ...facts },
      ...(totals && { totals: toJson(totals) }),
      ...(categoryIds && { category_ids: toJson(categoryIds) }),
      ...(publishedAt && { published_at: publishedAt }),
    })
    .where('id', '=', id)
    .where('state', '=', from)
    .$if(to === 'dropped', (jobs) => jobs.where('applied_to', 'is', null))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
