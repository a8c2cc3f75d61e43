import type { Flag } from './column-types.ts';

interface DownloadFileTable {
  id: string;
  /** what its owner calls it */
  name: string;
  bytes: number;
  /** 0 while it arrives */
  is_whole: Flag;
  created_at: string;
}

interface DownloadPieceTable {
  file_id: string;
  /** from 0 */
  no: number;
  content: Uint8Array;
}

export interface DownloadTables {
  download_file: DownloadFileTable;
  download_piece: DownloadPieceTable;
}
