import { pipeline } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { MAX_COLUMNS, MAX_RECORD } from './limits.ts';
import { FileProblem } from './problems.ts';

export const separators = [',', ';', '\t', '|'] as const;
export type Separator = (typeof separators)[number];

/** The one that parts the first line into most columns; what stands in quotes does not count. */
export function separatorOf(start: string): Separator {
  const [line = ''] = start.replace(/^\ufeff/, '').split(/\r\n|\n|\r/, 1);
  const bare = line.replaceAll(/"(?:[^"]|"")*"/g, '');
  const count = (separator: string): number => bare.split(separator).length;
  return separators.toSorted((a, b) => count(b) - count(a))[0]!;
}

export interface CsvRecord {
  line: number;
  cells: readonly string[];
}

/** Records after RFC 4180, of any number of cells. Empty lines are left out. */
export async function* readCsv(
  chunks: AsyncIterable<string> | Iterable<string>,
  separator: Separator,
  maxRecord = MAX_RECORD,
): AsyncGenerator<CsvRecord> {
  const parser = parse({
    delimiter: separator,
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
    max_record_size: maxRecord,
  });
  // a failure of either side ends the loop below
  pipeline(chunks, parser, () => {});
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      if (record.length > MAX_COLUMNS) throw new FileProblem('TOO_LONG', { line: info.lines });
      if (record.some((cell) => cell !== '')) yield { line: info.lines, cells: record };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === 'number' ? error.lines : 0;
    throw new FileProblem(error.code === 'CSV_MAX_RECORD_SIZE' ? 'TOO_LONG' : 'BROKEN_CSV', { line });
  }
}
