import type { StoreCode } from '@brixel/contract/stores';
import type { Database } from '../../database/database.ts';
import { logPosition } from '../changes/change-log.ts';
import { loadRows } from '../rows.ts';
import { buildCatalog } from './build-catalog.ts';
import type { CatalogData } from './catalog-data.ts';
import { type SnapshotKey, snapshotKey } from './snapshot-key.ts';

export interface BuiltCatalog {
  catalog: CatalogData;
  key: SnapshotKey;
}

/** Reads the tables and builds the catalogue of prices at the moment `now`; `fileOf`: see `buildCatalog`. */
export async function buildFromTables(
  database: Database,
  stores: readonly StoreCode[],
  now: number,
  fileOf?: (store: StoreCode) => string,
): Promise<BuiltCatalog> {
  // Before the rows: what changes while they are read is applied again.
  const position = await logPosition(database);
  const key = await snapshotKey(database.db, stores);
  return { key, catalog: buildCatalog(await loadRows(database.db, stores), stores, position, now, fileOf) };
}
