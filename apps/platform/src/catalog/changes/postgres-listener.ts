import pg from 'pg';
import type { ChangeSignal, SignalReceiver } from './change-signal.ts';
import { CHANGE_CHANNEL } from './outbox.ts';

/** Shorter than the time that a stopping shop has. */
const CONNECTION_PATIENCE_MS = 5_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
/** A connection can die without a word; a look this often bounds how long that goes unnoticed. */
const HEARTBEAT_MS = 5_000;

/** A connection of its own that PostgreSQL wakes at every commit with a change in it. */
export function listenToPostgres(databaseUrl: string, { onSignal, onError }: SignalReceiver): ChangeSignal {
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
      connectionTimeoutMillis: CONNECTION_PATIENCE_MS,
    });
    // The end of the connection follows every error and is where it is dealt with.
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
    // What was committed before the connection stood has woken nobody.
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
