import type { Insertable, Transaction } from 'kysely';
import { prepareQuery } from '../database/prepare-query.ts';
import type { Schema } from '../database/schema.ts';

/** SQLite takes 32,766 parameters in a statement, PostgreSQL 65,535; our widest table has 21 columns. */
const ROWS_PER_STATEMENT = 100;

type Row = Readonly<Record<string, unknown>>;

/** By table and columns. */
const statements = new Map<string, ReturnType<typeof prepareInsert>>();

/**
 * Rows hold values, no expressions. The statement for many of them is built once and then only filled: building it for each few hundred
 * rows of a file takes longer than running it, and everybody who writes waits for the transaction.
 */
export async function insertRows<T extends keyof Schema>(
  tx: Transaction<Schema>,
  table: T,
  rows: readonly Insertable<Schema[T]>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const piece = rows.slice(start, start + ROWS_PER_STATEMENT);
    const columns = Object.keys(piece[0]!);
    if (piece.length === ROWS_PER_STATEMENT && piece.every((row) => hasColumns(row, columns)))
      await statementFor(table, columns)(tx, piece);
    else await tx.insertInto(table).values(piece).execute();
  }
}

const hasColumns = (row: object, columns: readonly string[]): boolean =>
  Object.keys(row).length === columns.length && columns.every((column) => Reflect.get(row, column) !== undefined);

function statementFor(table: keyof Schema, columns: readonly string[]) {
  const name = [table, ...columns].join();
  const statement = statements.get(name) ?? prepareInsert(table, columns);
  statements.set(name, statement);
  return statement;
}

const prepareInsert = (table: keyof Schema, columns: readonly string[]) =>
  prepareQuery<Row, unknown>((db, rows) =>
    db
      .insertInto(table)
      .values(rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]]))) as never),
  );
