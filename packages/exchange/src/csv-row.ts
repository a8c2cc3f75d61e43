import type { DecimalStyle } from './decimal-style.ts';

/** A text that somebody wrote must not become a formula when the file is opened. One that has the mark already gets another. */
const harmless = (text: string): string => (/^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** Spaces at the ends count as well. */
export const quoted = (text: string, separator: string): string =>
  /["\r\n]|^\s|\s$/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;

type Cells = readonly (string | number)[];

const rowWith =
  (separator: string, decimals: DecimalStyle) =>
  (cells: Cells): string =>
    `${cells.map((cell) => (typeof cell === 'number' ? numberText(cell, decimals) : quoted(harmless(cell), separator))).join(separator)}\r\n`;

const numberText = (number: number, decimals: DecimalStyle): string =>
  decimals === 'comma' ? String(number).replace('.', ',') : String(number);

/** One row as RFC 4180 writes it. Numbers are the shop's own. */
export const csvRow = rowWith(',', 'point');

/** The same for programs that expect semicolons. */
export const semicolonRow = rowWith(';', 'point');

/** How a table is written for whoever opens it. */
export interface TableStyle {
  /** before its first row */
  start: string;
  decimals: DecimalStyle;
  row(cells: Cells): string;
}

/** For other programs. */
export const plainTable: TableStyle = { start: '', decimals: 'point', row: csvRow };

/** Without it spreadsheets take letters beyond ASCII for another encoding. */
const BYTE_ORDER_MARK = '\ufeff';
/** Where decimals have a comma, spreadsheets split columns at semicolons. */
const withCommas: TableStyle = { start: BYTE_ORDER_MARK, decimals: 'comma', row: rowWith(';', 'comma') };
const withPoints: TableStyle = { start: BYTE_ORDER_MARK, decimals: 'point', row: csvRow };

/** For people: as the spreadsheets of their language open a table with a double click. */
export const spreadsheetTables = { de: withCommas, it: withCommas, en: withPoints } as const;

/** A text as it was before it was written. */
export const withoutMark = (cell: string): string => cell.replace(/^'(?='*[=+\-@\t\r])/, '');
