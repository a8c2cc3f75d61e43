import type { DatabaseLocation } from '../../database/database.ts';
import type { CatalogData } from './catalog-data.ts';

export interface BuildJob {
  location: DatabaseLocation;
  /** the moment that prices are for */
  now: number;
  /** where the result is kept for the next start */
  snapshotFile: string;
  /** its name while it is being written */
  unfinishedFile: string;
}

/** What went wrong where the catalogue could not be kept, and in any case the catalogue. */
export type BuildAnswer = { catalog: CatalogData } | { snapshotError: unknown };
