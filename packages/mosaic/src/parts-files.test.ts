import { expect, test } from 'vitest';
import { billOfMaterials, type PartColour } from './bill-of-materials.ts';
import { partsCsv, wantedList } from './parts-files.ts';

const colours: PartColour[] = [
  { key: 'green', bricklinkId: 6, rebrickableId: 2, makerId: 28 },
  { key: 'coral', bricklinkId: 220, rebrickableId: 1050, makerId: 353 },
];
const single = { y: 0, width: 1, height: 1, design: '3024' };
const bill = billOfMaterials(
  [
    { ...single, x: 0, colour: 0 },
    { ...single, x: 1, colour: 1 },
    { ...single, x: 2, colour: 0 },
  ],
  colours,
);

test('a spreadsheet gets a row per part and colour, in the words of the reader', () => {
  const headings = {
    design: 'Teil',
    element: 'Element',
    colour: 'Farbe',
    bricklinkColour: 'BrickLink',
    rebrickableColour: 'Rebrickable',
    makerColour: 'Hersteller',
    count: 'Anzahl',
  };
  const nameOf = (key: string): string => (key === 'green' ? 'Grün' : 'Rosa; "hell"');
  expect(partsCsv(bill, headings, nameOf)).toBe(
    '\uFEFFTeil;Element;Farbe;BrickLink;Rebrickable;Hersteller;Anzahl\r\n' +
      '3024;302428;Grün;6;2;28;2\r\n' +
      '3024;;"Rosa; ""hell""";220;1050;353;1\r\n',
  );
});

test('BrickLink gets each lot under its own numbers', () => {
  const lot = (colour: number, count: number): string =>
    `<ITEM><ITEMTYPE>P</ITEMTYPE><ITEMID>3024</ITEMID><COLOR>${colour}</COLOR><MINQTY>${count}</MINQTY><CONDITION>N</CONDITION></ITEM>\n`;
  expect(wantedList(bill)).toBe(`<INVENTORY>\n${lot(6, 2)}${lot(220, 1)}</INVENTORY>\n`);
});
