import type { Condition } from './lot.ts';

/** A part that somebody looks for, in the numbers of BrickLink's catalogue. */
export interface Wanted {
  part: string;
  /** null: any */
  colourNo: number | null;
  qty: number;
  /** null: either */
  condition: Condition | null;
}

export type WantedProblem = 'NO_PART' | 'NO_COLOUR' | 'COLOUR_UNKNOWN' | 'QTY' | 'NOT_A_PART';

/** A line of a list: what it asks for, or why that is not known. */
export interface WantedLine {
  line: number;
  text: string;
  wanted: Wanted | WantedProblem;
}

export const MAX_WANTED_QTY = 100_000;

const THOUSANDS = /^\d{1,3}([.,'’]\d{3})+$/;

/** Null where it is no number of pieces. Thousands are written with a comma, a dot or an apostrophe: pieces have no fractions. */
export function wantedQty(text: string): number | null {
  const written = text.trim();
  const digits = THOUSANDS.test(written) ? written.replaceAll(/\D/g, '') : written;
  const qty = /^\d{1,9}$/.test(digits) ? Number(digits) : 0;
  return qty > 0 && qty <= MAX_WANTED_QTY ? qty : null;
}

/** Collectors' numbers have a digit and no blanks; `1.000` is a quantity. */
export const isPartNumber = (text: string): boolean =>
  /^(?=.*\d)[a-z0-9][\w.-]{0,49}$/i.test(text) && !THOUSANDS.test(text);
