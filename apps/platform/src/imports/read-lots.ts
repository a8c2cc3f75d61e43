import { type Money, multiplyDivide } from '@brixel/commerce/money';
import { readBsx } from '@brixel/exchange/bsx';
import { colourNumber } from '@brixel/exchange/colour-number';
import { readCsvLots } from '@brixel/exchange/csv-lots';
import { decodeText } from '@brixel/exchange/decode-text';
import { readInventoryXml } from '@brixel/exchange/inventory-xml';
import { FileProblem, isPriceProblem, type ReadLot } from '@brixel/exchange/problems';
import { type CsvRecord, readCsv } from '@brixel/exchange/read-csv';
import type { ImportChoice, TableChoice } from '../database/import-tables.ts';
import { canBeRead } from './can-be-read.ts';
import type { FileLooks } from './look-at-file.ts';
import { unpackFile } from './unpack-file.ts';

/** The lots of a file. It is read piece by piece, and a broken one is noticed while it is read. */
export async function* readLots(
  path: string,
  { format, encoding, table }: FileLooks,
  choice: ImportChoice,
): AsyncGenerator<PricedLot> {
  const chunks = decodeText(unpackFile(path), encoding);
  for await (const read of format === 'bsx'
    ? readBsx(chunks)
    : table
      ? readTable(readCsv(chunks, table.separator), choice.table ?? table.proposed)
      : readInventoryXml(chunks))
    yield withRowPrice(
      choice.prices === 'net' && read.lot ? { ...read, lot: withVat(read.lot, choice.vatRate) } : read,
      choice.rowPrices?.[read.row],
    );
}

/** A lot whose price its owner has set, whatever the file says. */
export interface PricedLot extends ReadLot {
  isPriceSet?: boolean;
}

function withRowPrice(read: ReadLot, price: Money | undefined): PricedLot {
  const lot = read.lot ?? read.unpriced;
  if (price === undefined || !lot) return read;
  const problems = read.problems.filter((problem) => !isPriceProblem(problem));
  return { ...read, lot: { ...lot, price }, problems, isPriceSet: true };
}

const WHOLE = 10_000;

/** The shop's prices hold VAT; what the seller has paid stays what it is. */
export function withVat<L extends NonNullable<ReadLot['lot']>>(lot: L, rate: ImportChoice['vatRate']): L {
  const gross = (price: number): number => multiplyDivide(price, WHOLE + rate, WHOLE);
  return {
    ...lot,
    price: gross(lot.price),
    tiers: lot.tiers.map(({ qty, price }) => ({ qty, price: gross(price) })),
  };
}

export async function* readTable(
  records: AsyncIterable<CsvRecord> | Iterable<CsvRecord>,
  { columns, decimals, condition, colours }: TableChoice,
): AsyncGenerator<ReadLot> {
  const [header, rest] = await withFirst(records);
  if (!header || !canBeRead({ columns }))
    throw new FileProblem('NO_HEADERS', { line: 1, detail: header?.cells.join(', ') ?? '' });
  yield* readCsvLots(header.cells, rest, {
    columns,
    decimals,
    condition,
    colourNo: (text) => colourNumber(text, colours),
  });
}

async function withFirst<T>(items: AsyncIterable<T> | Iterable<T>): Promise<[T | undefined, AsyncIterable<T>]> {
  const rest = (async function* () {
    yield* items;
  })();
  const { value } = await rest.next();
  return [value ?? undefined, rest];
}
