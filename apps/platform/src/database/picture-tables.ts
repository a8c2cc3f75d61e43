import type { LocalText } from '@brixel/contract/local-text';
import type { JsonText } from './column-types.ts';

interface PictureTable {
  /** of the content */
  sha256: string;
  kind: 'photo' | 'logo';
  /** of the file that was uploaded */
  name: string;
  /** as it was encoded here: WebP, or PNG for a logo */
  content: Uint8Array;
  bytes: number;
  width: number;
  height: number;
  alt: JsonText<LocalText>;
  /** what has to stay in view where it is cut, in hundredths from the upper left corner */
  focus_x: number;
  focus_y: number;
  created_at: string;
}

/** A picture that came from another shop, by the address that it had there. */
interface ForeignPictureTable {
  path: string;
  sha256: string;
}

export interface PictureTables {
  foreign_picture: ForeignPictureTable;
  picture: PictureTable;
}
