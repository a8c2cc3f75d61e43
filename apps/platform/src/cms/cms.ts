import type { CmsBlock, CmsPage } from '@brixel/contract/catalog';
import type { StoreView } from '@brixel/contract/stores';
import type { Kysely } from 'kysely';
import { cmsPagePath } from '../catalog/documents/content.ts';
import type { Schema } from '../database/schema.ts';

/** Pages and blocks are found by their number or by their identifier. */
export type CmsKey = { id: number } | { identifier: string };

export async function findCmsPage(db: Kysely<Schema>, key: CmsKey, store: StoreView): Promise<CmsPage | null> {
  const row = await db
    .selectFrom('cms_page')
    .innerJoin('cms_page_text', 'cms_page_text.page_id', 'cms_page.id')
    .selectAll()
    .where('store_code', '=', store.storeCode)
    .where((where) => where.and(key))
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    page_id: row.id,
    identifier: row.identifier,
    title: row.title,
    content: row.content,
    content_heading: row.heading,
    meta_description: row.meta_description,
    meta_keywords: '',
    store_id: store.storeId,
    url_path: cmsPagePath(row.identifier),
    updated_at: row.updated_at,
  };
}

export async function findCmsBlock(db: Kysely<Schema>, key: CmsKey, store: StoreView): Promise<CmsBlock | null> {
  const row = await db
    .selectFrom('cms_block')
    .innerJoin('cms_block_text', 'cms_block_text.block_id', 'cms_block.id')
    .selectAll()
    .where('store_code', '=', store.storeCode)
    .where((where) => where.and(key))
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    identifier: row.identifier,
    title: row.title,
    content: row.content,
    creation_time: row.created_at,
    store_id: store.storeId,
  };
}
