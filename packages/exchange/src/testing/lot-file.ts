import type { Lot } from '../lot.ts';
import type { LotWriter } from '../lot-writer.ts';
import { bsxFile } from '../write-bsx.ts';

/** A whole file of a few lots. */
export const lotFile = ({ start, lot, end }: LotWriter, lots: readonly Lot[]): string =>
  [start, ...lots.map(lot), end].join('');

export const bsxOf = (lots: readonly Lot[]): string => lotFile(bsxFile, lots);
