import type { AnswerBudget, Refusal } from './answer-budget.ts';
import type { DocumentStore } from './document-store.ts';
import type { Reading } from './reading-queue.ts';
import type { Selector } from './selection-cache.ts';

export interface CatalogHit<T> {
  id: number;
  score: number;
  source: Partial<T>;
}

/** Read without a pause: about as long as a page of the shop takes anyway. */
const PIECE_BYTES = 512 * 1024;

interface Hits {
  documents: readonly number[];
  scores: readonly number[];
}

/** Reads the documents of a result. Whether the budget allows it is decided before the first one is read, as far as that can be known. */
export function* readHits<T extends { id: number }>(
  store: DocumentStore<T>,
  { documents, scores }: Hits,
  selector: Selector<T> | null,
  budget: AnswerBudget,
): Reading<CatalogHit<T>[] | Refusal> & Iterable<number> {
  const stored = documents.reduce((sum, number) => sum + store.bytesOf(number), 0);
  budget.takeReading(stored);
  // a selection is smaller, and its size is known when it has been made
  if (!selector) budget.takeAnswer(stored);
  let left = documents.reduce((sum, number) => sum + bytesToRead(store, number, selector), 0);
  let room = left > PIECE_BYTES ? 0 : PIECE_BYTES;
  const hits: CatalogHit<T>[] = [];
  for (const [position, number] of documents.entries()) {
    const bytes = bytesToRead(store, number, selector);
    if (bytes > 0 && room <= 0) {
      yield left;
      room = PIECE_BYTES;
    }
    // another search of the same request may have exceeded it meanwhile
    if (budget.isExceeded) return budget.refusal();
    const { id, source, size } = store.select(number, selector);
    if (selector) budget.takeAnswer(size);
    hits.push({ id, source, score: scores[position]! });
    room -= bytes;
    left -= bytes;
  }
  return budget.isExceeded ? budget.refusal() : hits;
}

const bytesToRead = <T extends { id: number }>(
  store: DocumentStore<T>,
  number: number,
  selector: Selector<T> | null,
): number => (store.isRead(number, selector) ? 0 : store.bytesOf(number));
