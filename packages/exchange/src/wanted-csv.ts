import { bareWord } from './bare-word.ts';
import { colourNumber } from './colour-number.ts';
import { proposeColumns } from './csv-columns.ts';
import { withoutMark } from './csv-row.ts';
import { readCsv, separatorOf } from './read-csv.ts';
import { isPartNumber, type Wanted, type WantedLine, type WantedProblem, wantedQty } from './wanted.ts';

/** Tables with a header, such as the part lists of Rebrickable and those of our own mosaics. */

interface WantedColumns {
  item: number;
  colour: number;
  qty: number;
  numbers: 'bricklink' | 'rebrickable';
}

/** Stands for no colour in particular. */
const ANY_OF_REBRICKABLE = '9999';

/** Null: it is no header of such a table. */
function columnsOf(header: readonly string[]): WantedColumns | null {
  const columns = proposeColumns(header);
  const [item, colour, qty] = [columns.indexOf('item'), columns.indexOf('colour'), columns.indexOf('qty')];
  if (item < 0 || colour < 0 || qty < 0) return null;
  const isRebrickable = header.slice(0, 3).map(bareWord).join() === 'part,color,quantity';
  return { item, colour, qty, numbers: isRebrickable ? 'rebrickable' : 'bricklink' };
}

const firstLine = (text: string): string =>
  text
    .replace(/^\ufeff/, '')
    .trimStart()
    .split(/\r\n|\n|\r/, 1)[0]!;

export function isWantedTable(text: string): boolean {
  const start = firstLine(text);
  return columnsOf(start.split(separatorOf(start)).map((cell) => cell.replaceAll('"', '').trim())) !== null;
}

export async function* readWantedCsv(text: string): AsyncGenerator<WantedLine> {
  let columns: WantedColumns | null = null;
  for await (const { line, cells } of readCsv([text], separatorOf(firstLine(text)))) {
    if (columns) yield { line, text: cells.join(' '), wanted: wantedIn(cells.map(withoutMark), columns) };
    else columns = columnsOf(cells);
    if (!columns) return;
  }
}

function wantedIn(cells: readonly string[], { item, colour, qty, numbers }: WantedColumns): Wanted | WantedProblem {
  const part = cells[item] ?? '';
  if (!isPartNumber(part)) return 'NO_PART';
  const written = cells[colour] ?? '';
  if (written === '') return 'NO_COLOUR';
  const isAny = numbers === 'rebrickable' && written === ANY_OF_REBRICKABLE;
  const colourNo = isAny ? 0 : colourNumber(written, numbers);
  if (colourNo === null) return 'COLOUR_UNKNOWN';
  const count = wantedQty(cells[qty] ?? '');
  return count === null ? 'QTY' : { part, colourNo: colourNo || null, qty: count, condition: null };
}
