import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase, SQLITE_FILE } from './database.ts';
import { migrate } from './migrate.ts';
import { startProblem } from './start-problem.ts';

/** Opens the database and makes its tables, as every start does. */
async function open(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir });
  await migrate(database).finally(() => database.close());
}

test.each<[what: string, damaged: (whole: Buffer) => Buffer]>([
  ['no database at all', () => Buffer.from('These are not the bytes of a database. '.repeat(200))],
  [
    'pages are overwritten',
    (whole) => Buffer.concat([whole.subarray(0, 1024), Buffer.alloc(whole.length - 1024, 0xa5)]),
  ],
  ['the file is cut', (whole) => whole.subarray(0, 9_000)],
])('of a damaged database the owner reads where it is and what to do: %s', async (_what, damaged) => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'brixel-damaged-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  await open(dataDir);
  const file = path.join(dataDir, SQLITE_FILE);
  await writeFile(file, damaged(await readFile(file)));
  const error = await open(dataDir).catch((thrown: unknown) => thrown);
  expect(startProblem(error, { dataDir })).toMatch(/^The database \S+ is damaged \([^)]+\)\. Restore it from a backup/);
});
