import { proposeColumns, proposePrices } from '@brixel/exchange/csv-columns';
import { decimalStyle } from '@brixel/exchange/decimal-style';
import { type Encoding, encodingOf } from '@brixel/exchange/decode-text';
import { type FileFormat, fileFormat } from '@brixel/exchange/file-format';
import { isNumberField } from '@brixel/exchange/lot-fields';
import { isPartList } from '@brixel/exchange/part-list';
import { FileProblem } from '@brixel/exchange/problems';
import { readCsv, type Separator, separatorOf } from '@brixel/exchange/read-csv';
import type { ImportChoice, ProductImportFormat, TableChoice, TableLooks } from '../database/import-tables.ts';
import { lookAtProducts, type ProductLooks } from './look-at-products.ts';
import { isOtherWorkbook, isZipOfLines, unpackDump, unpackFile } from './unpack-file.ts';
import { holdsTables } from './unpack-tables.ts';
import { openWorkbook } from './unpack-workbook.ts';

/** What is seen of a file in its first piece. */
export interface FileLooks {
  format: FileFormat | ProductImportFormat;
  encoding: Encoding;
  /** of products */
  products: ProductLooks | null;
  /** of a table of lots */
  table: { looks: TableLooks; separator: Separator; proposed: TableChoice; prices: ImportChoice['prices'] } | null;
}

const START_BYTES = 64 * 1024;

export async function lookAtFile(path: string): Promise<FileLooks> {
  const workbook = await openWorkbook(path);
  if (!workbook && (await isOtherWorkbook(path))) throw new FileProblem('WORKBOOK');
  if (await holdsTables(path)) return { format: 'set-parts', encoding: 'utf-8', products: null, table: null };
  const start = await startOf((await isZipOfLines(path)) ? unpackDump(path) : unpackFile(path));
  const isUtf8 = fits(start);
  const isText = encodingOf(start) === 'utf-16le' || !start.includes(0);
  const format = isText ? fileFormat(new TextDecoder(encodingOf(start)).decode(start)) : null;
  if (format === null) throw new FileProblem('FORMAT_UNKNOWN', { line: 1 });
  if (format !== 'csv') return { format, encoding: encodingOf(start), products: null, table: null };
  const encoding = isUtf8 || encodingOf(start) === 'utf-16le' ? encodingOf(start) : 'windows-1252';
  const text = new TextDecoder(encoding).decode(start);
  const lines = start.length < START_BYTES ? text : wholeRows(text);
  const products = await lookAtProducts(lines);
  if (products) return { format: products.format, encoding, products, table: null };
  const table = await lookAtTable(lines, encoding);
  return isPartList(table.looks.header) && table.separator === ','
    ? { format: 'part-list', encoding, products, table: null }
    : {
        format,
        encoding,
        products,
        table: workbook ? { ...table, looks: { ...table.looks, sheet: workbook.sheet } } : table,
      };
}

async function startOf(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const read: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    read.push(chunk);
    bytes += chunk.length;
    if (bytes >= START_BYTES) break;
  }
  return Buffer.concat(read).subarray(0, START_BYTES);
}

/** The last row may be cut, also within quotation marks. */
function wholeRows(text: string): string {
  let end = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"') isQuoted = !isQuoted;
    else if (text[at] === '\n' && !isQuoted) end = at + 1;
  }
  return end === 0 ? text : text.slice(0, end);
}

/** A letter may be cut at the end of what was read. */
function fits(start: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(start, { stream: true });
    return true;
  } catch {
    return false;
  }
}

const SHOWN_ROWS = 5;
const SHOWN_LETTERS = 100;
/** Of these the numbers tell how decimals are written. */
const SEEN_ROWS = 500;

async function lookAtTable(lines: string, encoding: Encoding): Promise<NonNullable<FileLooks['table']>> {
  const separator = separatorOf(lines);
  const records: (readonly string[])[] = [];
  try {
    for await (const { cells } of readCsv([lines], separator)) {
      records.push(cells);
      if (records.length > SEEN_ROWS) break;
    }
  } catch (error) {
    if (!(error instanceof FileProblem) || records.length < 2) throw error;
  }
  const [header, ...rows] = records;
  if (!header) throw new FileProblem('NO_HEADERS', { line: 1 });
  const columns = proposeColumns(header);
  const numbers = rows.flatMap((cells) =>
    columns.flatMap((field, place) => (field && isNumberField(field) ? (cells[place] ?? []) : [])),
  );
  const short = (cells: readonly string[]): string[] => cells.map((cell) => cell.slice(0, SHOWN_LETTERS));
  return {
    separator,
    looks: { header: short(header), rows: rows.slice(0, SHOWN_ROWS).map(short), separator, encoding },
    prices: proposePrices(header),
    proposed: { columns, decimals: decimalStyle(numbers, separator), condition: 'new', colours: 'bricklink' },
  };
}
