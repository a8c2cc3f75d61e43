import { access, open } from 'node:fs/promises';
import path from 'node:path';
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import { makePrivateFolder, PRIVATE_FILE } from '../private-files.ts';
import { postgresPool } from './postgres-pool.ts';
import type { Schema } from './schema.ts';
import { NodeSqliteDialect } from './sqlite-dialect.ts';

export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  /** how another thread or a listener of its own finds the same database */
  readonly location: DatabaseLocation;
  readonly db: Kysely<Schema>;
  /** Waits for running transactions, then closes every connection. */
  close(): Promise<void>;
}

export interface DatabaseLocation {
  /** a PostgreSQL address; without one a SQLite file in the data directory is used */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** PostgreSQL cancels a statement that takes longer; 0 means never */
  databaseTimeoutSeconds?: number;
}

export const SQLITE_FILE = 'brixel.sqlite';

/** Whether a shop was started here before. */
export const hasSqliteFile = (dataDir: string): Promise<boolean> =>
  access(path.join(dataDir, SQLITE_FILE)).then(
    () => true,
    () => false,
  );

export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  const { databaseUrl } = location;
  const database = databaseUrl ? openPostgres(location, databaseUrl) : await openSqlite(location);
  try {
    await sql`select 1`.execute(database.db);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

const DEFAULT_TIMEOUT_SECONDS = 30;

function openPostgres(location: DatabaseLocation, databaseUrl: string): Database {
  const pool = postgresPool(databaseUrl, location.databaseTimeoutSeconds ?? DEFAULT_TIMEOUT_SECONDS);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { kind: 'postgres', location, db, close: () => db.destroy() };
}

async function openSqlite(location: DatabaseLocation): Promise<Database> {
  const { dataDir } = location;
  const file = path.join(dataDir, SQLITE_FILE);
  await makePrivateFolder(dataDir);
  // made here for its mode, which SQLite copies to the files beside it
  await (await open(file, 'a', PRIVATE_FILE)).close();
  const db = new Kysely<Schema>({ dialect: new NodeSqliteDialect(file) });
  return { kind: 'sqlite', location, db, close: () => db.destroy() };
}

/** An arbitrary number, the same in every process of this shop. */
const EXCLUSIVE_LOCK = 7_215_301;

/** A transaction that only one process at a time can be in: migrations and first-time seeding, which may take long. */
export async function exclusively<T>(database: Database, work: (tx: Transaction<Schema>) => Promise<T>): Promise<T> {
  const { location } = database;
  // SQLite needs no more than its BEGIN IMMEDIATE.
  if (!location.databaseUrl) return database.db.transaction().execute(work);
  const unlimited = openPostgres({ ...location, databaseTimeoutSeconds: 0 }, location.databaseUrl);
  try {
    return await unlimited.db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(EXCLUSIVE_LOCK)})`.execute(tx);
      return work(tx);
    });
  } finally {
    await unlimited.close();
  }
}
