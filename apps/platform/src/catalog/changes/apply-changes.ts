import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { stockOf } from '../documents/stock.ts';
import type { LoadedCatalog } from '../loaded-catalog.ts';
import { affectedProducts } from './affected-products.ts';
import type { CatalogChange } from './change-log.ts';
import { changedDocuments, loadChangedRows } from './changed-products.ts';
import { createNextMoment } from './price-moments.ts';

export interface ApplyOptions {
  now: () => number;
  /** called before requests are answered again with what has been changed so far */
  onShown: () => void;
}

/**
 * Puts changes into the documents and the index. They are taken from the tables as they are now, not from the changes, so that
 * it does no harm to apply one twice or in another order.
 */
export async function applyChanges(
  db: Kysely<Schema>,
  catalog: LoadedCatalog,
  changes: readonly CatalogChange[],
  { now, onShown }: ApplyOptions,
): Promise<void> {
  const skus = await affectedProducts(db, changes);
  if (skus.size > 0) {
    await applyProducts(db, catalog, skus, now);
    onShown();
  }
  const stocked = changes.flatMap(({ kind, sku }) => (kind === 'stock' && sku !== null ? sku : []));
  if (stocked.length > 0) await applyStock(db, catalog, stocked, onShown);
}

/** All in one moment: a price shows in a family, a bundle and a list at once. */
async function applyProducts(
  db: Kysely<Schema>,
  catalog: LoadedCatalog,
  skus: ReadonlySet<string>,
  now: () => number,
): Promise<void> {
  const rows = await loadChangedRows(db, skus, catalog.stores);
  // Not before the rows are read: what is newer than the moment of a document is not yet in it.
  const time = now();
  const nextMoment = createNextMoment(rows, time);
  const products = new Map(rows.product.map((row) => [row.sku, row]));
  for (const sku of skus) {
    const row = products.get(sku);
    catalog.moments.set(sku, row ? nextMoment(row) : null);
  }
  for (const [code, store] of catalog.stores) {
    const documents = changedDocuments(rows, skus, store, new Map(catalog.colourUse[code]), time);
    const gone = new Set(skus);
    for (const document of documents) {
      store.show(document);
      gone.delete(document.sku);
    }
    for (const sku of gone) store.hide(sku);
  }
}

/** Work on the event loop at a stretch, before requests are answered again. */
const STRETCH_MS = 4;
const ROWS_AT_ONCE = 500;

/** Sales come by the hundred while much is ordered: one product after another, with time for requests in between. */
async function applyStock(
  db: Kysely<Schema>,
  catalog: LoadedCatalog,
  skus: readonly string[],
  onShown: () => void,
): Promise<void> {
  for (let first = 0; first < skus.length; first += ROWS_AT_ONCE) {
    const some = skus.slice(first, first + ROWS_AT_ONCE);
    const rows = await db.selectFrom('stock').selectAll().where('sku', 'in', some).execute();
    let begun = performance.now();
    for (const row of rows) {
      const current = { stock: stockOf({ stock: row }), sold: row.sold };
      for (const store of catalog.stores.values()) store.restock(row.sku, current);
      if (performance.now() - begun < STRETCH_MS) continue;
      onShown();
      await nextTurn();
      begun = performance.now();
    }
    onShown();
  }
}

/** More than this is quicker built anew, and by another process. */
const MOST_IN_PLACE = 500;
const MOST_SALES_IN_PLACE = 20_000;

export function fitsInPlace(changes: readonly CatalogChange[]): boolean {
  const sales = changes.filter(({ kind }) => kind === 'stock').length;
  return sales <= MOST_SALES_IN_PLACE && changes.length - sales <= MOST_IN_PLACE;
}

/** Words to search by and counts come with a build. */
export const needsRebuild = ({ kind }: CatalogChange): boolean => kind === 'content' || kind === 'status';
