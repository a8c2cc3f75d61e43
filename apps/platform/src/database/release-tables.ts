import type { Flag } from './column-types.ts';

interface ReleaseFileTable {
  /** with the hash of its content */
  address: string;
  type: string;
  /** by Brotli */
  is_packed: Flag;
  content: Uint8Array;
  /** when a node last said that it has it */
  seen_at: string;
}

export interface ReleaseTables {
  release_file: ReleaseFileTable;
}
