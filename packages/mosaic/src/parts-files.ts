import type { BillLine } from './bill-of-materials.ts';

/** Headings in the reader's language, in the order of the columns. */
export interface PartsCsvHeadings {
  design: string;
  element: string;
  colour: string;
  bricklinkColour: string;
  rebrickableColour: string;
  makerColour: string;
  count: string;
}

const COLUMNS = [
  'design',
  'element',
  'colour',
  'bricklinkColour',
  'rebrickableColour',
  'makerColour',
  'count',
] as const satisfies readonly (keyof PartsCsvHeadings)[];

/** Without it spreadsheets take the letters beyond ASCII for another encoding. */
const BYTE_ORDER_MARK = '\uFEFF';
/** German and Italian spreadsheets use the comma for decimals. */
const SEPARATOR = ';';

/** The parts as a table for spreadsheets; `nameOf` gives the name of a colour in the reader's language. */
export function partsCsv(
  bill: readonly BillLine[],
  headings: PartsCsvHeadings,
  nameOf: (colourKey: string) => string,
): string {
  const rows = bill.map(({ design, element, colour, count }) => [
    design,
    element ?? '',
    nameOf(colour.key),
    colour.bricklinkId,
    colour.rebrickableId,
    colour.makerId,
    count,
  ]);
  return BYTE_ORDER_MARK + [COLUMNS.map((column) => headings[column]), ...rows].map(csvRow).join('');
}

const csvRow = (fields: readonly (string | number)[]): string => `${fields.map(quoted).join(SEPARATOR)}\r\n`;

const quoted = (field: string | number): string => {
  const text = String(field);
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** The parts as a wanted list of BrickLink: every lot is a new part, by design and BrickLink's own colour number. */
export function wantedList(bill: readonly BillLine[]): string {
  const items = bill.map(
    ({ design, colour, count }) =>
      `<ITEM><ITEMTYPE>P</ITEMTYPE><ITEMID>${design}</ITEMID><COLOR>${colour.bricklinkId}</COLOR><MINQTY>${count}</MINQTY><CONDITION>N</CONDITION></ITEM>\n`,
  );
  return `<INVENTORY>\n${items.join('')}</INVENTORY>\n`;
}
