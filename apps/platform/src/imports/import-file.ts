import { randomUUID } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { BasisPoints } from '@brixel/commerce/money';
import type { ImportJumps } from '@brixel/contract/office/import-words';
import type { NewCategories } from '@brixel/contract/office/product-file-words';
import { fileProblemTexts } from '@brixel/exchange/problem-texts';
import { FileProblem, type FileProblemCode } from '@brixel/exchange/problems';
import { parseJson } from '../database/column-types.ts';
import type { Database } from '../database/database.ts';
import type { AddingChoice, ImportProblem, TableChoice } from '../database/import-tables.ts';
import type { Author } from '../office/audit.ts';
import { doWanted } from './do-wanted.ts';
import { receiveFile, removeFile } from './import-files.ts';
import { findJob, type ImportJob, toJob } from './import-jobs.ts';
import { createJob } from './receive-import.ts';

export interface ImportFile {
  path: string;
  /** what its owner calls it */
  name: string;
  table: Pick<TableChoice, 'colours' | 'condition'>;
  /** whether lots that it does not name are gone; without it, as usual for its format */
  isWhole?: boolean | undefined;
  /** of parts that come on top of what is there */
  adding?: AddingChoice | undefined;
  /** what becomes of categories that a file of products names and the shop has not */
  categories?: NewCategories | undefined;
  jumps?: ImportJumps | undefined;
  /** that is added to the prices of a table without VAT */
  vatRate?: BasisPoints | undefined;
  author: Author;
}

/** Imports a file in this process, as a node does in the background; one that cannot be used is a `FileProblem`. */
export async function importFile(
  database: Database,
  { path, name, author, ...choice }: ImportFile,
): Promise<ImportJob | 'BUSY'> {
  const { dataDir } = database.location;
  const runner = randomUUID();
  const source = await open(path);
  const received = await receiveFile(dataDir, source.createReadStream());
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
