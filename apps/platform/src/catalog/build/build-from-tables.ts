import type { StoreCode } from '@brixel/contract/stores';
import type { Database } from '../../database/database.ts';
import { logPosition } from '../changes/change-log.ts';
import { buildCatalog } from './build-catalog.ts';
import type { CatalogData } from './catalog-data.ts';
import { FilePart } from './open-file.ts';
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
  let built: BuiltCatalog | null = null;
  return wholeRows(db, async () => {
    // an import was published while the last one was built
    if (built) closeFiles(built.catalog);
    // before the rows: what changes while they are read is applied again
    const position = await logPosition(database);
    const key = await snapshotKey(db, stores);
    built = { key, catalog: await buildCatalog(db, stores, position, now, fileOf) };
    return built;
  });
}

/** Documents that were put aside take room on the disk until their file is closed. */
function closeFiles({ stores }: CatalogData): void {
  for (const { collections } of Object.values(stores)) {
    const { bytes } = collections.product.documents;
    if (bytes instanceof FilePart) bytes.close();
  }
}
