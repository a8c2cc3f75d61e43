import pg from 'pg';

const INT8 = 20;
const NUMERIC = 1700;

/** Counts and sums come as 64-bit integers, which pg would hand over as text; ours stay far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === INT8 || oid === NUMERIC ? Number : pg.types.getTypeParser(oid, format as 'text'),
};

export function postgresPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 20, connectionTimeoutMillis: 10_000, types });
  // A server that goes away breaks idle connections; the pool replaces them, and the next query reports what is wrong.
  pool.on('error', () => {});
  return pool;
}
