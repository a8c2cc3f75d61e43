import path from 'node:path';
import { type DatabaseLocation, SQLITE_FILE } from './database.ts';
import { isDatabaseUnavailable } from './database-errors.ts';

/** The file is malformed, or no database at all. */
const SQLITE_DAMAGED: ReadonlySet<number> = new Set([11, 26]);
const FOLDER_FAULTS: ReadonlySet<string> = new Set([
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOSPC',
  'ENOTDIR',
  'EEXIST',
  'EDQUOT',
]);

/** What Kysely says of a migration that has been run and that this release does not know. */
const LATER_TABLES = /previously executed migration .* is missing/;

/** Why a shop cannot start on its data, as a sentence for its owner; null for everything else, which is a bug. */
export function startProblem(
  error: unknown,
  { databaseUrl, dataDir }: Pick<DatabaseLocation, 'databaseUrl' | 'dataDir'>,
): string | null {
  if (!(error instanceof Error)) return null;
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
  const file = path.join(dataDir, SQLITE_FILE);
  if (typeof errcode === 'number' && SQLITE_DAMAGED.has(errcode & 0xff))
    return `The database ${file} is damaged (${error.message}). Restore it from a backup, or move it away to begin with an empty shop.`;
  if (databaseUrl && isDatabaseUnavailable(error))
    return `PostgreSQL at ${new URL(databaseUrl).host} cannot be used: ${error.message}.`;
  if (isDatabaseUnavailable(error)) return `The database ${file} cannot be used: ${error.message}.`;
  if (LATER_TABLES.test(error.message))
    return 'The tables are of a later release than this one. Start that release, or restore a backup of before.';
  if (typeof code === 'string' && FOLDER_FAULTS.has(code))
    return `DATA_DIR ${dataDir} cannot be used: ${error.message}.`;
  return null;
}
