import { sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

/** The channel on which PostgreSQL notifies every node of new changes. */
const CHANGE_CHANNEL = 'catalog_change';

export interface ChangeSignal {
  /** Tells other nodes of what this one has committed, soon: several commits share a notification. */
  tellOthers(): void;
  close(): Promise<void>;
}

export interface SignalReceiver {
  /** there may be changes that have not been read yet */
  onSignal(): void;
  onError(error: unknown): void;
}

/**
 * Notifies every node with the commit of this transaction. For changes that are few: commits with a notification wait for
 * each other, so that orders are told of afterwards (`tellOthers`).
 */
export async function notifyWithCommit(tx: Transaction<Schema>, engine: Database['kind']): Promise<void> {
  if (engine === 'postgres') await sql`select pg_notify(${CHANGE_CHANNEL}, '')`.execute(tx);
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
/** Other nodes rest between two looks anyway. */
const NOTIFICATION_MS = 50;

/** A connection of its own that PostgreSQL wakes at every commit with a change in it. */
function listenToPostgres(databaseUrl: string, { onSignal, onError }: SignalReceiver): ChangeSignal {
  let client: pg.Client | null = null;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;
  let notification: NodeJS.Timeout | null = null;
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

  async function notify(): Promise<void> {
    notification = null;
    // Without a connection others find the changes at their next heartbeat.
    await client?.query(`notify ${CHANGE_CHANNEL}`).catch(() => {});
  }

  return {
    tellOthers() {
      if (!closed) notification ??= setTimeout(notify, NOTIFICATION_MS).unref();
    },
    async close() {
      closed = true;
      clearInterval(heartbeat);
      clearTimeout(retry);
      await connecting;
      if (notification) {
        clearTimeout(notification);
        await notify();
      }
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
    // Other processes find the file changed.
    tellOthers() {},
    async close() {
      clearInterval(timer);
      await looking;
    },
  };
}
