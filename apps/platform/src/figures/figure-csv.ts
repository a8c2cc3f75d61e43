import type { TableStyle } from '@brixel/exchange/csv-row';

type Cell = string | number | boolean | null;

/** Rows as a table; its columns are named as the fields are. */
export async function* figureCsv(
  rows: readonly object[],
  columns: readonly string[],
  style: TableStyle,
): AsyncGenerator<string> {
  yield style.start + style.row(columns);
  for (const row of rows) {
    const cells = row as Record<string, Cell>;
    yield style.row(columns.map((column) => cellOf(cells[column] ?? null)));
  }
}

const cellOf = (cell: Cell): string | number => (typeof cell === 'number' ? cell : String(cell ?? ''));
