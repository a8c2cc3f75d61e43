import { toEuros } from '@brixel/commerce/money';
import type { Columns } from './csv-columns.ts';
import { csvRow, withoutMark } from './csv-row.ts';
import { type DecimalStyle, plainNumber } from './decimal-style.ts';
import { type Condition, type Lot, letterOf } from './lot.ts';
import { type LotField, type LotTexts, lotOf } from './lot-fields.ts';
import type { ReadLot } from './problems.ts';
import type { CsvRecord } from './read-csv.ts';

/** How a table of lots is to be understood, as its owner has confirmed it. */
export interface CsvProfile {
  columns: Columns;
  decimals: DecimalStyle;
  /** where there is no column of it */
  condition: Condition | null;
  /** the number in BrickLink's catalogue of a colour as the table writes it; null where it is unknown */
  colourNo(text: string): number | null;
}

/** Fields that are numbers: their decimals are written as the rest of the table does. */
export const numberFields: ReadonlySet<LotField> = new Set([
  'qty',
  'price',
  'cost',
  'sale',
  'step',
  'tierQty1',
  'tierPrice1',
  'tierQty2',
  'tierPrice2',
  'tierQty3',
  'tierPrice3',
  'grams',
]);

/** The records after the header. */
export async function* readCsvLots(
  header: readonly string[],
  records: AsyncIterable<CsvRecord> | Iterable<CsvRecord>,
  { columns, decimals, condition, colourNo }: CsvProfile,
): AsyncGenerator<ReadLot> {
  const nameOf = (field: LotField): string => header[columns.indexOf(field)] ?? field;
  let row = 0;
  for await (const { line, cells } of records) {
    row += 1;
    const texts: Partial<Record<LotField, string>> = {};
    for (const [place, field] of columns.entries()) {
      const cell = cells[place];
      if (field === null || cell === undefined) continue;
      texts[field] = numberFields.has(field) ? plainNumber(cell, decimals) : withoutMark(cell);
    }
    yield { row, line, ...withColour(texts, { nameOf, condition, colourNo }) };
  }
}

interface ColourRules extends Pick<CsvProfile, 'condition' | 'colourNo'> {
  nameOf(field: LotField): string;
}

function withColour(texts: LotTexts, { nameOf, condition, colourNo }: ColourRules): Pick<ReadLot, 'lot' | 'problems'> {
  const written = texts.colour ?? '';
  const known = written === '' ? 0 : colourNo(written);
  const { lot, problems } = lotOf({ ...texts, colour: String(known ?? 0) }, { nameOf, defaultCondition: condition });
  if (known !== null) return { lot, problems };
  return { lot: null, problems: [...problems, { code: 'COLOUR', field: nameOf('colour'), value: written }] };
}

const written: Readonly<Partial<Record<LotField, (lot: Lot) => string | number>>> = {
  lotId: ({ externalId }) => externalId ?? '',
  type: letterOf,
  item: ({ itemNo }) => itemNo,
  colour: ({ colourNo }) => colourNo,
  name: ({ name }) => name,
  category: ({ category }) => category,
  condition: ({ condition }) => condition,
  completeness: ({ completeness }) => (completeness === null ? '' : completeness[0]!.toUpperCase()),
  qty: ({ qty }) => qty,
  price: ({ price }) => toEuros(price),
  sale: ({ sale }) => sale / 100,
  step: ({ step }) => step,
  tierQty1: tierQty(0),
  tierPrice1: tierPrice(0),
  tierQty2: tierQty(1),
  tierPrice2: tierPrice(1),
  tierQty3: tierQty(2),
  tierPrice3: tierPrice(2),
  grams: ({ grams }) => grams ?? '',
  cost: ({ cost }) => (cost === null ? '' : toEuros(cost)),
  remarks: ({ remarks }) => remarks,
  comments: ({ comments }) => comments,
  retain: ({ isRetained }) => (isRetained ? 'Y' : 'N'),
};

function tierQty(place: number) {
  return ({ tiers }: Lot): string | number => tiers[place]?.qty ?? '';
}

function tierPrice(place: number) {
  return ({ tiers }: Lot): string | number => (tiers[place] ? toEuros(tiers[place].price) : '');
}

/** With headers that are understood again. */
export function* writeCsvLots(lots: Iterable<Lot>): Generator<string> {
  yield csvRow(Object.keys(written));
  for (const lot of lots) yield csvRow(Object.values(written).map((cell) => cell(lot)));
}
