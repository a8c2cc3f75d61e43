/** Makes a backup in a process of its own: copying and packing a database would hold up the shop. */
import { answerJobs } from '../answer-jobs.ts';
import type { DatabaseLocation } from '../database/database.ts';
import { makeBackup } from './backup.ts';

export interface BackupJob {
  location: DatabaseLocation;
  target: string;
}

/** how large it is */
export type BackupAnswer = number;

answerJobs<BackupJob, BackupAnswer>(async ({ location, target }) => (await makeBackup(location, target)).bytes);
