import type { Kysely } from 'kysely';
import { toJson } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';
import { insertRows } from '../seed/insert-rows.ts';
import { addToTotals, checkLots, noTotals } from './check-lots.ts';
import { dropJob } from './drop-job.ts';
import { findJob, type ImportJob, importRevision, moveJob, toJob, touchJob } from './import-jobs.ts';
import { loadKnownLots } from './known-lots.ts';
import { importRow, type PlannedRow } from './plan-row.ts';
import { openLotFile, type TableChoice } from './read-lots.ts';
import { writeGoods } from './write-goods.ts';

export interface ImportFile {
  path: string;
  /** what its owner calls it */
  name: string;
  table: TableChoice;
  /** whether lots that it does not name are gone; without it, as usual for its format */
  isWhole?: boolean | undefined;
  author: string;
}

/** Written at once. Orders and carts wait no longer than for one of them. */
const ROWS_AT_ONCE = 500;

/**
 * Reads a file, says what it will do, and writes its new goods where nobody sees them. A process that dies leaves an import that is
 * dropped when the next one begins: reading again is quick, and nothing of it was shown.
 */
export async function stageFile(db: Kysely<Schema>, file: ImportFile): Promise<ImportJob | 'BUSY'> {
  const { format, lots } = await openLotFile(file.path, file.table);
  const id = await createJob(db, { ...file, format });
  if (await isAnotherAtWork(db, id)) {
    await dropJob(db, id, 'dropped');
    return 'BUSY';
  }
  try {
    const totals = await writeRows(db, id, checkLots(lots, await loadKnownLots(db), file.isWhole ?? format !== 'csv'));
    const categories = await writeGoods(db, id);
    await db.transaction().execute((tx) => moveJob(tx, id, 'reading', 'staged', { totals, categoryIds: categories }));
  } catch (error) {
    await dropJob(db, id, 'failed');
    throw error;
  }
  return toJob((await findJob(db, id))!);
}

async function createJob(
  db: Kysely<Schema>,
  { name, format, author }: ImportFile & { format: ImportJob['format'] },
): Promise<number> {
  const now = new Date().toISOString();
  const { id } = await db
    .insertInto('import_job')
    .values({
      format,
      source_name: name,
      state: 'reading',
      basis: await importRevision(db),
      totals: toJson(noTotals),
      category_ids: toJson([]),
      created_by: author,
      created_at: now,
      touched_at: now,
      published_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Without a sign of life its process has died. */
const PATIENCE_MS = 60_000;

/** Of two that begin at once the first goes on. */
async function isAnotherAtWork(db: Kysely<Schema>, own: number): Promise<boolean> {
  const earlier = await db
    .selectFrom('import_job')
    .select(['id', 'touched_at'])
    .where('state', '=', 'reading')
    .where('id', '<', own)
    .execute();
  const alive = new Date(Date.now() - PATIENCE_MS).toISOString();
  for (const { id, touched_at } of earlier) if (touched_at < alive) await dropJob(db, id, 'dropped');
  return earlier.some(({ touched_at }) => touched_at >= alive);
}

async function writeRows(db: Kysely<Schema>, jobId: number, rows: AsyncIterable<PlannedRow>) {
  let totals = noTotals;
  let waiting: PlannedRow[] = [];
  const write = async (): Promise<void> => {
    const written = waiting.map((row) => importRow(jobId, row));
    waiting = [];
    await db.transaction().execute(async (tx) => {
      await insertRows(tx, 'import_row', written);
      await touchJob(tx, jobId);
    });
  };
  for await (const row of rows) {
    totals = addToTotals(totals, row);
    waiting.push(row);
    if (waiting.length === ROWS_AT_ONCE) await write();
  }
  if (waiting.length > 0) await write();
  return totals;
}
