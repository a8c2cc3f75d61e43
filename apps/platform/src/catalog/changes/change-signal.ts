import type { Database } from '../../database/database.ts';
import { listenToPostgres } from './postgres-listener.ts';
import { watchSqlite } from './sqlite-watch.ts';

export interface ChangeSignal {
  close(): Promise<void>;
}

export interface SignalReceiver {
  /** there may be changes that have not been read yet */
  onSignal(): void;
  onError(error: unknown): void;
}

/** Tells when any node may have changed the catalogue; what it was stands in the outbox. */
export function followSignals(database: Database, receiver: SignalReceiver): ChangeSignal {
  const { databaseUrl } = database.location;
  return databaseUrl ? listenToPostgres(databaseUrl, receiver) : watchSqlite(database, receiver);
}
