import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { CompiledQuery, QueryResult } from 'kysely';

interface Prepared {
  statement: StatementSync;
  /** of the rows that it returns; none where it returns no rows */
  columns: readonly string[];
  /** whatever columns the table has: a migration may change them while it is prepared */
  returnsAll: boolean;
}

const MAX_STATEMENTS = 500;

/** One SQLite connection with a cache of its prepared statements. */
export class SqliteSession {
  readonly database: DatabaseSync;
  readonly #statements = new Map<string, Prepared>();

  constructor(database: DatabaseSync) {
    this.database = database;
  }

  execute<R>(query: CompiledQuery): QueryResult<R> {
    const prepared = this.#prepare(query.sql);
    const { statement } = prepared;
    const parameters = query.parameters as SQLInputValue[];
    if (prepared.columns.length > 0) return { rows: rowsOf(prepared, statement.all(...parameters)) as R[] };
    const { changes, lastInsertRowid } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  close(): void {
    this.#statements.clear();
    this.database.close();
  }

  #prepare(sql: string): Prepared {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.database.prepare(sql);
    const prepared = { statement, columns: columnsOf(statement), returnsAll: RETURNS_ALL.test(sql) };
    if (prepared.columns.length > 0) statement.setReturnArrays(true);
    const [oldest] = this.#statements.keys();
    if (this.#statements.size >= MAX_STATEMENTS && oldest !== undefined) this.#statements.delete(oldest);
    this.#statements.set(sql, prepared);
    return prepared;
  }
}

/** `select *`, `select product.*`, `returning *`; `count(*)` is none. */
const RETURNS_ALL = /[\s.,]\*/;

const columnsOf = (statement: StatementSync): string[] => statement.columns().map(({ name }) => name);

/** Objects that SQLite makes itself are hash tables of their own: they take up to twice the memory, and making documents of them took twice as long. */
function rowsOf({ statement, columns: prepared, returnsAll }: Prepared, lists: unknown): object[] {
  const rows = lists as unknown[][];
  const columns = returnsAll && rows.length > 0 ? columnsOf(statement) : prepared;
  return rows.map((values) => {
    const row: Record<string, unknown> = {};
    for (let place = 0; place < columns.length; place++) row[columns[place]!] = values[place];
    return row;
  });
}
