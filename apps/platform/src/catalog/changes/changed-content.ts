import { storeCodes, storeViews } from '@brixel/contract/stores';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { categoryDocuments } from '../documents/categories.ts';
import { cmsBlockDocuments, cmsHierarchyDocuments, cmsPageDocuments } from '../documents/content.ts';
import type { LoadedCatalog } from '../loaded-catalog.ts';
import { type catalogTables, loadTables } from '../rows.ts';
import type { CatalogChange } from './change-log.ts';

const contentTables: readonly (typeof catalogTables)[number][] = [
  'category',
  'category_text',
  'cms_page',
  'cms_page_text',
  'cms_block',
  'cms_block_text',
  'cms_node',
  'cms_node_text',
];

/** Something else than a product has changed, and the change does not say what. */
export const isContent = ({ kind, sku }: CatalogChange): boolean =>
  kind === 'page' || (kind === 'content' && sku === null);

/** Categories, pages and blocks are few: all are read again, and where one differs its kind is replaced. Products are counted by builds. */
export async function applyContent(db: Kysely<Schema>, catalog: LoadedCatalog): Promise<void> {
  const rows = await loadTables(db, contentTables);
  for (const code of storeCodes) {
    const store = catalog.stores[code];
    const view = storeViews[code];
    const counts = new Map(store.all('category').map(({ id, product_count }) => [id, product_count]));
    store.replaceAll('category', categoryDocuments(rows, view, counts).list);
    store.replaceAll('cms_page', cmsPageDocuments(rows, view));
    store.replaceAll('cms_block', cmsBlockDocuments(rows, view));
    store.replaceAll('cms_hierarchy', cmsHierarchyDocuments(rows, view));
  }
}
