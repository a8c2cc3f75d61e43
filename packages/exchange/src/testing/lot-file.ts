import type { Lot } from '../lot.ts';
import type { LotWriter } from '../lot-writer.ts';
import { bsxFile } from '../write-bsx.ts';

/** A whole file of a few lots. */
export const lotFile = ({ start, lot, end }: LotWriter, lots: readonly Lot[]): string =>
  [start, ...lots.map(lot), end].join('');

export const bsxOf = (lots: readonly Lot[]): string => lotFile(bsxFile, lots);

/** Three new pieces of a part for two euros each, and nothing special about them. */
export const plainLot = (itemNo: string, more: Partial<Lot> = {}): Lot => ({
  itemType: 'part',
  itemNo,
  colourNo: 5,
  condition: 'new',
  completeness: null,
  qty: 3,
  price: 20_000,
  cost: null,
  sale: 0,
  tiers: [],
  step: 1,
  comments: '',
  remarks: '',
  externalId: null,
  isRetained: false,
  grams: null,
  name: `Part ${itemNo}`,
  category: '',
  ...more,
});
