import { FileProblem } from '@brixel/exchange/problems';
import { parseJson, toJson } from '../database/column-types.ts';
import type { Database } from '../database/database.ts';
import type { ImportProblem } from '../database/import-tables.ts';
import { goesOn } from './apply-slices.ts';
import { ClaimLost, touchJob } from './claim-job.ts';
import { clearJob } from './drop-job.ts';
import { importPath, removeFile } from './import-files.ts';
import { type JobRow, moveJob } from './import-jobs.ts';
import { publishJob } from './publish-job.ts';
import { stageJob } from './stage-job.ts';
import { takeBackJob, undoJob } from './undo-job.ts';

/** An import that this process has claimed. */
export type Claimed = JobRow & { runner: string };

/** Begun so often and never ended, something is wrong that trying does not mend. */
const MOST_ATTEMPTS = 3;

const nobody = { staff: { id: null, name: '' }, requestId: null };

/** Does what is wanted of an import that this process has claimed. What fails for another reason than the file is tried again. */
export async function doWanted(database: Database, job: Claimed): Promise<void> {
  const author = job.wanted_by ? parseJson(job.wanted_by) : nobody;
  try {
    if (job.attempts > MOST_ATTEMPTS)
      return await (goesOn(job, 'publish') && job.wanted === 'publish'
        ? wantBack(database, job)
        : giveUp(database, job, { code: job.wanted === 'undo' ? 'UNDO_STUCK' : 'UNEXPECTED' }));
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
        if (job.state === 'staged') return await takeBackJob(database, job, problemOf({ code: 'TAKEN_BACK' }));
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

/** Publishing has begun and cannot be ended: half of an import is not left in the shop. */
async function wantBack({ db }: Pick<Database, 'db'>, job: Claimed): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await touchJob(tx, job);
    await moveJob(tx, job.id, 'staged', 'staged', { wanted: 'undo' });
  });
}

type ProblemFacts = Pick<ImportProblem, 'code'> & Partial<ImportProblem>;

const problemOf = (facts: ProblemFacts): ImportProblem => ({ line: 0, column: 0, detail: '', ...facts });

/** Nothing is wanted any more; what could not be read has failed. */
async function giveUp({ db }: Pick<Database, 'db'>, job: Claimed, problem: ProblemFacts | null): Promise<void> {
  const facts = problem && { problem: toJson(problemOf(problem)) };
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
