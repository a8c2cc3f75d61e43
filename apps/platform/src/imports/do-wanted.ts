import { FileProblem } from '@brixel/exchange/problems';
import { parseJson, toJson } from '../database/column-types.ts';
import type { Database } from '../database/database.ts';
import type { ImportProblem } from '../database/import-tables.ts';
import { ClaimLost, touchJob } from './claim-job.ts';
import { clearJob } from './drop-job.ts';
import { importPath, removeFile } from './import-files.ts';
import { type JobRow, moveJob } from './import-jobs.ts';
import { publishJob } from './publish-job.ts';
import { stageJob } from './stage-job.ts';
import { undoJob } from './undo-job.ts';

/** An import that this process has claimed. */
export type Claimed = JobRow & { runner: string };

/** Begun so often and never ended, something is wrong that trying does not mend. */
const MOST_ATTEMPTS = 3;

const nobody = { staff: { id: null, name: '' }, requestId: null };

/** Does what is wanted of an import that this process has claimed. What fails for another reason than the file is tried again. */
export async function doWanted(database: Database, job: Claimed): Promise<void> {
  const author = job.wanted_by ? parseJson(job.wanted_by) : nobody;
  try {
    if (job.attempts > MOST_ATTEMPTS) return await giveUp(database, job, { code: 'UNEXPECTED' });
    switch (job.wanted) {
      case 'read':
        return await read(database, job);
      case 'publish': {
        const done = await publishJob(database, job.id, { author, isSure: true, runner: job.runner });
        if (done === 'OUTDATED') return await giveUp(database, job, { code: 'OUTDATED' });
        if (typeof done === 'string') return await giveUp(database, job, null);
        return await forgetFile(database, job);
      }
      case 'undo': {
        const done = await undoJob(database, job.id, { author, runner: job.runner });
        if (typeof done === 'string') await giveUp(database, job, null);
        return;
      }
      case 'clear':
        await clearJob(database.db, job.id, (tx) => touchJob(tx, job));
        await forgetFile(database, job);
        return await giveUp(database, job, null);
      case null:
        return;
    }
  } catch (error) {
    if (!(error instanceof ClaimLost)) throw error;
  }
}

async function read(database: Database, job: Claimed): Promise<void> {
  const { db, location } = database;
  if (!job.file || !job.choice) return giveUp(database, job, { code: 'FILE_LOST' });
  try {
    await stageJob(database, job, importPath(location.dataDir, job.file), parseJson(job.choice));
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    const { code, line, column, detail } = error;
    await clearJob(db, job.id, (tx) => touchJob(tx, job));
    await giveUp(database, job, { code, line, column, detail });
  }
}

/** Nothing is wanted any more; what could not be read has failed. */
async function giveUp(
  { db }: Pick<Database, 'db'>,
  job: Claimed,
  problem: (Pick<ImportProblem, 'code'> & Partial<ImportProblem>) | null,
): Promise<void> {
  const facts = problem && { problem: toJson({ line: 0, column: 0, detail: '', ...problem }) };
  await db.transaction().execute(async (tx) => {
    await touchJob(tx, job);
    const { state } = await tx
      .selectFrom('import_job')
      .select('state')
      .where('id', '=', job.id)
      .executeTakeFirstOrThrow();
    await moveJob(tx, job.id, state, problem && job.wanted === 'read' ? 'failed' : state, { ...facts });
  });
}

/** What was published, or is not wanted, is not read again. */
async function forgetFile({ db, location }: Database, { id, file }: Pick<JobRow, 'id' | 'file'>): Promise<void> {
  if (file === null) return;
  await db.updateTable('import_job').set({ file: null }).where('id', '=', id).execute();
  await removeFile(location.dataDir, file);
}
