import { sql } from 'kysely';
import pg from 'pg';
import type { Database } from '../../database/database.ts';
import { CHANGE_CHANNEL } from './change-log.ts';

export interface ChangeSignal {
  close(): Promise<void>;
}

export interface SignalReceiver {
  /** there may be changes that have not been read yet */
  onSignal(): void;
  onError(error: unknown): void;
}

/** Signals that any node may have changed the catalogue; what changed is in the change log. */
export function followSignals(database: Database, receiver: SignalReceiver): ChangeSignal {
  const { databaseUrl } = database.location;
  return databaseUrl ? listenToPostgres(databaseUrl, receiver) : watchSqlite(database, receiver);
}

/** Shorter than the time that a stopping shop has. */
const CONNECTION_TIMEOUT_MS = 5_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
/** A connection can die silently; polling bounds how long that goes unnoticed. */
const HEARTBEAT_MS = 5_000;

/** A connection of its own that PostgreSQL wakes at every commit with a change in it. */
function listenToPostgres(databaseUrl: string, { onSignal, onError }: SignalReceiver): ChangeSignal {
  let client: pg.Client | null = null;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;
  let pause = FIRST_PAUSE_MS;
  let connecting = connect();
  const heartbeat = setInterval(onSignal, HEARTBEAT_MS).unref();

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    });
    // Every error is followed by the end of the connection, which is handled below.
    next.on('error', () => {});
    next.on('notification', onSignal);
    try {
      await next.connect();
      await next.query(`listen ${CHANGE_CHANNEL}`);
    } catch (error) {
      await next.end().catch(() => {});
      if (!closed) onError(error);
      connectLater();
      return;
    }
    if (closed) return next.end();
    client = next;
    pause = FIRST_PAUSE_MS;
    next.once('end', connectLater);
    // Commits before the connection stood were not notified.
    onSignal();
  }

  function connectLater(): void {
    client = null;
    if (closed) return;
    retry = setTimeout(() => {
      connecting = connect();
    }, pause).unref();
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  }

  return {
    async close() {
      closed = true;
      clearInterval(heartbeat);
      clearTimeout(retry);
      await connecting;
      await client?.end();
    },
  };
}

const INTERVAL_MS = 500;

/** SQLite's `data_version` changes when another connection, of this or another process, has written to the file. */
function watchSqlite({ db }: Pick<Database, 'db'>, { onSignal, onError }: SignalReceiver): ChangeSignal {
  let seen: number | undefined;
  let looking: Promise<void> = Promise.resolve();

  async function look(): Promise<void> {
    const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(db);
    const version = rows[0]?.data_version;
    if (version !== seen) onSignal();
    seen = version;
  }

  const timer = setInterval(() => {
    looking = look().catch(onError);
  }, INTERVAL_MS).unref();

  return {
    async close() {
      clearInterval(timer);
      await looking;
    },
  };
}
