const POSTGRES_UNIQUE = '23505';
const SQLITE_UNIQUE = 2067;

/** Whether a statement failed because another row has the value already. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === POSTGRES_UNIQUE) || ('errcode' in error && error.errcode === SQLITE_UNIQUE));
