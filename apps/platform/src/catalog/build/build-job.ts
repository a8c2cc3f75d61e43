import type { DatabaseLocation } from '../../database/database.ts';
import type { CatalogData } from './catalog-data.ts';

export interface BuildJob {
  location: DatabaseLocation;
  /** the moment that prices are for */
  now: number;
  /** where the snapshot for the next start is written */
  snapshotFile: string;
  /** its name while it is being written */
  unfinishedFile: string;
}

/** The catalogue, and the error where its snapshot could not be written. */
export type BuildAnswer = { catalog: CatalogData } | { snapshotError: unknown };
