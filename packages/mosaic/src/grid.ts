/** A mosaic: one palette colour per stud. */
export interface Grid {
  width: number;
  height: number;
  palette: readonly string[];
  /** palette index per stud, row by row; `EMPTY` where no part lies */
  cells: Uint8Array;
}

/** The bare base shows. */
export const EMPTY = 255;
