import { bareWord } from '@brixel/exchange/bare-word';
import { FileProblem } from '@brixel/exchange/problems';
import { readCsv, separatorOf } from '@brixel/exchange/read-csv';
import { openText } from './moved-text.ts';

/** Rows of a table that another shop has written, by the names of its columns. */

/** A table, read as often as it is needed. */
export interface MovedFile {
  name: string;
  read(): AsyncIterable<Uint8Array>;
}

/** What a column is called, the likeliest first; capitals and signs between letters do not count. */
export type ColumnNames<Field extends string> = Readonly<Record<Field, readonly string[]>>;

export interface MovedRow<Field extends string> {
  /** of the file */
  line: number;
  /** empty where the table has no such column */
  cells: Readonly<Record<Field, string>>;
}

/** Archives and workbooks of spreadsheet programs, of today and of former days. */
const NO_TEXT = ['PK\x03\x04', '\xd0\xcf\x11\xe0'];

export async function* readMovedRows<Field extends string>(
  chunks: AsyncIterable<Uint8Array>,
  columns: ColumnNames<Field>,
  required: readonly Field[],
  /** what the cells of a table without names mean, seen from its first row */
  unnamed: (cells: readonly string[]) => readonly Field[] | null = () => null,
): AsyncGenerator<MovedRow<Field>> {
  const fields = Object.keys(columns) as Field[];
  let places: ReadonlyMap<Field, number> | null = null;
  for await (const { line, cells } of await recordsOf(chunks)) {
    if (!places) {
      const given = unnamed(cells);
      places = given ? new Map(given.map((field, place) => [field, place])) : findColumns(cells, columns);
      const missing = required.find((field) => !places?.has(field));
      if (missing) throw new FileProblem('NO_HEADERS', { line, detail: missing });
      if (!given) continue;
    }
    const known = places;
    const cellOf = (field: Field): string => withoutNull(cells[known.get(field) ?? cells.length] ?? '');
    yield {
      line,
      cells: Object.fromEntries(fields.map((field) => [field, cellOf(field)])) as Record<Field, string>,
    };
  }
  if (!places) throw new FileProblem('NO_HEADERS', { detail: required.join(', ') });
}

/** As programs of MySQL write a field that has no value. */
const withoutNull = (cell: string): string => (cell === 'NULL' || cell === '\\N' ? '' : cell);

function findColumns<Field extends string>(
  header: readonly string[],
  columns: ColumnNames<Field>,
): ReadonlyMap<Field, number> {
  const words = header.map(bareWord);
  const found = (Object.keys(columns) as Field[]).map((field) => {
    const name = columns[field].find((known) => words.includes(bareWord(known)));
    return [field, name === undefined ? -1 : words.indexOf(bareWord(name))] as const;
  });
  return new Map(found.filter(([, place]) => place !== -1));
}

async function recordsOf(chunks: AsyncIterable<Uint8Array>) {
  const { start, startText, text } = await openText(chunks);
  if (NO_TEXT.some((mark) => start.toString('latin1').startsWith(mark))) throw new FileProblem('WORKBOOK');
  return readCsv(text, separatorOf(startText));
}
