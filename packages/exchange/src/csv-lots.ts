import type { Columns } from './csv-columns.ts';
import { withoutMark } from './csv-row.ts';
import { type DecimalStyle, plainNumber } from './decimal-style.ts';
import type { Condition } from './lot.ts';
import { isNumberField, type LotField, type LotTexts, lotOf, MAX_CELL } from './lot-fields.ts';
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
      const cell = cells[place]?.slice(0, MAX_CELL);
      if (field === null || cell === undefined) continue;
      texts[field] = isNumberField(field) ? plainNumber(cell, decimals) : withoutMark(cell);
    }
    if (texts.note) texts.remarks = `${texts.remarks ?? ''} | ${texts.note}`.trim();
    yield { row, line, ...withColour(texts, { nameOf, condition, colourNo }) };
  }
}

interface ColourRules extends Pick<CsvProfile, 'condition' | 'colourNo'> {
  nameOf(field: LotField): string;
}

function withColour(texts: LotTexts, { nameOf, condition, colourNo }: ColourRules): ReturnType<typeof lotOf> {
  const written = texts.colour ?? '';
  const known = written === '' ? 0 : colourNo(written);
  const read = lotOf({ ...texts, colour: String(known ?? 0) }, { nameOf, defaultCondition: condition });
  if (known !== null) return read;
  const said = read.lot ?? read.said;
  return {
    lot: null,
    said,
    problems: [...read.problems, { code: 'COLOUR', field: nameOf('colour'), value: written.slice(0, 100) }],
  };
}
