import type { StoreCode } from '@brixel/contract/stores';
import type { Database } from '../../database/database.ts';
import { logPosition } from '../changes/change-log.ts';
import { loadRows } from '../rows.ts';
import { buildCatalog } from './build-catalog.ts';
import type { CatalogData } from './catalog-data.ts';
import { type SnapshotKey, snapshotKey } from './snapshot-key.ts';
import { wholeRows } from './whole-rows.ts';

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
  const { db } = database;
  const { position, key, rows } = await wholeRows(db, async () => ({
    // before the rows: what changes while they are read is applied again
    position: await logPosition(database),
    key: await snapshotKey(db, stores),
    rows: await loadRows(db, stores),
  }));
  return { key, catalog: buildCatalog(rows, stores, position, now, fileOf) };
}
