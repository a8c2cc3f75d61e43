import type { CompiledQuery, DialectAdapter, Insertable, Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** SQLite takes 32,766 parameters in a statement, PostgreSQL 65,535; our widest table has 21 columns. */
const ROWS_PER_STATEMENT = 100;

/** For so many rows, by table and columns. */
const statements = new WeakMap<DialectAdapter, Map<string, CompiledQuery>>();

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
    if (piece.length === ROWS_PER_STATEMENT && piece.every((row) => hasColumns(row, columns))) {
      const parameters = piece.flatMap((row) => columns.map((column) => Reflect.get(row, column)));
      await tx.executeQuery({ ...statementFor(tx, table, columns), parameters });
    } else await tx.insertInto(table).values(piece).execute();
  }
}

const hasColumns = (row: object, columns: readonly string[]): boolean =>
  Object.keys(row).length === columns.length && columns.every((column) => Reflect.get(row, column) !== undefined);

function statementFor(tx: Transaction<Schema>, table: keyof Schema, columns: readonly string[]): CompiledQuery {
  const { adapter } = tx.getExecutor();
  const known = statements.get(adapter) ?? new Map<string, CompiledQuery>();
  statements.set(adapter, known);
  const name = [table, ...columns].join();
  const statement = known.get(name) ?? emptyStatement(tx, table, columns);
  known.set(name, statement);
  return statement;
}

function emptyStatement(tx: Transaction<Schema>, table: keyof Schema, columns: readonly string[]): CompiledQuery {
  const row = Object.fromEntries(columns.map((column) => [column, '']));
  const rows = Array.from({ length: ROWS_PER_STATEMENT }, () => row);
  // only the columns count: the values come when it is run
  return tx
    .insertInto(table)
    .values(rows as never)
    .compile();
}
