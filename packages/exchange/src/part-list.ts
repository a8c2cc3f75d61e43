import { bareWord } from './bare-word.ts';
import { colourNumber } from './colour-number.ts';
import { readNamedCsv } from './csv-table.ts';
import type { Condition, Lot } from './lot.ts';
import { lotOf } from './lot-fields.ts';
import type { Problem, ReadLot } from './problems.ts';

/** Lists of parts as Rebrickable writes them: `Part,Color,Quantity`, in its own numbers of colours. */

const COLUMNS = ['Part', 'Color', 'Quantity', 'Is Spare'] as const;

/** Whether these are the columns of such a list, and no others. */
export const isPartList = (header: readonly string[]): boolean => {
  const words = header.map(bareWord);
  const wanted = COLUMNS.map(bareWord);
  return words.length >= 3 && words.length <= wanted.length && words.every((word, place) => word === wanted[place]);
};

/** Pieces of one part, in whose numbers a list or a set names them. */
export interface Pieces {
  line: number;
  part: string;
  colour: string;
  quantity: string;
  name?: string;
}

/** What pieces come in. They have no price: what they cost is decided by their owner. */
export function lotOfPieces(
  { part, colour, quantity, name = '' }: Pieces,
  condition: Condition,
): Pick<ReadLot, 'lot' | 'problems' | 'said'> {
  const colourNo = colourNumber(colour, 'rebrickable');
  const texts = {
    type: 'P',
    item: part,
    colour: String(colourNo ?? 0),
    qty: quantity,
    price: '1',
    name: name.slice(0, 255),
  };
  const { lot, problems, said = lot } = lotOf(texts, { nameOf: (field) => field, defaultCondition: condition });
  const facts = { problems, said: said ? withoutPrice(said) : undefined };
  if (colourNo !== null) return { ...facts, lot: lot && withoutPrice(lot) };
  const unknown: Problem = { code: 'COLOUR', field: 'Color', value: colour.slice(0, 100) };
  return { ...facts, lot: null, problems: [...problems, unknown] };
}

const withoutPrice = (lot: Lot): Lot => ({ ...lot, price: 0 });

export async function* readPartList(
  chunks: AsyncIterable<string> | Iterable<string>,
  condition: Condition,
): AsyncGenerator<ReadLot> {
  let row = 0;
  for await (const cells of readNamedCsv(chunks, COLUMNS, ['Is Spare'])) {
    row += 1;
    const pieces = { line: cells.line, part: cells.Part, colour: cells.Color, quantity: cells.Quantity };
    yield { row, line: cells.line, ...lotOfPieces(pieces, condition) };
  }
}
