import { spawn } from 'node:child_process';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { type DatabaseLocation, hasSqliteFile, openDatabase, SQLITE_FILE } from '../database/database.ts';
import { BackupProblem } from './backup-problem.ts';

/** The database as one file: a SQLite file, or what `pg_dump` writes. */

export const kindOf = ({ databaseUrl }: DatabaseLocation): 'sqlite' | 'postgres' =>
  databaseUrl ? 'postgres' : 'sqlite';

/** As it is at one moment, while the shop goes on writing. */
export async function copyDatabase(location: DatabaseLocation, to: string): Promise<void> {
  if (location.databaseUrl) {
    await postgresTool('pg_dump', location.databaseUrl, [
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      '--file',
      to,
    ]);
    return;
  }
  const database = new DatabaseSync(path.join(location.dataDir, SQLITE_FILE), { readOnly: true });
  try {
    database.prepare('vacuum into ?').run(to);
  } finally {
    database.close();
  }
}

/** Reads every page or row of a copy. */
export async function checkCopy(kind: 'sqlite' | 'postgres', copy: string): Promise<void> {
  if (kind === 'postgres') {
    await run('pg_restore', ['--file=/dev/null', copy]);
    return;
  }
  const database = new DatabaseSync(copy, { readOnly: true });
  try {
    const [first] = database.prepare('pragma integrity_check(1)').all();
    if (first?.integrity_check !== 'ok') throw new BackupProblem('The database in this backup is damaged');
    if (database.prepare('pragma foreign_key_check').all().length > 0)
      throw new BackupProblem('The database in this backup refers to rows that it does not hold');
  } finally {
    database.close();
  }
}

/** Into a PostgreSQL database, all or nothing. */
export const fillPostgres = (databaseUrl: string, copy: string): Promise<void> =>
  postgresTool('pg_restore', databaseUrl, [
    '--no-owner',
    '--no-privileges',
    '--single-transaction',
    '--exit-on-error',
    copy,
  ]);

/** Whether there is a shop already, which a backup must not be mixed with. */
export async function holdsShop(location: DatabaseLocation): Promise<boolean> {
  if (!location.databaseUrl) return hasSqliteFile(location.dataDir);
  const database = await openDatabase(location);
  try {
    const { rows } = await sql`
      select 1 from information_schema.tables where table_schema not in ('pg_catalog', 'information_schema') limit 1
    `.execute(database.db);
    return rows.length > 0;
  } finally {
    await database.close();
  }
}

export async function appliedMigrations(location: DatabaseLocation): Promise<string[]> {
  const database = await openDatabase(location);
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database.db);
    return rows.map(({ name }) => name);
  } finally {
    await database.close();
  }
}

/** The password goes by the environment: arguments of a process can be read by everybody on the machine. */
function postgresTool(tool: 'pg_dump' | 'pg_restore', databaseUrl: string, args: readonly string[]): Promise<void> {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return run(tool, ['--dbname', url.href, ...args], password ? { PGPASSWORD: password } : {});
}

function run(tool: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(tool, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said = `${said}${chunk.toString()}`.slice(0, 2000);
    });
    child.on('error', () =>
      reject(new BackupProblem(`${tool} cannot be run: install the client programs of PostgreSQL`)),
    );
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new BackupProblem(`${tool} has failed: ${said.trim()}`)),
    );
  });
}
