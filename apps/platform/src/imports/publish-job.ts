import type { Kysely, Transaction } from 'kysely';
import { type CatalogChange, recordChanges } from '../catalog/changes/change-log.ts';
import { notifyWithCommit } from '../catalog/changes/change-signal.ts';
import { parseJson } from '../database/column-types.ts';
import type { Database } from '../database/database.ts';
import type { ImportTotals } from '../database/import-tables.ts';
import type { Schema } from '../database/schema.ts';
import { applyAdditions } from '../dump-files/import-additions.ts';
import { type Author, recordChange } from '../office/audit.ts';
import { isOfProducts } from '../product-files/product-formats.ts';
import { publishProducts } from '../product-files/publish-products.ts';
import { applyLots } from './apply-lots.ts';
import { salesChanges, takeOffSales } from './apply-sales.ts';
import { applyInSlices, beginApplying } from './apply-slices.ts';
import { touchJob } from './claim-job.ts';
import { findJob, type ImportJob, importRevision, moveJob, toJob, totalsOf } from './import-jobs.ts';
import { joinFamilies } from './join-families.ts';

export type PublishRefusal =
  | 'NOT_FOUND'
  | 'NOT_STAGED'
  | 'OUTDATED'
  | 'TOO_MANY_ERRORS'
  | 'TOO_MANY_GONE'
  /** another import is worked on at this moment */
  | 'BUSY';

/** Beyond these shares it is probably the wrong file. */
const MOST_ERRORS = 0.2;
const MOST_GONE = 0.3;

export interface PublishOptions {
  author: Author;
  /** the owner has seen how much is wrong or gone */
  isSure: boolean;
  now?: number;
  /** the process that has claimed the import; without it the import is claimed now */
  runner?: string;
}

/** Shows what an import has staged: slice by slice it is brought into the tables, and shoppers see all of it at once when it is there. */
export async function publishJob(
  database: Pick<Database, 'db' | 'kind'>,
  id: number,
  { author, isSure, now = Date.now(), runner }: PublishOptions,
): Promise<ImportJob | PublishRefusal> {
  const { db, kind } = database;
  const refusal = (tx: Transaction<Schema>) => refusalOf(tx, id, isSure);
  const begun = await beginApplying(database, id, 'publish', { author, runner, refusal });
  if (begun === 'OTHER_HAS_BEGUN') return 'OUTDATED';
  if (typeof begun === 'string') return begun;
  const publishedAt = new Date(now).toISOString();
  const staged = toJob((await findJob(db, id))!);
  const { format } = staged;
  const slice = { kind, id, now: publishedAt };
  if (isOfProducts(format)) {
    await applyInSlices(db, begun, staged, (tx, rows) => publishProducts(tx, { ...slice, rows }));
    await applyAdditions(db, begun);
  } else if (format !== 'orders-xml') {
    await applyInSlices(db, begun, staged, (tx, rows) => applyLots(tx, { ...slice, rows }, staged.totals));
    await joinFamilies(db, begun, publishedAt);
  }
  return db.transaction().execute(async (tx) => {
    await touchJob(tx, begun);
    const facts = { publishedAt, applied_to: null, file: null };
    if (!(await moveJob(tx, id, 'staged', 'published', facts))) return 'NOT_STAGED';
    const job = toJob((await findJob(tx, id))!);
    if (format === 'orders-xml') await takeOffSales(tx, kind, id);
    else await showCategories(tx, id);
    await recordChanges(tx, format === 'orders-xml' ? await salesChanges(tx, id) : await changesOf(tx, id));
    await notifyWithCommit(tx, kind);
    const { create, update, retire } = job.totals;
    const after = { create, update, retire };
    await recordChange(tx, { ...author, action: 'imports.publish', subject: job.name, after });
    return job;
  });
}

export async function refusalOf(tx: Kysely<Schema>, id: number, isSure: boolean): Promise<PublishRefusal | null> {
  const job = await findJob(tx, id);
  if (!job) return 'NOT_FOUND';
  if (job.state !== 'staged') return 'NOT_STAGED';
  if (job.basis !== (await importRevision(tx))) return 'OUTDATED';
  const doubt = doubtOf(totalsOf(job));
  if (isSure || !doubt) return null;
  return doubt.kind === 'gone' ? 'TOO_MANY_GONE' : 'TOO_MANY_ERRORS';
}

/** Why it is probably the wrong file: so many of so many are gone, or have errors. */
export interface Doubt {
  kind: 'errors' | 'gone';
  number: number;
  of: number;
}

export function doubtOf({ create, update, unchanged, skip, error, retire }: ImportTotals): Doubt | null {
  const [rows, known] = [create + update + unchanged + skip + error, update + unchanged + retire];
  if (retire > MOST_GONE * known) return { kind: 'gone', number: retire, of: known };
  return error > MOST_ERRORS * rows ? { kind: 'errors', number: error, of: rows } : null;
}

async function showCategories(tx: Transaction<Schema>, id: number): Promise<void> {
  const { category_ids } = (await findJob(tx, id))!;
  const ids = parseJson(category_ids);
  if (ids.length > 0) await tx.updateTable('category').set({ is_active: 1 }).where('id', 'in', ids).execute();
}

/** More are shown by a build, which takes in everything. */
const MOST_IN_PLACE = 400;

export async function changesOf(db: Kysely<Schema>, id: number): Promise<CatalogChange[]> {
  const rows = await db
    .selectFrom('import_row')
    .select('sku')
    .where('job_id', '=', id)
    .where('action', 'in', ['create', 'update', 'retire'])
    .limit(MOST_IN_PLACE + 1)
    .execute();
  const isOther = rows.length > 0 || (await hasAdditions(db, id));
  if (!isOther) return [];
  const skus = rows.length > MOST_IN_PLACE ? [] : rows.flatMap(({ sku }) => sku ?? []);
  return [null, ...skus, ...(await familiesOf(db, skus))].map((sku) => ({ kind: 'content', sku }));
}

/** Categories and filters are to be seen without any goods that change. */
async function hasAdditions(db: Kysely<Schema>, id: number): Promise<boolean> {
  const job = await findJob(db, id);
  if (job && parseJson(job.category_ids).length > 0) return true;
  const row = await db
    .selectFrom('import_addition')
    .select('number')
    .where('job_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function familiesOf(db: Kysely<Schema>, skus: readonly string[]): Promise<string[]> {
  if (skus.length === 0) return [];
  const rows = await db.selectFrom('lot').select('family_sku').distinct().where('sku', 'in', skus).execute();
  return rows.flatMap(({ family_sku }) => family_sku ?? []);
}
