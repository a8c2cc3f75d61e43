import type { DecimalStyle } from '@brixel/exchange/decimal-style';
import { MAX_RECORD } from '@brixel/exchange/limits';
import { FileProblem, type Problem } from '@brixel/exchange/problems';
import { readCsv, type Separator } from '@brixel/exchange/read-csv';
import { productOfJson, type SaidProduct } from './product-lines.ts';
import { columnsOfHeader, productOfRow, SKU } from './product-table.ts';

/** A row of a file of products; null: it is none. */
export interface ReadProduct {
  /** counted from 1 */
  row: number;
  /** of the file */
  line: number;
  product: SaidProduct | null;
  /** found while it was read */
  problems?: readonly Problem[];
  /** of another shop: its addresses are wishes, and what it says of details is added to those that are here */
  foreign?: { oldPaths: readonly string[] };
}

export async function* readJsonLines(chunks: AsyncIterable<string> | Iterable<string>): AsyncGenerator<ReadProduct> {
  let row = 0;
  let line = 0;
  for await (const text of linesOf(chunks)) {
    line += 1;
    if (text.trim() === '') continue;
    row += 1;
    yield { row, line, product: productOfJson(text) };
  }
}

/** What follows the last end of a line is a line too. */
export async function* linesOf(chunks: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string> {
  let rest = '';
  let line = 0;
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop()!;
    for (const text of lines) {
      line += 1;
      yield text;
    }
    if (rest.length > MAX_RECORD) throw new FileProblem('TOO_LONG', { line: line + 1 });
  }
  if (rest !== '') yield rest;
}

export async function* readProductTable(
  chunks: AsyncIterable<string> | Iterable<string>,
  { separator, decimals }: { separator: Separator; decimals: DecimalStyle },
): AsyncGenerator<ReadProduct> {
  let columns: ReturnType<typeof columnsOfHeader> | null = null;
  let strange: readonly string[] = [];
  let row = 0;
  for await (const { line, cells } of readCsv(chunks, separator)) {
    if (columns === null) {
      columns = columnsOfHeader(cells);
      if (!columns.includes(SKU)) throw new FileProblem('NO_HEADERS', { line: 1, detail: cells.join(', ') });
      strange = cells.filter((_, place) => columns?.[place] === null);
      continue;
    }
    row += 1;
    yield { row, line, product: { ...productOfRow(cells, { columns, decimals }), strange } };
  }
}
