/** A file of a bank, also packed; and how long the name of it may be. */
export const STATEMENT_LIMITS = { bytes: 10 * 1024 * 1024, name: 200, atOnce: 500 };
