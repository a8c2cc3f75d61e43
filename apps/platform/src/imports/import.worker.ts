/** Does what is wanted of an import, in a process of its own: reading, and statements over twenty thousand rows, would hold up the shop. */
import { answerJobs } from '../answer-jobs.ts';
import { type DatabaseLocation, openDatabase } from '../database/database.ts';
import { doWanted } from './do-wanted.ts';
import { findJob } from './import-jobs.ts';

export interface ImportWork {
  location: DatabaseLocation;
  id: number;
  /** who has claimed it */
  runner: string;
}

answerJobs<ImportWork, true>(async ({ location, id, runner }) => {
  const database = await openDatabase(location);
  try {
    const job = await findJob(database.db, id);
    if (job?.runner === runner) await doWanted(database, { ...job, runner });
    return true;
  } finally {
    await database.close();
  }
});
