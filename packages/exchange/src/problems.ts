import type { Lot } from './lot.ts';

/** What can be wrong with one row of a file. Codes are stable: reports and translations name them. */
export const problemKinds = {
  NO_ITEM: 'error',
  TYPE_UNKNOWN: 'error',
  NO_QTY: 'error',
  QTY_NEGATIVE: 'error',
  NO_PRICE: 'error',
  CONDITION: 'error',
  COLOUR: 'error',
  TIER_ORDER: 'error',
  SALE_WHOLE: 'error',
  TOO_LONG: 'error',
  NUMBER: 'error',
  DUPLICATE_LOT: 'error',
  NO_ORDER: 'error',
  ORDER_UNREADABLE: 'error',
  NO_SKU: 'error',
  DUPLICATE_SKU: 'error',
  SKU_WAITS: 'error',
  NOT_JSON: 'error',
  NOT_ALLOWED: 'error',
  TYPE_CHANGED: 'error',
  NOT_VIRTUAL: 'error',
  IN_BUNDLE: 'error',
  NAME_REQUIRED: 'error',
  CATEGORY_UNKNOWN: 'error',
  OPTION_UNKNOWN: 'error',
  GROUP_UNKNOWN: 'error',
  PICTURE_UNKNOWN: 'error',
  ADDRESS_TAKEN: 'error',
  NOT_DOCUMENT: 'error',
  VARIANTS_UNKNOWN: 'error',
  COLUMN_UNKNOWN: 'warning',
  LINK_UNKNOWN: 'warning',
  SKU_CHANGED: 'warning',
  ADDRESS_CHANGED: 'warning',
  TEXT_CUT: 'warning',
  LIST_CUT: 'warning',
  NOT_IN_DUMP: 'warning',
  TIER_LEFT: 'warning',
  STOCK_MISSING: 'warning',
  PICTURE_LEFT: 'warning',
  CHOICE_LEFT: 'warning',
  FILES_LEFT: 'warning',
  BUNDLE_PRICE: 'warning',
  CHILD_SHARED: 'warning',
  COLOUR_UNKNOWN: 'warning',
  STEP_GT_QTY: 'warning',
  DUPLICATE_KEY: 'warning',
  NAME_MISSING: 'warning',
  PRICE_JUMP: 'warning',
  OVERSOLD: 'warning',
  SOLD_TOLD: 'warning',
  SOLD_SINCE: 'warning',
  PRICE_ZERO: 'skip',
  EXCLUDED: 'skip',
  RESERVED: 'skip',
  STOCKROOM: 'skip',
  ORDER_KNOWN: 'skip',
  ORDER_CANCELLED: 'skip',
  LOT_UNKNOWN: 'skip',
  ENTITY_LEFT: 'skip',
  ATTRIBUTE_LEFT: 'skip',
  CATEGORY_LEFT: 'skip',
  REVIEW_LEFT: 'skip',
} as const;
export type ProblemCode = keyof typeof problemKinds;
/** Errors keep a row out, warnings do not; what is skipped was not meant for the shop. */
export type Severity = (typeof problemKinds)[ProblemCode];

export interface Problem {
  code: ProblemCode;
  /** as the file calls it */
  field: string;
  value: string;
}

export const severityOf = ({ code }: Pick<Problem, 'code'>): Severity => problemKinds[code];

/** A row of a file: the lot that it says, unless an error keeps it out or it is to be skipped. */
export interface ReadLot {
  /** counted from 1 */
  row: number;
  /** of the file */
  line: number;
  lot: Lot | null;
  problems: readonly Problem[];
  /** the lot of a row that only lacks its price */
  unpriced?: Lot | undefined;
  /** of a row that stays out: what could be read, so that people see which lot it is */
  said?: Lot | undefined;
}

/** Mended by a price. */
export const isPriceProblem = ({ code }: Pick<Problem, 'code'>): boolean =>
  code === 'NO_PRICE' || code === 'PRICE_ZERO';

export type FileProblemCode =
  | 'BROKEN_XML'
  | 'CUT_OFF'
  | 'BROKEN_CSV'
  | 'BROKEN_ARCHIVE'
  | 'WORKBOOK'
  | 'NOT_UTF8'
  | 'FORMAT_UNKNOWN'
  | 'CURRENCY'
  | 'TOO_DEEP'
  | 'TOO_LONG'
  | 'NO_HEADERS'
  | 'NO_TABLES'
  | 'SET_UNKNOWN';

/** Why a file cannot be used at all. */
export class FileProblem extends Error {
  readonly code: FileProblemCode;
  readonly line: number;
  readonly column: number;
  readonly detail: string;

  constructor(code: FileProblemCode, { line = 0, column = 0, detail = '' } = {}) {
    super(`${code}${line > 0 ? ` in line ${line}` : ''}${detail ? `: ${detail}` : ''}`);
    this.code = code;
    this.line = line;
    this.column = column;
    this.detail = detail;
  }
}
