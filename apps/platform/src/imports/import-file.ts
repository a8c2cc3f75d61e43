import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { fileProblemTexts } from '@brixel/exchange/problem-texts';
import { FileProblem, type FileProblemCode } from '@brixel/exchange/problems';
import { parseJson } from '../database/column-types.ts';
import type { Database } from '../database/database.ts';
import type { ImportProblem } from '../database/import-tables.ts';
import type { Author } from '../office/audit.ts';
import { doWanted } from './do-wanted.ts';
import { receiveFile, removeFile } from './import-files.ts';
import { findJob, type ImportJob, toJob } from './import-jobs.ts';
import { createJob, type SaidChoice } from './receive-import.ts';

export interface ImportFile extends SaidChoice {
  /** several are one file after the other */
  path: string | readonly string[];
  /** what its owner calls it */
  name: string;
  author: Author;
}

/** One that is missing is noticed before any is read. */
async function* contentOf(paths: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const path of paths) await access(path);
  for (const [place, path] of paths.entries()) {
    // the last line of the one before may have no end
    if (place > 0) yield Buffer.from('\n');
    yield* createReadStream(path);
  }
}

/** Imports a file in this process, as a node does in the background; one that cannot be used is a `FileProblem`. */
export async function importFile(
  database: Database,
  { path, name, author, ...choice }: ImportFile,
): Promise<ImportJob | 'BUSY'> {
  const { dataDir } = database.location;
  const runner = randomUUID();
  const received = await receiveFile(dataDir, contentOf([path].flat()));
  const forget = (): Promise<void> => removeFile(dataDir, received.file);
  const atOnce = { runner, ...choice };
  const job = await createJob(database, { received, name, author, atOnce }).catch(async (error: unknown) => {
    await forget();
    throw error;
  });
  if (job === 'BUSY') {
    await forget();
    return job;
  }
  await doWanted(database, { ...job, runner });
  const done = (await findJob(database.db, job.id))!;
  if (!done.problem) return toJob(done);
  const { code, ...where } = parseJson(done.problem);
  if (isOfFile(code)) throw new FileProblem(code, where);
  throw new Error(code);
}

const isOfFile = (code: ImportProblem['code']): code is FileProblemCode => Object.hasOwn(fileProblemTexts, code);
