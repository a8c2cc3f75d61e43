import type { ItemType } from '@brixel/exchange/lot';
import type { JsonText } from './column-types.ts';

/** A file that all nodes need, in pieces that are written and read without holding anybody up. */
interface SharedFilePieceTable {
  /** of the whole file */
  sha256: string;
  position: number;
  content: Uint8Array;
}

/** The parts library in use: one row or none. */
interface PartLibraryTable {
  /** of the file that it is packed in */
  sha256: string;
  /** of the file that was uploaded */
  name: string;
  parts: number;
  bytes: number;
  created_by: string;
  created_at: string;
}

/** An uploaded picture that stands for a part wherever it is sold. */
interface PartPictureTable {
  item_type: ItemType;
  item_no: string;
  /** `ANY_COLOUR` where the part is shown in a sample colour */
  colour_no: number;
  sha256: string;
  created_at: string;
}

/** Of pictures in an archive: what each of them is for. */
export interface ArchivedPicture {
  /** as the archive calls it */
  name: string;
  target:
    | { kind: 'product'; sku: string; place: number }
    | { kind: 'part'; itemType: ItemType; itemNo: string; colourNo: number };
}

/** An archive that was looked at and waits to be taken. */
interface PictureArchiveTable {
  id: string;
  sha256: string;
  name: string;
  files: JsonText<ArchivedPicture[]>;
  created_at: string;
}

export interface PartTables {
  shared_file_piece: SharedFilePieceTable;
  part_library: PartLibraryTable;
  part_picture: PartPictureTable;
  picture_archive: PictureArchiveTable;
}
