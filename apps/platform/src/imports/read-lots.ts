import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { readBsx } from '@brixel/exchange/bsx';
import { type ColourNumbers, colourNumber } from '@brixel/exchange/colour-number';
import { proposeColumns } from '@brixel/exchange/csv-columns';
import { readCsvLots } from '@brixel/exchange/csv-lots';
import { decimalStyle } from '@brixel/exchange/decimal-style';
import { decodeText, type Encoding, encodingOf } from '@brixel/exchange/decode-text';
import { type FileFormat, fileFormat } from '@brixel/exchange/file-format';
import { readInventoryXml } from '@brixel/exchange/inventory-xml';
import { isNumberField } from '@brixel/exchange/lot-fields';
import { FileProblem, type ReadLot } from '@brixel/exchange/problems';
import { type CsvRecord, readCsv, separatorOf } from '@brixel/exchange/read-csv';

/** What a table does not say of itself. */
export interface TableChoice {
  colours: ColourNumbers;
  /** of lots that name none */
  condition: 'new' | 'used';
}

export interface LotFile {
  format: FileFormat;
  lots: AsyncIterable<ReadLot>;
}

/** Unpacked; a file that grows beyond it is refused. */
const MAX_BYTES = 256 * 1024 * 1024;
const START_BYTES = 64 * 1024;

/** Opens a file of lots. It is read piece by piece, and a broken one is noticed while it is read. */
export async function openLotFile(path: string, choice: TableChoice): Promise<LotFile> {
  const isPacked = await beginsAsGzip(path);
  const bytes = (): AsyncIterable<Uint8Array> => withinLimit(streamOf(path, isPacked));
  const start = await startOf(bytes());
  const encoding = encodingOf(start);
  const text = new TextDecoder(encoding).decode(start);
  const format = fileFormat(text);
  const chunks = (as: Encoding): AsyncIterable<string> => decodeText(bytes(), as);
  switch (format) {
    case 'bsx':
      return { format, lots: readBsx(chunks(encoding)) };
    case 'inventory-xml':
      return { format, lots: readInventoryXml(chunks(encoding)) };
    case 'csv':
      return { format, lots: readTable(() => chunks(isUtf8(start) ? encoding : 'windows-1252'), text, choice) };
    default:
      throw new FileProblem('FORMAT_UNKNOWN', { line: 1 });
  }
}

function streamOf(path: string, isPacked: boolean): AsyncIterable<Uint8Array> {
  const file = createReadStream(path);
  // a failure of the file ends the loop over what is unpacked of it
  return isPacked ? pipeline(file, createGunzip(), () => {}) : file;
}

async function beginsAsGzip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await file.close();
  }
}

async function* withinLimit(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  try {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) throw new FileProblem('TOO_LONG');
      yield chunk;
    }
  } catch (error) {
    if (isPackingError(error)) throw new FileProblem('BROKEN_ARCHIVE');
    throw error;
  }
}

const isPackingError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');

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

/** A letter may be cut at the end of what was read. */
function isUtf8(start: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(start, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** How decimals are written is seen in all of a table before its first row is understood. */
async function* readTable(
  chunks: () => AsyncIterable<string>,
  start: string,
  { colours, condition }: TableChoice,
): AsyncGenerator<ReadLot> {
  const separator = separatorOf(start);
  const header = await headerOf(readCsv(chunks(), separator));
  const columns = proposeColumns(header);
  if (!columns.includes('item') || !columns.includes('qty'))
    throw new FileProblem('NO_HEADERS', { line: 1, detail: header.join(', ') });
  const numbers: string[] = [];
  for await (const { cells } of readCsv(chunks(), separator)) {
    if (numbers.length > 10_000) break;
    numbers.push(...columns.flatMap((field, place) => (field && isNumberField(field) ? (cells[place] ?? []) : [])));
  }
  yield* readCsvLots(header, withoutFirst(readCsv(chunks(), separator)), {
    columns,
    decimals: decimalStyle(numbers),
    condition,
    colourNo: (text) => colourNumber(text, colours),
  });
}

async function headerOf(records: AsyncIterable<CsvRecord>): Promise<readonly string[]> {
  for await (const { cells } of records) return cells;
  throw new FileProblem('NO_HEADERS', { line: 1 });
}

async function* withoutFirst(records: AsyncIterable<CsvRecord>): AsyncGenerator<CsvRecord> {
  let isFirst = true;
  for await (const record of records) {
    if (!isFirst) yield record;
    isFirst = false;
  }
}
