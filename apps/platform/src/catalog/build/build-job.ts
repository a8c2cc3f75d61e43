import type { StoreCode } from '@brixel/contract/stores';
import type { DatabaseLocation } from '../../database/database.ts';
import type { LogPosition } from '../changes/change-log.ts';
import type { CatalogData } from './catalog-data.ts';
import type { SnapshotKey } from './snapshot-key.ts';

export interface BuildJob {
  location: DatabaseLocation;
  /** the default one first */
  stores: readonly StoreCode[];
  /** the moment that prices are for */
  now: number;
  /** where the snapshot is written, which the shop opens and the next start takes over */
  snapshotFile: string;
  /** its name while it is being written */
  unfinishedFile: string;
}

export type BuildAnswer =
  | { built: { key: SnapshotKey; position: LogPosition; snapshotError: unknown } }
  /** only where the snapshot is of no use: its room on the disk is not there */
  | { catalog: CatalogData }
  | { failure: unknown };

/** Sent to the process that has built a catalogue whose snapshot cannot be opened. */
export const SEND_CATALOG = 'send the catalogue';
