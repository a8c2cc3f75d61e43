import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { attributeDocuments } from '../documents/attributes.ts';
import { categoryDocuments } from '../documents/categories.ts';
import { cmsBlockDocuments, cmsHierarchyDocuments, cmsPageDocuments } from '../documents/content.ts';
import type { LoadedCatalog } from '../loaded-catalog.ts';
import { type catalogTables, loadTables } from '../rows.ts';
import type { CatalogChange } from './change-log.ts';

const contentTables: readonly (typeof catalogTables)[number][] = [
  'attribute',
  'attribute_text',
  'attribute_option',
  'attribute_option_text',
  'category',
  'category_text',
  'cms_page',
  'cms_page_text',
  'cms_block',
  'cms_block_text',
  'cms_node',
  'cms_node_text',
  'part_library',
];

/** Something else than a product has changed, and the change does not say what. */
export const isContent = ({ kind, sku }: CatalogChange): boolean =>
  kind === 'page' || (kind === 'content' && sku === null);

/** Categories, attributes, pages and blocks are few: all are read again, and where one differs its kind is replaced. Products are counted by builds. */
export async function applyContent(db: Kysely<Schema>, catalog: LoadedCatalog): Promise<void> {
  const rows = await loadTables(db, contentTables);
  for (const catalogue of catalog.stores.values()) {
    const { store } = catalogue;
    const counts = new Map(catalogue.all('category').map(({ id, product_count }) => [id, product_count]));
    catalogue.replaceAll('attribute', attributeDocuments(rows, store));
    catalogue.replaceAll('category', categoryDocuments(rows, store, counts).list);
    catalogue.replaceAll('cms_page', cmsPageDocuments(rows, store));
    catalogue.replaceAll('cms_block', cmsBlockDocuments(rows, store));
    catalogue.replaceAll('cms_hierarchy', cmsHierarchyDocuments(rows, store));
  }
}
