/** The limit for what hangs. A shared machine may be ten times slower for minutes, which says nothing about the shop. */
export const HANG_LIMIT_MS = 600_000;

/** A single wait ends long before its test does: the failure names what was waited for, and does not hold up the run. */
export const WAIT_LIMIT_MS = 180_000;
