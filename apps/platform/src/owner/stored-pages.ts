import { isStoreCode, type StoreCode } from '@brixel/contract/stores';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { LegalPages } from '../mail/letterhead.ts';

/** The shop's pages straight from the database: a short command needs no catalogue. */
export async function loadStoredPages(db: Kysely<Schema>): Promise<LegalPages> {
  const rows = await db
    .selectFrom('cms_page')
    .innerJoin('cms_page_text', 'cms_page_text.page_id', 'cms_page.id')
    .select(['identifier', 'store_code', 'title', 'heading as content_heading', 'content'])
    .execute();
  return (storeCode: StoreCode) => rows.filter(({ store_code }) => isStoreCode(store_code) && store_code === storeCode);
}
