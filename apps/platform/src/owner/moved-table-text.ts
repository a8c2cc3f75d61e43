import type { RowReport } from '@brixel/contract/office/moved-table';
import { FileProblem } from '@brixel/exchange/problems';
import { printable } from './command-line.ts';

/** What is said of a table that another shop has written. */

export const remarkLines = <Code extends string>(
  { rows }: RowReport<Code>,
  sentences: Readonly<Record<Code, string>>,
): string =>
  rows
    .map(({ line, code, value }) => `line ${line}  ${code}  ${sentences[code]}${value && ` (${printable(value)})`}\n`)
    .join('');

/** Null where it is no fault of the file. */
export function fileProblemText(error: unknown): string | null {
  if (error instanceof FileProblem) {
    const where = error.line > 0 ? ` (line ${error.line})` : '';
    if (error.code === 'NO_HEADERS') return `its first line does not name the column ${printable(error.detail)}`;
    if (error.code === 'NOT_UTF8') return `its text is not in UTF-8${where}`;
    if (error.code === 'TOO_LONG') return `it, or one of its rows, is too long${where}`;
    return `it is no CSV${where}`;
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return ['ENOENT', 'EISDIR', 'EACCES'].includes(code) ? 'it cannot be opened' : null;
}
