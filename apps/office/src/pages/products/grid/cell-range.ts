import type { OfficeLanguage } from '@brixel/contract/office/office-languages';
import type { ProductRow } from '@brixel/contract/office/product-endpoints';
import { typedText } from './cell-text.ts';
import type { GridColumn } from './grid-columns.ts';
import type { Position } from './use-grid-keys.ts';

/** A block of cells, edges included. */
export interface CellRange {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export const rangeBetween = (one: Position, other: Position): CellRange => ({
  top: Math.min(one.row, other.row),
  bottom: Math.max(one.row, other.row),
  left: Math.min(one.column, other.column),
  right: Math.max(one.column, other.column),
});

export const isWithin = ({ top, bottom, left, right }: CellRange, row: number, column: number): boolean =>
  row >= top && row <= bottom && column >= left && column <= right;

export const rowsOf = ({ top, bottom }: CellRange): number => bottom - top + 1;
export const cellsOf = (range: CellRange): number => rowsOf(range) * (range.right - range.left + 1);

/** A cell as it is copied: what typing the same would make of another one. */
export function cellText(row: ProductRow, column: GridColumn, language: OfficeLanguage): string {
  if (column.field) return typedText(row, column.field, language) ?? '';
  return column.key === 'sku' ? row.sku : column.key === 'name' ? row.name : '';
}

/** As spreadsheets put cells on the clipboard. */
export const tableText = (cells: readonly (readonly string[])[]): string =>
  cells
    .map((texts) => texts.map((text) => (/[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)).join('\t'))
    .join('\n');

/** The same texts for each row, which keeps its own number. */
export const repeated = (
  texts: readonly string[],
  rows: readonly ProductRow[],
  columns: readonly GridColumn[],
): string[][] => rows.map((row) => texts.map((text, place) => (columns[place]?.key === 'sku' ? row.sku : text)));

export interface RangeFigures {
  cells: number;
  /** of a column of numbers, where all of its rows are known */
  sum: number | null;
}

const FIGURES = { stock: (row: ProductRow) => row.stock, sold: (row: ProductRow) => row.sold } as const;

/** Null for a single cell. */
export function figuresOf(
  range: CellRange,
  columns: readonly GridColumn[],
  rowAt: (index: number) => ProductRow | undefined,
): RangeFigures | null {
  const cells = cellsOf(range);
  if (cells === 1) return null;
  const key = range.left === range.right ? columns[range.left]?.key : undefined;
  const figure = key === 'stock' || key === 'sold' ? FIGURES[key] : null;
  const rows = figure ? Array.from({ length: rowsOf(range) }, (_, place) => rowAt(range.top + place)) : [];
  const isKnown = figure !== null && rows.every((row) => row !== undefined);
  return { cells, sum: isKnown ? rows.reduce((sum, row) => sum + (figure(row!) ?? 0), 0) : null };
}
