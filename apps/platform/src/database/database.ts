import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
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
}

export const SQLITE_FILE = 'brixel.sqlite';

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

function openPostgres(location: DatabaseLocation, databaseUrl: string): Database {
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: postgresPool(databaseUrl) }) });
  return { kind: 'postgres', location, db, close: () => db.destroy() };
}

async function openSqlite(location: DatabaseLocation): Promise<Database> {
  const { dataDir } = location;
  await mkdir(dataDir, { recursive: true });
  const db = new Kysely<Schema>({ dialect: new NodeSqliteDialect(path.join(dataDir, SQLITE_FILE)) });
  return { kind: 'sqlite', location, db, close: () => db.destroy() };
}

/** An arbitrary number, the same in every process of this shop. */
const EXCLUSIVE_LOCK = 7_215_301;

/** A transaction that only one process at a time can be in: migrations and first-time seeding. */
export function exclusively<T>(database: Database, work: (tx: Transaction<Schema>) => Promise<T>): Promise<T> {
  return database.db.transaction().execute(async (tx) => {
    // SQLite needs no more than its BEGIN IMMEDIATE.
    if (database.kind === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(EXCLUSIVE_LOCK)})`.execute(tx);
    return work(tx);
  });
}
