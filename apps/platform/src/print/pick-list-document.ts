import { type StoreCode, storeViews } from '@brixel/contract/stores';
import { storeFormats } from '../mail/store-format.ts';
import { fileOf } from '../pdf-file.ts';
import type { PrintLook } from '../settings/print-look.ts';
import { A4, INK, MM, Pen } from './pen.ts';
import { pictureCell } from './picture-cell.ts';
import { type Cell, type Column, printTable, type Row, textCell } from './print-table.ts';
import { type PrintTexts, printTexts } from './print-texts.ts';

/** What is to be fetched for several orders, in the order of the storage places. Each order is a box with a letter. */
export interface PickList {
  /** of whoever prints it */
  language: StoreCode;
  /** when it was made */
  at: string;
  boxes: readonly { letter: string; orderNumber: string; lots: number; isTest: boolean }[];
  /** by place */
  lots: readonly PickedLot[];
}

export interface PickedLot {
  /** empty where it is not known */
  place: string;
  name: string;
  /** colour and other choices in words */
  options: string;
  sku: string;
  picture: Uint8Array | null;
  quantity: number;
  shares: readonly { letter: string; quantity: number }[];
}

const LEFT = 15 * MM;
const RIGHT = A4.width - 13 * MM;
const INNER = RIGHT - LEFT;
const BOTTOM = A4.height - 16 * MM;
const BOX = 13;
const BOXES_IN_ROW = 8;
const BOX_ROW = 40;

export function pickListDocument(list: PickList, look: PrintLook): Promise<Buffer> {
  const texts = printTexts[list.language];
  const format = storeFormats[list.language];
  const pen = new Pen({ title: texts.pickList, author: look.shopName, language: storeViews[list.language].locale });
  const file = fileOf(pen.doc);
  pen.doc.addPage();
  const pieces = list.lots.reduce((sum, { quantity }) => sum + quantity, 0);
  const lead = texts.pickListLead({
    moment: format.moment(list.at),
    orders: list.boxes.length,
    places: new Set(list.lots.map(({ place }) => place)).size,
    pieces: format.count(pieces),
  });
  pen.tagged('H1', () => pen.text(texts.pickList, { x: LEFT, y: 14 * MM, size: 17, bold: true }));
  pen.tagged('P', () => pen.text(lead, { x: LEFT, y: 22 * MM, size: 9, colour: INK.soft, width: INNER }));
  let y = drawBoxes(pen, list, texts, 30 * MM) + 8;
  const columns: Column[] = [
    { title: texts.place, x: LEFT + 2, width: 62 },
    { title: texts.picture, x: LEFT + 68, width: 34 },
    { title: texts.part, x: LEFT + 108, width: 178 },
    { title: texts.quantity, x: LEFT + 288, width: 40, align: 'right' },
    { title: texts.boxes, x: LEFT + 338, width: INNER - 340 },
  ];
  const nextPage = (): number => {
    pen.doc.addPage();
    return 14 * MM;
  };
  const room = { x: LEFT, width: INNER, y, bottom: BOTTOM, nextPage };
  y = printTable(pen, columns, rowsOf(pen, list, columns, texts, format.count), room, {
    label: texts.pickList,
    padding: 3,
  });
  if (y + 20 > BOTTOM) y = nextPage();
  pen.tagged('P', () => pen.text(texts.pickHint, { x: LEFT, y: y + 8, size: 8, colour: INK.soft, width: INNER }));
  numberSheets(pen, texts);
  pen.end();
  return file;
}

/** The letter of a box in white on black, as it stands on the box itself. */
function drawLetter(pen: Pen, letter: string, x: number, y: number): number {
  const width = Math.max(BOX, pen.widthOf(letter, { size: 8.5, bold: true }) + 6);
  pen.doc.roundedRect(x, y, width, BOX, 2).fill('#000000');
  pen.text(letter, { x, y: y + 1.4, size: 8.5, bold: true, colour: INK.white, width, align: 'center' });
  return width;
}

function drawBoxes(pen: Pen, { boxes }: PickList, texts: PrintTexts, top: number): number {
  const width = INNER / BOXES_IN_ROW;
  pen.within('L', () => {
    for (const [place, { letter, orderNumber, lots, isTest }] of boxes.entries()) {
      const x = LEFT + (place % BOXES_IN_ROW) * width;
      const y = top + Math.floor(place / BOXES_IN_ROW) * BOX_ROW;
      pen.tagged('LI', () => {
        drawLetter(pen, letter, x, y);
        pen.text(orderNumber, { x, y: y + 16, size: 6.2, bold: true });
        const about = isTest ? `${texts.lines(lots)} · ${texts.test}` : texts.lines(lots);
        pen.text(about, { x, y: y + 24, size: 6.2, colour: INK.soft });
      });
    }
  });
  const end = top + Math.ceil(boxes.length / BOXES_IN_ROW) * BOX_ROW;
  pen.line(LEFT, end - 3, INNER, INK.hair);
  return end;
}

/** What stands before the figures of a place names its shelf: K07-12 is in K07's K. */
const shelfOf = (place: string): string => /^[^\d\s-]+/.exec(place)?.[0] ?? '';

function rowsOf(
  pen: Pen,
  { lots }: PickList,
  columns: readonly Column[],
  texts: PrintTexts,
  count: (value: number) => string,
): Row[] {
  const placesOf = new Map<string, Set<string>>();
  for (const { place } of lots) {
    const shelf = shelfOf(place);
    placesOf.set(shelf, (placesOf.get(shelf) ?? new Set()).add(place));
  }
  let last: string | null = null;
  return lots.flatMap((lot): Row[] => {
    const shelf = shelfOf(lot.place);
    const head: Row[] =
      shelf !== last && shelf !== ''
        ? [
            {
              isGroup: true,
              cells: [
                textCell(pen, texts.shelf(shelf, placesOf.get(shelf)?.size ?? 0), INNER, { size: 8.5, bold: true }),
              ],
            },
          ]
        : [];
    last = shelf;
    return [
      ...head,
      {
        cells: [
          placeCell(pen, lot.place, texts),
          pictureCell(pen, lot.picture, 26),
          nameCell(pen, lot, columns[2]!.width),
          textCell(pen, count(lot.quantity), columns[3]!.width, { size: 12, bold: true, align: 'right' }),
          sharesCell(pen, lot, columns[4]!.width, count),
        ],
      },
    ];
  });
}

function placeCell(pen: Pen, place: string, texts: PrintTexts): Cell {
  if (place === '') return textCell(pen, texts.noPlace, 62, { size: 8.5, colour: INK.soft });
  const width = Math.min(62, pen.widthOf(place, { size: 9, bold: true }) + 9);
  const inner = pen.heightOf(place, { size: 9, bold: true }, 55);
  return {
    height: inner + 6,
    draw(x, y) {
      pen.artifact(() => {
        pen.doc
          .roundedRect(x, y, width, inner + 5, 2)
          .lineWidth(1.1)
          .strokeColor('#000000')
          .stroke();
      });
      pen.tagged('P', () => pen.text(place, { x: x + 4, y: y + 2.5, size: 9, bold: true, width: 55 }));
    },
  };
}

function nameCell(pen: Pen, { name, options, sku }: PickedLot, width: number): Cell {
  const height = pen.heightOf(name, { size: 9, bold: true }, width);
  const about = [options, sku].filter(Boolean).join(' · ');
  return {
    height: height + pen.heightOf(about, { size: 8 }, width),
    draw(x, y) {
      pen.tagged('P', () => pen.text(name, { x, y, size: 9, bold: true, width }));
      pen.tagged('P', () => pen.text(about, { x, y: y + height, size: 8, colour: INK.soft, width }));
    },
  };
}

/** Where the pieces go, each with a square to tick or to write into. */
function sharesCell(pen: Pen, { shares }: PickedLot, width: number, count: (value: number) => string): Cell {
  const widthOf = ({ letter, quantity }: PickedLot['shares'][number]): number =>
    Math.max(BOX, pen.widthOf(letter, { size: 8.5, bold: true }) + 6) +
    pen.widthOf(count(quantity), { size: 9, bold: true }) +
    BOX +
    16;
  const places: { x: number; line: number }[] = [];
  let x = 0;
  let line = 0;
  for (const share of shares) {
    const wide = widthOf(share);
    if (x > 0 && x + wide > width) {
      x = 0;
      line += 1;
    }
    places.push({ x, line });
    x += wide;
  }
  return {
    height: (line + 1) * (BOX + 4) - 2,
    draw(left, top) {
      pen.tagged('P', () => {
        for (const [index, share] of shares.entries()) {
          const at = places[index]!;
          const y = top + at.line * (BOX + 4);
          const wide = drawLetter(pen, share.letter, left + at.x, y);
          const text = count(share.quantity);
          pen.text(text, { x: left + at.x + wide + 3, y: y + 1, size: 9, bold: true });
          const boxX = left + at.x + wide + 6 + pen.widthOf(text, { size: 9, bold: true });
          pen.doc.roundedRect(boxX, y, BOX, BOX, 2).lineWidth(0.8).strokeColor(INK.soft).stroke();
        }
      });
    },
  };
}

function numberSheets(pen: Pen, texts: PrintTexts): void {
  const { start, count } = pen.doc.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    pen.doc.switchToPage(page);
    const text = texts.page(page + 1, count);
    pen.artifact(
      () =>
        pen.text(text, { x: LEFT, y: A4.height - 10 * MM, size: 7, colour: INK.soft, width: INNER, align: 'right' }),
      'Pagination',
    );
  }
}
