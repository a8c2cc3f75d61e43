import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import type { RowReport } from '@brixel/contract/office/moved-table';
import { FileProblem } from '@brixel/exchange/problems';
import { unpackFile } from '../imports/unpack-file.ts';
import type { MovedFile } from '../moving/moved-rows.ts';
import type { Author } from '../office/audit.ts';
import { cliAuthor } from './cli-author.ts';
import { type Argv, EXIT, type Exit, printable, required, type Terminal } from './command-line.ts';

interface TableCommand<Code extends string, Result extends { report: RowReport<Code> }> {
  terminal: Terminal;
  /** `most`: rows of a kind that are told one by one */
  check(file: MovedFile, options: { most: number }): Promise<Result>;
  take(file: MovedFile, options: { most: number; author: Author }): Promise<Result>;
  remarks: Readonly<Record<Code, string>>;
  /** what the file has to be */
  kind?: string;
  /** its bytes, unpacked */
  open?(path: string): AsyncIterable<Uint8Array>;
  totals(result: Result, isPublished: boolean): readonly string[];
}

/** `import <file> [--publish]`: what is odd about its rows, and what it would bring or has brought. */
export function tableCommand<Code extends string, Result extends { report: RowReport<Code> }>({
  terminal,
  check,
  take,
  remarks,
  kind = 'CSV',
  open = unpackFile,
  totals,
}: TableCommand<Code, Result>): (argv: Argv) => Promise<Exit> {
  return async (argv) => {
    const options = { publish: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ args: [...argv], allowPositionals: true, options });
    const { file: path } = required(positionals, 'file');
    const file: MovedFile = { name: basename(path), read: () => open(path) };
    const most = Number.POSITIVE_INFINITY;
    try {
      const result = values.publish ? await take(file, { most, author: cliAuthor() }) : await check(file, { most });
      for (const { line, code, value } of result.report.rows)
        await terminal.stdout(`line ${line}  ${code}  ${remarks[code]}${value && ` (${printable(value)})`}\n`);
      await terminal.stdout(`${totals(result, values.publish).join('\n')}\n`);
      if (!values.publish) await terminal.stdout('Nothing is stored yet. Take it over with --publish\n');
      return EXIT.done;
    } catch (error) {
      const reason = problemText(error, kind);
      if (reason === null) throw error;
      terminal.stderr(`${printable(path)} cannot be imported: ${reason}\n`);
      return EXIT.refused;
    }
  };
}

/** Null where it is no fault of the file. */
function problemText(error: unknown, kind: string): string | null {
  if (error instanceof FileProblem) {
    const where = error.line > 0 ? ` (line ${error.line})` : '';
    if (error.code === 'NO_HEADERS') return `its first line does not name the column ${printable(error.detail)}`;
    if (error.code === 'NOT_UTF8') return `its text is not in UTF-8${where}`;
    if (error.code === 'TOO_LONG') return `it, or one of its rows, is too long${where}`;
    if (error.code === 'CUT_OFF') return `it is cut off${where}`;
    return `it is no ${kind}${where}`;
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return ['ENOENT', 'EISDIR', 'EACCES'].includes(code) ? 'it cannot be opened' : null;
}
