import { textIn } from '@brixel/contract/local-text';
import { type StoreCode, storeViews } from '@brixel/contract/stores';
import { splitIntoBases } from '@brixel/mosaic/bases';
import type { MosaicSize } from '@brixel/mosaic/formats';
import type { Mosaic, PlateChoice } from '@brixel/mosaic/make-mosaic';
import { storeFormats } from '../../mail/store-format.ts';
import { fileOf } from '../../pdf-file.ts';
import type { PrintLook } from '../../settings/print-look.ts';
import { baseSheet } from './base-sheet.ts';
import { bookletTexts } from './booklet-texts.ts';
import { coverSheet } from './cover-sheet.ts';
import { drawSheets } from './draw-sheets.ts';
import { guideSheet } from './guide-sheet.ts';
import { overviewSheet } from './overview-sheet.ts';
import { openPaper } from './paper.ts';
import { createPartSymbols } from './part-symbols.ts';
import { partsSheets } from './parts-sheets.ts';
import type { Booklet, BookletPictures } from './sheet.ts';
import { createStamps } from './stamps.ts';

export interface BookletTask {
  mosaic: Mosaic;
  plates: PlateChoice;
  size: MosaicSize;
  storeCode: StoreCode;
  orderNumber: string;
  look: PrintLook;
  /** JPEG files */
  pictures: Record<keyof BookletPictures, Buffer>;
}

/** The building booklet of a mosaic as a PDF file, in the language of the store. */
export async function drawBooklet(task: BookletTask): Promise<Buffer> {
  const { mosaic, plates, size, storeCode, orderNumber, look, pictures } = task;
  const texts = bookletTexts[storeCode];
  const paper = openPaper({
    title: texts.title(orderNumber),
    subject: texts.booklet,
    author: look.shopName,
    language: storeViews[storeCode].locale,
  });
  const file = fileOf(paper);
  const stamps = createStamps(paper);
  const booklet: Booklet = {
    paper,
    mosaic,
    bases: splitIntoBases(mosaic.grid, mosaic.plates),
    size,
    orderNumber,
    look,
    texts,
    count: storeFormats[storeCode].count,
    colourName: ({ name }) => textIn(name, storeCode),
    stamps,
    symbols: createPartSymbols(stamps, mosaic.plates, mosaic.colours, plates === 'single'),
    pictures: { lit: jpegAddress(pictures.lit), flat: jpegAddress(pictures.flat) },
  };
  const sheets = [
    coverSheet(booklet),
    guideSheet(booklet),
    ...partsSheets(booklet),
    overviewSheet(booklet),
    ...booklet.bases.map((base) => baseSheet(booklet, base)),
  ];
  drawSheets(sheets, booklet);
  paper.end();
  return file;
}

const jpegAddress = (file: Buffer): string => `data:image/jpeg;base64,${file.toString('base64')}`;
