export const ANSWERS_DATABASE = 'brixel-answers';

/** What the browser's cache of answers may take and how long anybody waits for it. Its quota is configured. */
export const keptLimits = {
  /** how long an answer may stand in for the shop's */
  lifetimeMs: 24 * 60 * 60 * 1000,
  checkEveryMs: 30_000,
  /** once for a page, and in the busiest moment of its life: no reading */
  openTimeoutMs: 2000,
  readTimeoutMs: 800,
  iterateTimeoutMs: 2000,
  /** errors after which the disk is left alone and answers last for the page */
  maxReadErrors: 1,
  maxWriteErrors: 30,
  /** the patience with a shop that could not be reached a moment ago: every step of a page waits for itself */
  brokenLineMs: 1000,
} as const;
