/** A text that somebody wrote must not become a formula when the file is opened. One that has the mark already gets another. */
const harmless = (text: string): string => (/^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** Spaces at the ends count as well. */
const quoted = (text: string, separator: string): string =>
  /["\r\n]|^\s|\s$/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;

const rowWith =
  (separator: string) =>
  (cells: readonly (string | number)[]): string =>
    `${cells.map((cell) => (typeof cell === 'number' ? String(cell) : quoted(harmless(cell), separator))).join(separator)}\r\n`;

/** One row as RFC 4180 writes it. Numbers are the shop's own and stay as they are. */
export const csvRow = rowWith(',');

/** The same for programs that expect what German spreadsheets write. */
export const semicolonRow = rowWith(';');

/** A text as it was before it was written. */
export const withoutMark = (cell: string): string => cell.replace(/^'(?='*[=+\-@\t\r])/, '');
