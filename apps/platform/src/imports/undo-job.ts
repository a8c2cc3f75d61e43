import type { Kysely, Transaction } from 'kysely';
import { recordChanges } from '../catalog/changes/change-log.ts';
import { notifyWithCommit } from '../catalog/changes/change-signal.ts';
import { parseJson, toJson } from '../database/column-types.ts';
import type { Database } from '../database/database.ts';
import type { ImportProblem } from '../database/import-tables.ts';
import type { Schema } from '../database/schema.ts';
import { undoAdditions } from '../dump-files/import-additions.ts';
import { type Author, recordChange } from '../office/audit.ts';
import { isOfProducts } from '../product-files/product-formats.ts';
import { undoProducts } from '../product-files/publish-products.ts';
import { bringBackSales, salesChanges } from './apply-sales.ts';
import { applyInSlices, beginApplying, type Slice, takeBackInSlices } from './apply-slices.ts';
import { type ClaimedJob, touchJob } from './claim-job.ts';
import { clearJob } from './drop-job.ts';
import { findJob, type ImportJob, type JobRow, lastInForce, moveJob, toJob } from './import-jobs.ts';
import { joinFamilies } from './join-families.ts';
import { changesOf } from './publish-job.ts';
import { undoLots } from './undo-lots.ts';

export type UndoRefusal =
  | 'NOT_FOUND'
  | 'NOT_PUBLISHED'
  | 'NOT_THE_NEWEST'
  | 'TOO_LATE'
  /** another import is worked on at this moment */
  | 'BUSY';

export interface UndoOptions {
  author: Author;
  now?: number;
  /** the process that has claimed the import; without it the import is claimed now */
  runner?: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;
export const UNDO_DAYS = 30;

/**
 * Takes an import back, the newest first: goods that it made leave the shop, others get back what they were where they still are as the
 * import made them. Stock goes back by what the import added; what was sold meanwhile stays sold.
 */
export async function undoJob(
  database: Pick<Database, 'db' | 'kind'>,
  id: number,
  { author, now = Date.now(), runner }: UndoOptions,
): Promise<ImportJob | UndoRefusal> {
  const { db, kind } = database;
  const refusal = async (tx: Transaction<Schema>) => undoRefusal(tx, await findJob(tx, id), now);
  const begun = await beginApplying(database, id, 'undo', { author, runner, refusal });
  if (begun === 'OTHER_HAS_BEGUN') return 'NOT_THE_NEWEST';
  if (typeof begun === 'string') return begun;
  const undoneAt = new Date(now).toISOString();
  const published = toJob((await findJob(db, id))!);
  const { format } = published;
  if (format !== 'orders-xml')
    await applyInSlices(db, begun, published, (tx, rows) => undoRows(tx, format, { kind, id, rows, now: undoneAt }));
  if (isOfProducts(format)) await undoAdditions(db, begun);
  if (hasFamilies(format)) await joinFamilies(db, begun, undoneAt);
  return db.transaction().execute(async (tx) => {
    await touchJob(tx, begun);
    if (!(await moveJob(tx, id, 'published', 'undone', { applied_to: null }))) return 'NOT_PUBLISHED';
    const job = (await findJob(tx, id))!;
    if (format === 'orders-xml') await bringBackSales(tx, kind, id);
    await recordChanges(tx, format === 'orders-xml' ? await salesChanges(tx, id) : await changesOf(tx, id));
    await notifyWithCommit(tx, kind);
    const { create, update, retire } = parseJson(job.totals);
    const before = { create, update, retire };
    await recordChange(tx, { ...author, action: 'imports.undo', subject: job.source_name, before });
    return toJob(job);
  });
}

/**
 * Takes back what an import has written that cannot be published to its end. What is left of it then is a file that its owner may have
 * checked again.
 */
export async function takeBackJob(
  { db, kind }: Pick<Database, 'db' | 'kind'>,
  job: JobRow & ClaimedJob,
  problem: ImportProblem,
): Promise<void> {
  const now = new Date().toISOString();
  if (isOfProducts(job.format)) await undoAdditions(db, job);
  if (job.format !== 'orders-xml')
    await takeBackInSlices(db, job, job, (tx, rows) => undoRows(tx, job.format, { kind, id: job.id, rows, now }));
  if (hasFamilies(job.format)) await joinFamilies(db, job, now);
  await clearJob(db, job.id, (tx) => touchJob(tx, job));
  await db.transaction().execute(async (tx) => {
    await touchJob(tx, job);
    await moveJob(tx, job.id, 'staged', 'failed', { applied_to: null, problem: toJson(problem) });
    // goods that somebody has changed meanwhile were shown as they were half way
    await recordChanges(tx, [{ kind: 'content', sku: null }]);
    await notifyWithCommit(tx, kind);
  });
}

const hasFamilies = (format: JobRow['format']): boolean => format !== 'orders-xml' && !isOfProducts(format);

const undoRows = (tx: Transaction<Schema>, format: JobRow['format'], slice: Slice): Promise<void> =>
  isOfProducts(format) ? undoProducts(tx, slice) : undoLots(tx, slice);

/** Until when an import can be undone. */
export const undoUntil = (publishedAt: string): string =>
  new Date(Date.parse(publishedAt) + UNDO_DAYS * DAY_MS).toISOString();

/** Why an import cannot be undone; null: it can. */
export async function undoRefusal(
  db: Kysely<Schema>,
  job: JobRow | null,
  now: number = Date.now(),
): Promise<UndoRefusal | null> {
  if (!job) return 'NOT_FOUND';
  if (job.state !== 'published' || job.published_at === null) return 'NOT_PUBLISHED';
  if (undoUntil(job.published_at) < new Date(now).toISOString()) return 'TOO_LATE';
  return (await lastInForce(db)) === job.id ? null : 'NOT_THE_NEWEST';
}
