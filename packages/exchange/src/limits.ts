/** What a file of lots may hold: generous for real ones, and a bound for what is not meant well. */
export const MAX_DEPTH = 8;
export const MAX_TEXT = 64 * 1024;
export const MAX_CHILDREN = 20_000;
export const MAX_COLUMNS = 200;
/** One row of a table: a cell may hold the texts of a shop page, pictures included. More is a quotation mark that was never closed. */
export const MAX_RECORD = 4 * 1024 * 1024;
/** What a statement of a bank may hold. */
export const MAX_STATEMENT_DEPTH = 24;
export const MAX_ENTRIES = 20_000;
