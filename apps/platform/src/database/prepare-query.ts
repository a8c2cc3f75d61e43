import type { Compilable, CompiledQuery, DialectAdapter, Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Stands, while a query is built, for a value that comes when it is run. */
class Slot {
  readonly row: number;
  readonly name: PropertyKey;

  constructor(row: number, name: PropertyKey) {
    this.row = row;
    this.name = name;
  }
}

const slotsOf = <Values extends object>(row: number): Values =>
  // Placeholders: kysely passes values through unchanged until the query is filled.
  new Proxy({}, { get: (_, name) => new Slot(row, name) }) as Values;

/**
 * A query that is built once for each number of rows, and then only filled with their values. For those that run with every
 * order: building them took as long as SQLite needs to run them. The SQL must not depend on the values.
 */
export function prepareQuery<Values extends object, Row>(
  build: (db: Kysely<Schema>, rows: readonly Values[]) => Compilable<Row>,
): (db: Kysely<Schema>, rows: readonly Values[]) => Promise<Row[]> {
  const built = new WeakMap<DialectAdapter, Map<number, CompiledQuery<Row>>>();

  function queryFor(db: Kysely<Schema>, count: number): CompiledQuery<Row> {
    const { adapter } = db.getExecutor();
    const byCount = built.get(adapter) ?? new Map<number, CompiledQuery<Row>>();
    built.set(adapter, byCount);
    const known = byCount.get(count);
    if (known) return known;
    const slots = Array.from({ length: count }, (_, row) => slotsOf<Values>(row));
    const query = build(db, slots).compile();
    byCount.set(count, query);
    return query;
  }

  return async (db, rows) => {
    const query = queryFor(db, rows.length);
    const parameters = query.parameters.map((value) =>
      value instanceof Slot ? Reflect.get(rows[value.row]!, value.name) : value,
    );
    const { rows: found } = await db.executeQuery<Row>({ ...query, parameters });
    return found;
  };
}
