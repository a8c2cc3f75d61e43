import type { Insertable, Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** SQLite takes 32,766 parameters in a statement, PostgreSQL 65,535; our widest table has 16 columns. */
const ROWS_PER_STATEMENT = 500;

export async function insertRows<T extends keyof Schema>(
  tx: Transaction<Schema>,
  table: T,
  rows: readonly Insertable<Schema[T]>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    await tx
      .insertInto(table)
      .values(rows.slice(start, start + ROWS_PER_STATEMENT))
      .execute();
  }
}
