interface CmsPageTable {
  id: number;
  identifier: string;
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

export interface ContentTables {
  cms_page: CmsPageTable;
  cms_page_text: CmsPageTextTable;
  cms_block: CmsBlockTable;
  cms_block_text: CmsBlockTextTable;
  cms_node: CmsNodeTable;
  cms_node_text: CmsNodeTextTable;
}
