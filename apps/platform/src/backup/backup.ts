import { cp, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type DatabaseLocation, SQLITE_FILE } from '../database/database.ts';
import { migrationNames } from '../database/migrate.ts';
import { makePrivateFolder } from '../private-files.ts';
import { type BackedUpFile, type BackupList, type OpenBackup, openBackupFile, writeBackupFile } from './backup-file.ts';
import { BackupProblem } from './backup-problem.ts';
import { appliedMigrations, checkCopy, copyDatabase, fillPostgres, holdsShop, kindOf } from './database-copy.ts';

/**
 * What a shop cannot be made again from: its database, which holds pictures and secrets too, and the files that the owner has put into `downloads`. All else in the
 * data directory is a cache, or a mail that has been written.
 */
const DOWNLOADS = 'downloads';

export interface MadeBackup {
  list: BackupList;
  bytes: number;
}

/** Also while the shop runs. What was written is read again before it gets its name: a file of that name is whole. */
export async function makeBackup(location: DatabaseLocation, target: string, now = Date.now()): Promise<MadeBackup> {
  await refuseExisting(target);
  return inFolderBeside(target, async (folder) => {
    const facts = {
      created_at: new Date(now).toISOString(),
      database: kindOf(location),
      migrations: await appliedMigrations(location),
    };
    const copy = path.join(folder, 'database');
    await copyDatabase(location, copy);
    const files: BackedUpFile[] = [
      { path: 'database', file: copy, isPacked: facts.database === 'postgres' },
      ...(await downloadsIn(location.dataDir)),
    ];
    const unchecked = path.join(folder, 'backup.zip');
    await writeBackupFile(unchecked, facts, files);
    await rm(copy);
    const list = await verifyBackup(unchecked);
    await rename(unchecked, target);
    return { list, bytes: (await stat(target)).size };
  });
}

async function downloadsIn(dataDir: string): Promise<BackedUpFile[]> {
  const folder = path.join(dataDir, DOWNLOADS);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const inside = path.relative(folder, file).split(path.sep).join('/');
      return { path: `${DOWNLOADS}/${inside}`, file, isPacked: true };
    });
}

/** Reads all of it: each file has its checksum, and the database is whole. */
export async function verifyBackup(file: string): Promise<BackupList> {
  const backup = await openBackupFile(file);
  try {
    return await inFolderBeside(file, async (folder) => {
      await unpackAll(backup, folder);
      await checkCopy(backup.list.database, path.join(folder, 'database'));
      return backup.list;
    });
  } finally {
    backup.close();
  }
}

/** Into an empty place only, and all of it or nothing: the database comes last. */
export async function restoreBackup(file: string, location: DatabaseLocation): Promise<BackupList> {
  const { dataDir, databaseUrl } = location;
  const backup = await openBackupFile(file);
  try {
    const { list } = backup;
    if (list.database !== kindOf(location))
      throw new BackupProblem(
        list.database === 'postgres'
          ? 'This backup is one of PostgreSQL: name an empty database in DATABASE_URL'
          : 'This backup is one of SQLite: restore it without DATABASE_URL',
      );
    const known = new Set(migrationNames);
    if (list.migrations.some((name) => !known.has(name)))
      throw new BackupProblem('A later release has made this backup: restore it with that one');
    if (await holdsShop(location))
      throw new BackupProblem(
        databaseUrl
          ? 'The database of DATABASE_URL is not empty'
          : `There is a shop in ${dataDir} already: name an empty folder in DATA_DIR`,
      );
    await makePrivateFolder(dataDir);
    await inFolderBeside(path.join(dataDir, 'restore'), async (folder) => {
      await unpackAll(backup, folder);
      const copy = path.join(folder, 'database');
      await checkCopy(list.database, copy);
      const downloads = path.join(folder, DOWNLOADS);
      if (list.files.some(({ path: name }) => name.startsWith(DOWNLOADS)))
        await cp(downloads, path.join(dataDir, DOWNLOADS), { recursive: true });
      if (databaseUrl) await fillPostgres(databaseUrl, copy);
      else await rename(copy, path.join(dataDir, SQLITE_FILE));
    });
    return list;
  } finally {
    backup.close();
  }
}

async function unpackAll({ list, unpack }: OpenBackup, folder: string): Promise<void> {
  for (const listed of list.files) {
    const to = path.join(folder, ...listed.path.split('/'));
    if (!to.startsWith(folder + path.sep)) throw new BackupProblem(`${listed.path} leads out of this backup`);
    await mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
    await unpack(listed, to);
  }
}

async function refuseExisting(target: string): Promise<void> {
  const found = await stat(target).catch(() => null);
  if (found) throw new BackupProblem(`${target} is there already`);
}

/** Work that needs as much room as its result, on the same disk. */
async function inFolderBeside<T>(target: string, work: (folder: string) => Promise<T>): Promise<T> {
  await makePrivateFolder(path.dirname(target));
  const folder = await mkdtemp(`${target}.part-`);
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
