import type { CmsBlock, CmsHierarchy, CmsPage, Review } from '@brixel/contract/catalog';
import { storeCodes } from '@brixel/contract/stores';
import type { CatalogStore } from '../catalog-stores.ts';
import { type CatalogRows, textsOf } from '../rows.ts';
import { libraryCredit } from './library-credit.ts';
import { APPROVED_REVIEW } from './ratings.ts';

const IMPRINT = 'impressum';

export const cmsPagePath = (identifier: string): string => `i/${identifier}`;

export function cmsPageDocuments(rows: CatalogRows, { textsFrom, storeId, language }: CatalogStore): CmsPage[] {
  const texts = textsOf(rows.cms_page_text, (row) => row.page_id, textsFrom);
  return rows.cms_page
    .filter(({ state }) => state === 'published')
    .toSorted((a, b) => a.id - b.id)
    .flatMap(({ id, identifier }) => {
      const text = texts.get(id);
      if (!text) return [];
      const written = storeCodes.find((code) => code === text.store_code) ?? language;
      return {
        id,
        page_id: id,
        identifier,
        title: text.title,
        content: text.content + (identifier === IMPRINT && rows.part_library.length > 0 ? libraryCredit(written) : ''),
        content_heading: text.heading,
        meta_description: text.meta_description,
        meta_keywords: '',
        store_id: storeId,
        url_path: cmsPagePath(identifier),
        updated_at: text.updated_at,
        ...(written !== language && { lang: written }),
      };
    });
}

export function cmsBlockDocuments(rows: CatalogRows, { textsFrom, storeId }: CatalogStore): CmsBlock[] {
  const texts = textsOf(rows.cms_block_text, (row) => row.block_id, textsFrom);
  return rows.cms_block
    .toSorted((a, b) => a.id - b.id)
    .flatMap(({ id, identifier, created_at }) => {
      const text = texts.get(id);
      if (!text) return [];
      return { id, identifier, title: text.title, content: text.content, creation_time: created_at, store_id: storeId };
    });
}

export function cmsHierarchyDocuments(rows: CatalogRows, { textsFrom, storeId }: CatalogStore): CmsHierarchy[] {
  const texts = textsOf(rows.cms_node_text, (row) => row.node_id, textsFrom);
  const parents = new Map(rows.cms_node.map(({ id, parent_id }) => [id, parent_id]));
  const pathTo = (id: number): number[] => {
    const parent = parents.get(id);
    return parent === null || parent === undefined || parent === id ? [id] : [...pathTo(parent), id];
  };
  const published = new Set(rows.cms_page.flatMap(({ id, state }) => (state === 'published' ? [id] : [])));
  return rows.cms_node
    .filter(({ page_id }) => page_id === null || published.has(page_id))
    .toSorted((a, b) => a.sort_order - b.sort_order || a.id - b.id)
    .flatMap((node) => {
      const text = texts.get(node.id);
      if (!text) return [];
      const path = pathTo(node.id);
      return {
        id: node.id,
        node_id: node.id,
        parent_node_id: node.parent_id,
        page_id: node.page_id,
        identifier: node.identifier,
        label: text.label,
        level: path.length,
        request_url: text.path,
        xpath: path.join('/'),
        sort_order: node.sort_order,
        store_id: storeId,
      };
    });
}

/**
 * Approved reviews of every language: all are useful, and `lang` is the language of each. One that waits or
 * was refused is in no document, so no query can bring it to light.
 */
export function reviewDocuments({ review }: CatalogRows): Review[] {
  return review
    .filter(({ status }) => status === APPROVED_REVIEW)
    .toSorted((a, b) => (a.created_at < b.created_at ? 1 : a.created_at > b.created_at ? -1 : b.id - a.id))
    .map((row) => ({
      id: row.id,
      product_id: row.product_id,
      title: row.title,
      detail: row.detail,
      nickname: row.nickname,
      created_at: row.created_at,
      review_status: row.status,
      rating: row.rating,
      verified_buyer: row.verified_buyer === 1,
      lang: row.store_code,
      ...(row.answer !== null && row.answered_at !== null && { answer: row.answer, answered_at: row.answered_at }),
    }));
}
