import type { StoreCode } from '@brixel/contract/stores';
import type { Database } from '../../database/database.ts';
import { fitsInPlace, needsRebuild } from '../changes/apply-changes.ts';
import { changesAfter } from '../changes/change-log.ts';
import type { CatalogBuilder } from './catalog-builder.ts';
import type { CatalogData } from './catalog-data.ts';
import { readSnapshot, snapshotFileIn } from './snapshot-file.ts';
import { snapshotKey } from './snapshot-key.ts';

export interface CatalogLog {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

export interface FirstCatalog {
  data: CatalogData;
  fromSnapshot: boolean;
}

/** The catalogue of the last run where it still fits, else a new one. */
export async function firstCatalog(
  database: Database,
  builder: CatalogBuilder,
  stores: readonly StoreCode[],
  log: CatalogLog,
  now: number,
): Promise<FirstCatalog> {
  const started = performance.now();
  const snapshot = await snapshotCatalog(database, stores, log, now);
  const data = snapshot ?? (await builder.build(stores, now));
  log.info(
    { fromSnapshot: snapshot !== null, position: data.facts.position, ms: Math.round(performance.now() - started) },
    'the catalogue is there',
  );
  return { data, fromSnapshot: snapshot !== null };
}

async function snapshotCatalog(
  database: Database,
  stores: readonly StoreCode[],
  log: CatalogLog,
  now: number,
): Promise<CatalogData | null> {
  const file = snapshotFileIn(database.location.dataDir);
  const snapshot = await readSnapshot(file, await snapshotKey(database.db, stores));
  if (!snapshot.ok) {
    const { reason } = snapshot;
    const isOrdinary = reason === 'missing' || reason === 'outdated';
    if (!isOrdinary) log.warn({ file, reason }, 'the kept catalogue is ignored');
    return null;
  }
  const { position, priceMoments } = snapshot.catalog.facts;
  const missed = await changesAfter(database, position);
  if (!missed || missed.changes.some(needsRebuild)) return null;
  const due = priceMoments.flatMap(([sku, moment]) => (moment <= now ? { kind: 'price' as const, sku } : []));
  return fitsInPlace([...missed.changes, ...due]) ? snapshot.catalog : null;
}
