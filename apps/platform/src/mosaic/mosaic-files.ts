import type { StoreCode } from '@brixel/contract/stores';
import { type MosaicFile, mosaicFileTexts } from './mosaic-texts.ts';

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
/** As an order offers them. */
export const mosaicDownloads = (storeCode: StoreCode): { id: number; title: string }[] =>
  NUMBERED.map(([id, file]) => ({ id, title: mosaicFileTexts[storeCode][file].title }));

export const mosaicContentType = (file: MosaicFile): string => TYPES[file].contentType;

interface MosaicsOrder {
  storeCode: StoreCode;
  orderNumber: string;
  lines: readonly { itemId: number; mosaicId: string | null }[];
}

/** `bauheft-BX-1234.pdf`; the files of an order with several mosaics also have the number of the line. */
export const mosaicFileName = (file: MosaicFile, order: MosaicsOrder, itemId: number): string =>
  `${nameInOrder(mosaicFileTexts[order.storeCode][file].name, order, itemId)}.${TYPES[file].extension}`;

export function nameInOrder(name: string, { orderNumber, lines }: MosaicsOrder, itemId: number): string {
  const isOnly = lines.filter(({ mosaicId }) => mosaicId !== null).length < 2;
  return [name, orderNumber, ...(isOnly ? [] : [itemId])].join('-');
}
