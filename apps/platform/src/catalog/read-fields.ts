import type { CatalogIndex, IndexQuery } from '@brixel/catalog-index/catalog-index';
import type { EntityName } from '@brixel/contract/catalog';
import { count } from '../metrics/metrics.ts';
import type { Refusal } from './answer-budget.ts';
import type { Reading, ReadingQueue } from './reading-queue.ts';

/** Of a document, roughly: a reading of all of them comes after those of pages. */
const DOCUMENT_BYTES = 2048;

function* piecesOf(pieces: Iterator<number, void>, entity: EntityName): Reading<null> & Iterable<number> {
  let piece = pieces.next();
  if (!piece.done) count('brixel_catalog_reads_total', entity);
  for (; !piece.done; piece = pieces.next()) yield piece.value * DOCUMENT_BYTES;
  return null;
}

/**
 * Reads the fields of a query that the index does not foresee, while others are answered. Who needs them too waits until
 * they are read; after a build of the catalogue they are read anew.
 */
export function createFieldReader(readings: ReadingQueue) {
  const underWay = new WeakMap<CatalogIndex, Promise<unknown>>();
  return (index: CatalogIndex, entity: EntityName, query: IndexQuery): Promise<Refusal | null> => {
    const before = underWay.get(index) ?? Promise.resolve();
    const reading = before.then(() => readings.run(piecesOf(index.readFields(query), entity)));
    underWay.set(
      index,
      reading.catch(() => {}),
    );
    return reading;
  };
}
