import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { reviewDocuments } from '../documents/content.ts';
import type { LoadedCatalog } from '../loaded-catalog.ts';
import { loadTables } from '../rows.ts';
import type { CatalogChange } from './change-log.ts';

export const isReview = ({ kind }: CatalogChange): boolean => kind === 'review';

/** So many are indexed in a few hundredths of a second; with more, requests would wait for it, and a build does it instead. */
const MOST_IN_PLACE = 5000;

/** The lists of reviews are replaced as a whole; the stars of products come with their documents. False where there are too many. */
export async function applyReviews(db: Kysely<Schema>, catalog: LoadedCatalog): Promise<boolean> {
  const rows = await loadTables(db, ['review']);
  const documents = reviewDocuments(rows);
  if (documents.length > MOST_IN_PLACE) return false;
  for (const store of catalog.stores.values()) store.replaceAll('review', documents);
  return true;
}
