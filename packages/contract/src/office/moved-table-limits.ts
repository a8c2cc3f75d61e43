/** Of a table that another shop has written: as it is sent, its name, and how many of its rows are told one by one. */
export const MOVED_TABLE_LIMITS = { bytes: 32 * 1024 * 1024, name: 200, rows: 500 } as const;
