import type { Lot } from './lot.ts';

/** How a format writes lots, one by one: a shop has too many to hold them all. */
export interface LotWriter {
  start: string;
  lot(lot: Lot): string;
  end: string;
}
