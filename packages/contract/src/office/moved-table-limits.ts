/** Of a table that another shop has written: as it is sent, its name, and how many rows of each kind are told one by one. */
export const MOVED_TABLE_LIMITS = { bytes: 32 * 1024 * 1024, name: 200, rowsOfAKind: 100 } as const;
