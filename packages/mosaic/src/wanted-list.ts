import type { BillLine } from './bill-of-materials.ts';

/** The parts as a wanted list of BrickLink: every lot is a new part, by design and BrickLink's own colour number. */
export function wantedList(bill: readonly BillLine[]): string {
  const items = bill.map(
    ({ design, colour, count }) =>
      `<ITEM><ITEMTYPE>P</ITEMTYPE><ITEMID>${design}</ITEMID><COLOR>${colour.bricklinkId}</COLOR><MINQTY>${count}</MINQTY><CONDITION>N</CONDITION></ITEM>\n`,
  );
  return `<INVENTORY>\n${items.join('')}</INVENTORY>\n`;
}
