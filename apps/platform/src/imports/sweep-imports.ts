import type { Kysely } from 'kysely';
import { toJson } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';
import { findJob, moveJob } from './import-jobs.ts';
import { UNDO_DAYS } from './undo-job.ts';

/** Names of the files that imports still need. */
export async function neededFiles(db: Kysely<Schema>): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('import_job').select('file').where('file', 'is not', null).execute();
  return new Set(rows.flatMap(({ file }) => file ?? []));
}

/** The node that has received a file is gone with it. */
export async function loseFile(db: Kysely<Schema>, id: number): Promise<void> {
  const problem = toJson({ code: 'FILE_LOST', line: 0, column: 0, detail: '' } as const);
  await db.transaction().execute(async (tx) => {
    const job = await findJob(tx, id);
    if (job?.wanted === 'read') await moveJob(tx, id, job.state, 'failed', { problem, wanted: 'clear' });
  });
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Rows are kept as long as an import can be undone; what nobody came back to is given up. The totals of all imports stay. */
export async function forgetOldRows(db: Kysely<Schema>, now: number): Promise<void> {
  const jobs = await db
    .selectFrom('import_job')
    .select(['id', 'state'])
    .where('wanted', 'is', null)
    .where('touched_at', '<', new Date(now - (UNDO_DAYS + 1) * DAY_MS).toISOString())
    .where(({ exists, selectFrom, or, eb }) =>
      or([
        eb('file', 'is not', null),
        exists(selectFrom('import_row').select('row_no').whereRef('import_row.job_id', '=', 'import_job.id')),
      ]),
    )
    .execute();
  for (const { id, state } of jobs) {
    const isWaiting = state === 'received' || state === 'staged';
    await db.transaction().execute((tx) => moveJob(tx, id, state, isWaiting ? 'dropped' : state, { wanted: 'clear' }));
  }
}
