import type { Format, MosaicSize } from '@brixel/mosaic/formats';
import type { PlateChoice } from '@brixel/mosaic/make-mosaic';
import type { MosaicMode } from '@brixel/mosaic/palette';

/** A mosaic is its cells: the picture that it was made from is not stored. */
interface MosaicTable {
  /** secret: grants access to the mosaic */
  id: string;
  size: MosaicSize;
  format: Format;
  mode: MosaicMode;
  plates: PlateChoice;
  /** studs */
  width: number;
  height: number;
  pieces: number;
  colours: number;
  /** the id of a colour for each stud, row by row: deflated, as base64 */
  cells: string;
  /** the plates of a merged one, as they are packed: designs in reading order, deflated, as base64 */
  layout: string | null;
  created_at: string;
  /** from then on it is removed, unless an order holds it */
  expires_at: string;
  /** how many orders hold it, cancelled ones not counted */
  orders: number;
}

export interface MosaicTables {
  mosaic: MosaicTable;
}
