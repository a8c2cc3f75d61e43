/** The database cannot be reached or takes nothing at the moment. The same work may succeed later. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Busy, read-only, input or output failed, disk full, file cannot be opened. */
const SQLITE_TEMPORARY: ReadonlySet<number> = new Set([5, 8, 10, 13, 14]);

/** Whether work failed because of the state of the database, not because of what it was asked. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  const errcode = error instanceof Error && 'errcode' in error ? error.errcode : null;
  // the low byte is the primary code of SQLite
  return typeof errcode === 'number' && SQLITE_TEMPORARY.has(errcode & 0xff);
}

const POSTGRES_UNIQUE = '23505';
const SQLITE_UNIQUE = 2067;

/** Whether a statement failed because another row has the value already. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === POSTGRES_UNIQUE) || ('errcode' in error && error.errcode === SQLITE_UNIQUE));
