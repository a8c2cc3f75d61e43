import type { TableColumn, TableFor } from '../table-headings.ts';

type Cell = string | number | boolean | null;

/** Rows as a table; each column is a field of them. */
export async function* figureCsv(
  rows: readonly object[],
  columns: readonly TableColumn[],
  style: TableFor,
): AsyncGenerator<string> {
  yield style.start + style.row(style.headings(columns));
  for (const row of rows) {
    const cells = row as Record<string, Cell>;
    yield style.row(columns.map((column) => cellOf(cells[column] ?? null)));
  }
}

const cellOf = (cell: Cell): string | number => (typeof cell === 'number' ? cell : String(cell ?? ''));
