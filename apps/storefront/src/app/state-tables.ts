/**
 * Half of a list page's state would be the names of the same fields, fifty times over. So lists of objects are written as tables:
 * `[{ a: 1, b: 2 }, { a: 1 }]` is `{ "#": 2, "a": { "=": 1 }, "b": [2, { "#": 0 }] }`.
 *
 * A column is the list of its values, or something shorter:
 * - `{ "=": 1, "7": 2 }`: 1 in all rows but the eighth
 * - `"a"`: what the column `a` before it has
 * - a table, of values that are objects; `{ "#": <column of lengths>, … }`, of values that are lists of objects
 */

type Fields = Record<string, unknown>;

const ROWS = '#';
const USUAL = '=';
/** a field that this row does not have */
const MISSING = { [ROWS]: 0 };

/** Up to this part of the rows may be unlike the others: each is written with its number. */
const MOST_UNUSUAL = 1 / 3;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isListOfFields = (value: unknown): value is Fields[] => Array.isArray(value) && value.every(isFields);

/** A field called like a mark is told from it by one more. */
const markedName = (name: string): string => (name.startsWith(ROWS) || name === USUAL ? ROWS + name : name);
const plainName = (name: string): string => (name.startsWith(ROWS) ? name.slice(1) : name);

export function toTables(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 1 && isListOfFields(value) ? toTable(value) : value.map(toTables);
  if (!isFields(value)) return value;
  const written: Fields = {};
  for (const name in value) written[markedName(name)] = toTables(value[name]);
  return written;
}

function toTable(rows: readonly Fields[]): Fields {
  const columns = new Map<string, unknown[]>();
  for (const row of rows) for (const name in row) columns.set(name, []);
  const table: Fields = { [ROWS]: rows.length };
  for (const [name, values] of columns) {
    for (const row of rows) values.push(row[name]);
    table[markedName(name)] = twinOf(name, columns) ?? toColumn(values);
  }
  return table;
}

/** The column before this one that has the same values. */
function twinOf(name: string, columns: ReadonlyMap<string, readonly unknown[]>): string | undefined {
  const values = columns.get(name);
  for (const [other, known] of columns) {
    if (other === name) return;
    if (values?.every((value, row) => value === known[row])) return other;
  }
}

function toColumn(values: readonly unknown[]): unknown {
  const usual = usualOf(values);
  if (usual) return withUsual(values, usual.value);
  if (isListOfFields(values)) return toTable(values);
  if (values.every(isListOfFields))
    return { ...toTable(values.flat()), [ROWS]: toColumn(values.map(({ length }) => length)) };
  return values.map(toCell);
}

const toCell = (value: unknown): unknown => (value === undefined ? MISSING : toTables(value));

function usualOf(values: readonly unknown[]): { value: unknown } | null {
  const counts = new Map<unknown, number>();
  const least = values.length * (1 - MOST_UNUSUAL);
  for (const value of values) {
    if (typeof value === 'object' && value !== null) continue;
    const count = (counts.get(value) ?? 0) + 1;
    if (count >= least) return { value };
    counts.set(value, count);
  }
  return null;
}

function withUsual(values: readonly unknown[], usual: unknown): Fields {
  const column: Fields = { [USUAL]: toCell(usual) };
  for (const [row, value] of values.entries()) if (value !== usual) column[row] = toCell(value);
  return column;
}

export function fromTables(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fromTables);
  if (!isFields(value)) return value;
  if (ROWS in value) return fromTable(value, Number(value[ROWS]));
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [plainName(name), fromTables(field)]));
}

function fromTable({ [ROWS]: _, ...columns }: Fields, length: number): Fields[] {
  const rows: Fields[] = Array.from({ length }, () => ({}));
  for (const [marked, column] of Object.entries(columns)) {
    const name = plainName(marked);
    const values = typeof column === 'string' ? rows.map((row) => row[column]) : fromColumn(column, length);
    for (const [index, row] of rows.entries()) if (values[index] !== undefined) row[name] = values[index];
  }
  return rows;
}

function fromColumn(column: unknown, length: number): unknown[] {
  if (!isFields(column)) return (column as unknown[]).map(fromCell);
  if (USUAL in column) return Array.from({ length }, (_, row) => fromCell(row in column ? column[row] : column[USUAL]));
  const lengths = column[ROWS];
  if (typeof lengths === 'number') return fromTable(column, length);
  let end = 0;
  const ends = fromColumn(lengths, length).map((rows) => {
    end += Number(rows);
    return end;
  });
  const rows = fromTable(column, end);
  return ends.map((to, index) => rows.slice(ends[index - 1] ?? 0, to));
}

const fromCell = (cell: unknown): unknown => (isFields(cell) && cell[ROWS] === 0 ? undefined : fromTables(cell));
