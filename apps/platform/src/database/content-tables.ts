import type { Generated } from 'kysely';
import type { JsonText } from './column-types.ts';

interface CmsPageTable {
  id: number;
  /** of a page that was removed: none that an address could have */
  identifier: string;
  /** rises with each change */
  version: Generated<number>;
  state: Generated<'published' | 'hidden' | 'removed'>;
}

interface CmsPageTextTable {
  page_id: number;
  store_code: string;
  title: string;
  heading: string;
  content: string;
  meta_description: string;
  updated_at: string;
}

interface CmsBlockTable {
  id: number;
  identifier: string;
  created_at: string;
  /** rises with each change */
  version: Generated<number>;
}

interface CmsBlockTextTable {
  block_id: number;
  store_code: string;
  title: string;
  content: string;
}

interface CmsNodeTable {
  id: number;
  parent_id: number | null;
  page_id: number | null;
  identifier: string;
  sort_order: number;
}

interface CmsNodeTextTable {
  node_id: number;
  store_code: string;
  label: string;
  path: string;
}

/** What was saved in the office, as a whole. The first one of an item is what the shop came with. */
interface CmsVersionTable {
  kind: 'page' | 'block';
  item_id: number;
  version: number;
  at: string;
  /** null: nobody of the office */
  staff_name: string | null;
  content: JsonText<unknown>;
}

interface RedirectTable {
  id: Generated<number>;
  /** as `comparedPath` writes it */
  from_path: string;
  to_path: string;
  status: 301 | 302;
  version: number;
}

interface TextOverrideTable {
  store_code: string;
  key: string;
  text: string;
}

export interface ContentTables {
  cms_page: CmsPageTable;
  cms_page_text: CmsPageTextTable;
  cms_block: CmsBlockTable;
  cms_block_text: CmsBlockTextTable;
  cms_node: CmsNodeTable;
  cms_node_text: CmsNodeTextTable;
  cms_version: CmsVersionTable;
  redirect: RedirectTable;
  text_override: TextOverrideTable;
}
