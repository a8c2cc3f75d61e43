import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { addSource } from '../metrics/metrics.ts';
import { DatabaseUnavailable } from './database-errors.ts';

const INT8 = 20;
const NUMERIC = 1700;

/** Counts and sums come as 64-bit integers, which pg would hand over as text; ours stay far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === INT8 || oid === NUMERIC ? Number : pg.types.getTypeParser(oid, format as 'text'),
};

const MAX_CONNECTIONS = 20;
/** Also the longest wait for a free connection. */
const CONNECT_TIMEOUT_MS = 5_000;
const KEEP_ALIVE_DELAY_MS = 10_000;
/** A server that is there cancels the statement first; this much later the connection counts as dead. */
const SILENCE_MS = 5_000;

/** connection lost, out of resources, canceled by timeout, shutdown, start-up, I/O; and a standby that takes no writes */
const TEMPORARY_STATES = /^(?:08|53|58)|^57(?:014|P0[1-5])$|^25006$/;

/** kysely's pool on PostgreSQL. It survives a lost server and throws `DatabaseUnavailable`. */
export function postgresPool(connectionString: string, timeoutSeconds: number): PostgresPool {
  const timeoutMs = timeoutSeconds * 1000;
  const options: pg.PoolConfig = {
    connectionString,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MS,
    types,
    ...(timeoutMs > 0 && { statement_timeout: timeoutMs, query_timeout: timeoutMs + SILENCE_MS }),
  };
  const pool = new pg.Pool(options);
  // Without listeners a lost connection ends the process, of the idle ones on the pool, of those in use on the client. The
  // pool replaces lost connections, and a query that was running on one is rejected.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  const endMetrics = addSource(() => [
    { name: 'brixel_database_connections', value: pool.totalCount - pool.idleCount, labels: ['busy'] },
    { name: 'brixel_database_connections', value: pool.idleCount, labels: ['idle'] },
    { name: 'brixel_database_connections', value: pool.waitingCount, labels: ['wanted'] },
  ]);
  return {
    options,
    async connect() {
      try {
        return guarded(await pool.connect());
      } catch (error) {
        throw new DatabaseUnavailable(error);
      }
    },
    end() {
      endMetrics();
      return pool.end();
    },
  };
}

function guarded(client: pg.PoolClient): PostgresPoolClient {
  let broken = false;
  return {
    query: (async <R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> => {
      try {
        return (await client.query(sql, [...parameters])) as unknown as PostgresQueryResult<R>;
      } catch (error) {
        if (error instanceof pg.DatabaseError) {
          if (TEMPORARY_STATES.test(error.code ?? '')) throw new DatabaseUnavailable(error);
          throw error;
        }
        // not an answer of the server: the connection is lost, or still busy with an abandoned query
        broken = true;
        throw new DatabaseUnavailable(error);
      }
    }) as PostgresPoolClient['query'],
    release: (destroy = false) => client.release(destroy || broken),
  };
}
