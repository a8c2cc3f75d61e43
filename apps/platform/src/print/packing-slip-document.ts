import type { Invoice } from '@brixel/contract/invoice';
import { type StoreCode, storeViews } from '@brixel/contract/stores';
import { storeFormats } from '../mail/store-format.ts';
import { fileOf } from '../pdf-file.ts';
import type { PrintLook } from '../settings/print-look.ts';
import { footOf } from './invoice-document.ts';
import {
  BOTTOM,
  beginLetter,
  continueLetter,
  INNER,
  LEFT,
  type LetterFacts,
  numberPages,
  RIGHT,
} from './letter-paper.ts';
import { INK, Pen } from './pen.ts';
import { pictureCell } from './picture-cell.ts';
import { type Column, printTable, textCell } from './print-table.ts';
import { printTexts } from './print-texts.ts';

/** What goes into a parcel, for whoever opens it: no prices. */
export interface PackingSlip {
  language: StoreCode;
  orderNumber: string;
  /** a day */
  orderedOn: string;
  /** who gets it, line by line */
  address: readonly string[];
  firstName: string;
  shippingMethod: string;
  seller: Invoice['seller'];
  returnDays: number;
  lines: readonly { name: string; sku: string; options: string; quantity: number; picture: Uint8Array | null }[];
  /** what was ordered and is not in the parcel */
  missing: readonly { name: string; quantity: number }[];
  isTest: boolean;
}

const SIZE = 9;

/** One slip after the other, each with its own pages. */
export function packingSlipDocument(slips: readonly PackingSlip[], look: PrintLook): Promise<Buffer> {
  const [first] = slips;
  const texts = printTexts[first?.language ?? 'de'];
  const pen = new Pen({
    title: `${texts.packingSlip} ${slips.map(({ orderNumber }) => orderNumber).join(', ')}`.slice(0, 200),
    author: look.shopName,
    language: storeViews[first?.language ?? 'de'].locale,
  });
  const file = fileOf(pen.doc);
  for (const slip of slips) drawSlip(pen, slip, look);
  pen.end();
  return file;
}

function drawSlip(pen: Pen, slip: PackingSlip, look: PrintLook): void {
  const texts = printTexts[slip.language];
  const format = storeFormats[slip.language];
  const pieces = slip.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const { start, count } = pen.doc.bufferedPageRange();
  const firstPage = start + count;
  const letter: LetterFacts = {
    ...{ look, texts, website: slip.seller.website, isTest: slip.isTest, address: slip.address },
    sender: [slip.seller.name, slip.seller.street, `${slip.seller.postcode} ${slip.seller.city}`]
      .filter((part) => part.trim())
      .join(' · '),
    title: texts.packingSlip,
    facts: [
      [texts.order, slip.orderNumber],
      [texts.orderDate, format.shortDay(slip.orderedOn)],
      ...(slip.shippingMethod ? [[texts.shippingMethod, slip.shippingMethod] as const] : []),
      [texts.lotsLabel, texts.lots(format.count(slip.lines.length), format.count(pieces))],
    ],
    barcode: slip.orderNumber,
    foot: footOf({ ...slip.seller, bank: null }, texts),
  };
  let y = beginLetter(pen, letter);
  const intro = texts.packingIntro(slip.firstName);
  pen.tagged('P', () => pen.text(intro, { x: LEFT, y: y - 4, size: SIZE, width: INNER }));
  y += pen.heightOf(intro, { size: SIZE }, INNER) + 6;
  const quantityX = RIGHT - 60;
  const optionsX = LEFT + 250;
  const columns: Column[] = [
    { title: texts.picture, x: LEFT + 2, width: 36 },
    { title: texts.part, x: LEFT + 46, width: optionsX - LEFT - 54 },
    { title: texts.options, x: optionsX, width: quantityX - optionsX - 8 },
    { title: texts.quantity, x: quantityX, width: 58, align: 'right' },
  ];
  const rows = slip.lines.map(({ name, sku, options, quantity, picture }) => ({
    cells: [
      pictureCell(pen, picture, 22),
      {
        ...textCell(pen, name, columns[1]!.width, { size: SIZE, bold: true }),
        height: pen.heightOf(name, { size: SIZE, bold: true }, columns[1]!.width) + 11,
        draw(x: number, top: number, width: number) {
          const height = pen.heightOf(name, { size: SIZE, bold: true }, width);
          pen.tagged('P', () => pen.text(name, { x, y: top, size: SIZE, bold: true, width }));
          pen.tagged('P', () => pen.text(sku, { x, y: top + height + 1, size: 7.5, colour: INK.soft, width }));
        },
      },
      textCell(pen, options, columns[2]!.width, { size: SIZE }),
      textCell(pen, format.count(quantity), columns[3]!.width, { size: 10, bold: true, align: 'right' }),
    ],
  }));
  const room = { x: LEFT, width: INNER, y, bottom: BOTTOM, nextPage: () => continueLetter(pen, letter) };
  y = printTable(pen, columns, rows, room, { label: texts.packingSlip, padding: 3.5 }) + 10;
  const missing = slip.missing.map(({ name, quantity }) => `${format.count(quantity)} × ${name}`).join(', ');
  const closing = texts.packingClosing(slip.returnDays, slip.seller.email);
  for (const sentence of [...(missing ? [texts.packingMissing(missing)] : []), closing]) {
    const height = pen.heightOf(sentence, { size: SIZE }, INNER);
    if (y + height > BOTTOM) y = continueLetter(pen, letter);
    pen.tagged('P', () => pen.text(sentence, { x: LEFT, y, size: SIZE, width: INNER }));
    y += height + 6;
  }
  numberPages(pen, firstPage, texts);
}
