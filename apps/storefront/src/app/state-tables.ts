/**
 * Half of a list page's state would be the names of the same fields, fifty times over. So lists of objects are written as tables:
 * `[{ a: 1, b: 2 }, { a: 1 }]` is `{ "#": 2, "a": { "=": 1 }, "b": [2, { "#": 0 }] }`.
 */

type Fields = Record<string, unknown>;

const ROWS = '#';
const ALIKE = '=';
/** a field that this row does not have */
const MISSING = { [ROWS]: 0 };

/** Whether an object has a field called like the mark of a table; it could not be told from one. */
export const looksLikeTables = (json: string): boolean => json.includes(`"${ROWS}":`) || json.includes(`"${ALIKE}":`);

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mapFields = (fields: Fields, map: (value: unknown) => unknown): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, map(value)]));

export function toTables(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 1 && value.every(isFields) ? toTable(value) : value.map(toTables);
  return isFields(value) ? mapFields(value, toTables) : value;
}

function toTable(rows: readonly Fields[]): Fields {
  const names = new Set(rows.flatMap((row) => Object.keys(row)));
  const columns = [...names].map((name) => [name, toColumn(rows.map((row) => row[name]))]);
  return { [ROWS]: rows.length, ...Object.fromEntries(columns) };
}

function toColumn(values: readonly unknown[]): unknown {
  const [first] = values;
  const isValue = first === null || (first !== undefined && typeof first !== 'object');
  if (isValue && values.every((value) => value === first)) return { [ALIKE]: first };
  if (values.every(isFields)) return toTable(values);
  return values.map((value) => (value === undefined ? MISSING : toTables(value)));
}

export function fromTables(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fromTables);
  if (!isFields(value)) return value;
  return ROWS in value ? fromTable(value) : mapFields(value, fromTables);
}

function fromTable({ [ROWS]: length, ...columns }: Fields): Fields[] {
  const rows: Fields[] = Array.from({ length: Number(length) }, () => ({}));
  for (const [name, column] of Object.entries(columns)) {
    const isAlike = isFields(column) && ALIKE in column;
    const values = isFields(column) && !isAlike ? fromTable(column) : column;
    for (const [index, row] of rows.entries()) {
      const value = isAlike ? column[ALIKE] : Array.isArray(values) ? values[index] : undefined;
      if (!isFields(value) || value[ROWS] !== 0) row[name] = Array.isArray(column) ? fromTables(value) : value;
    }
  }
  return rows;
}
