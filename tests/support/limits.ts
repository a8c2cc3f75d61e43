/** The limit for what hangs. A shared machine may be ten times slower for minutes, which says nothing about the shop. */
export const HANG_LIMIT_MS = 600_000;

/** A single wait ends before its test does, so that the failure names what was waited for. */
export const WAIT_LIMIT_MS = HANG_LIMIT_MS - 30_000;
