import { storeCodes } from '@brixel/contract/stores';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { LoadedCatalog } from '../loaded-catalog.ts';
import { affectedProducts } from './affected-products.ts';
import type { CatalogChange } from './change-log.ts';
import { changedDocuments, loadChangedRows } from './changed-products.ts';
import { loadStock, stockedDocuments } from './changed-stock.ts';
import { createNextMoment } from './price-moments.ts';

/**
 * Puts changes into the documents and the index, all of them in one moment. They are taken from the tables as they are now,
 * not from the changes, so that it does no harm to apply one twice or in another order.
 */
export async function applyChanges(
  db: Kysely<Schema>,
  catalog: LoadedCatalog,
  changes: readonly CatalogChange[],
  now: () => number,
): Promise<void> {
  const skus = await affectedProducts(db, changes);
  const rows = await loadChangedRows(db, skus, catalog.stores);
  const stocked = changes.flatMap(({ kind, sku }) => (kind === 'stock' && sku !== null ? sku : []));
  const stockRows = await loadStock(db, stocked);

  // Not before the rows are read: what is newer than the moment of a document is not yet in it.
  const time = now();
  const nextMoment = createNextMoment(rows, time);
  const products = new Map(rows.product.map((row) => [row.sku, row]));
  for (const sku of skus) {
    const row = products.get(sku);
    catalog.moments.set(sku, row ? nextMoment(row) : null);
  }
  for (const code of storeCodes) {
    const store = catalog.stores[code];
    const documents = changedDocuments(rows, skus, store, new Map(catalog.colourUse[code]), time);
    const gone = new Set(skus);
    for (const document of documents) {
      store.show(document);
      gone.delete(document.sku);
    }
    for (const sku of gone) store.hide(sku);
    for (const document of stockedDocuments(stockRows, store)) store.show(document);
  }
}

/** More than this is quicker built anew, and in another thread. */
const MOST_IN_PLACE = 500;

export const fitsInPlace = (changeCount: number): boolean => changeCount <= MOST_IN_PLACE;

/** Words, categories, lists of reviews and products that appear are made anew with the whole catalogue. */
export const needsRebuild = ({ kind }: CatalogChange): boolean =>
  kind === 'content' || kind === 'status' || kind === 'review';
