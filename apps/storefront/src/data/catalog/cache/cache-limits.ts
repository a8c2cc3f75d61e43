/** Limits of the browser's cache of answers. Its quota is configured. */
export const cacheLimits = {
  /** how long a cached answer may be used */
  lifetimeMs: 24 * 60 * 60 * 1000,
  checkEveryMs: 30_000,
  /** longer than a read: the database opens while the page starts, when the browser is busiest */
  openTimeoutMs: 2000,
  readTimeoutMs: 800,
  iterateTimeoutMs: 2000,
  /** errors after which the disk is not used any more, and answers last as long as the page */
  maxReadErrors: 1,
  maxWriteErrors: 30,
  /** request timeout while the connection is known to be down: a page's requests are sequential */
  offlineTimeoutMs: 1000,
} as const;
