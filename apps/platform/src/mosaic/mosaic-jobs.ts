import type { StoreCode } from '@brixel/contract/stores';
import type { Calmness } from '@brixel/mosaic/eye-model';
import type { Studs } from '@brixel/mosaic/formats';
import type { PlateChoice } from '@brixel/mosaic/make-mosaic';
import type { MosaicMode } from '@brixel/mosaic/palette';
import type { PrintLook } from '../settings/print-look.ts';
import type { DrawnMosaic, MosaicPicture } from './draw-mosaic.ts';
import type { StoredMosaic } from './mosaic-store.ts';
import type { MosaicFile } from './mosaic-texts.ts';

/** What workers do for mosaics. */

export interface MakeJob {
  picture: { png: Uint8Array; width: number; height: number };
  studs: Studs;
  mode: MosaicMode;
  plates: PlateChoice;
  calm: Calmness;
}

export interface ComputedMosaic {
  /** palette index per stud, row by row */
  cells: Uint8Array;
  layout: string | null;
  pieces: number;
  /** how many different ones it has */
  colours: number;
  /** how it looks, as a WebP */
  drawn: Uint8Array;
}

export interface DrawJob {
  mosaic: DrawnMosaic;
  /** of the picture */
  width: number;
  format: MosaicPicture;
}

export interface FileJob {
  file: MosaicFile;
  mosaic: StoredMosaic;
  /** the store whose language is used */
  storeCode: StoreCode;
  orderNumber: string;
  /** of the cover */
  look: PrintLook;
}
