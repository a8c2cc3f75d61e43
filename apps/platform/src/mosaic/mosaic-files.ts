import type { StoreCode } from '@brixel/contract/stores';

/** The files of a bought mosaic. */

export type MosaicFile = 'booklet' | 'parts' | 'wanted-list';

/** Their numbers are part of orders and mails and must never change. */
const NUMBERED: readonly (readonly [id: number, file: MosaicFile])[] = [
  [1, 'booklet'],
  [2, 'parts'],
  [3, 'wanted-list'],
];

export const MOSAIC_FILES: readonly MosaicFile[] = NUMBERED.map(([, file]) => file);

export const mosaicFileOf = (id: number): MosaicFile | null => NUMBERED.find(([number]) => number === id)?.[1] ?? null;

const TYPES: Readonly<Record<MosaicFile, { extension: string; contentType: string }>> = {
  booklet: { extension: 'pdf', contentType: 'application/pdf' },
  parts: { extension: 'csv', contentType: 'text/csv; charset=utf-8' },
  'wanted-list': { extension: 'xml', contentType: 'application/xml' },
};

const WORDS: Readonly<Record<StoreCode, Readonly<Record<MosaicFile, { title: string; name: string }>>>> = {
  de: {
    booklet: { title: 'Bauheft (PDF)', name: 'bauheft' },
    parts: { title: 'Teileliste (CSV)', name: 'teileliste' },
    'wanted-list': { title: 'Wunschliste für BrickLink (XML)', name: 'wunschliste' },
  },
  it: {
    booklet: { title: 'Istruzioni di montaggio (PDF)', name: 'istruzioni' },
    parts: { title: 'Elenco dei pezzi (CSV)', name: 'elenco-pezzi' },
    'wanted-list': { title: 'Lista dei desideri per BrickLink (XML)', name: 'lista-desideri' },
  },
};

/** As an order offers them. */
export const mosaicDownloads = (storeCode: StoreCode): { id: number; title: string }[] =>
  NUMBERED.map(([id, file]) => ({ id, title: WORDS[storeCode][file].title }));

export const mosaicContentType = (file: MosaicFile): string => TYPES[file].contentType;

interface MosaicsOrder {
  storeCode: StoreCode;
  orderNumber: string;
  lines: readonly { itemId: number; temporaryImageId: string | null }[];
}

/** `bauheft-BX-1234.pdf`; the files of an order with several mosaics also have the number of the line. */
export const mosaicFileName = (file: MosaicFile, order: MosaicsOrder, itemId: number): string =>
  `${nameInOrder(WORDS[order.storeCode][file].name, order, itemId)}.${TYPES[file].extension}`;

export function nameInOrder(name: string, { orderNumber, lines }: MosaicsOrder, itemId: number): string {
  const isOnly = lines.filter(({ temporaryImageId }) => temporaryImageId !== null).length < 2;
  return [name, orderNumber, ...(isOnly ? [] : [itemId])].join('-');
}
