import type { Kysely } from 'kysely';
import { toJson } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';
import { findJob, moveJob } from './import-jobs.ts';

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
