import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { ChangeSignal, SignalReceiver } from './change-signal.ts';

const INTERVAL_MS = 500;

/** SQLite tells a connection by a number whether others, of this or another process, have written to the file. */
export function watchSqlite({ db }: Pick<Database, 'db'>, { onSignal, onError }: SignalReceiver): ChangeSignal {
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
