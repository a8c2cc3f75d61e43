import type { DemoCatalog } from '@brixel/demo-catalog/seed';
import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { insertRows } from './insert-rows.ts';
import { languagesOf, written } from './written-texts.ts';

export async function insertContent(tx: Transaction<Schema>, catalog: DemoCatalog, now: string): Promise<void> {
  const { cmsPages, cmsBlocks, cmsHierarchy } = catalog;
  await insertRows(
    tx,
    'cms_page',
    cmsPages.map(({ id, identifier }) => ({ id, identifier })),
  );
  await insertRows(
    tx,
    'cms_page_text',
    cmsPages.flatMap((page) =>
      languagesOf(page.title).map((language) => ({
        page_id: page.id,
        store_code: language,
        title: written(page.title, language),
        heading: written(page.heading, language),
        content: written(page.content, language),
        meta_description: written(page.metaDescription, language),
        updated_at: now,
      })),
    ),
  );
  await insertRows(
    tx,
    'cms_block',
    cmsBlocks.map(({ id, identifier }) => ({ id, identifier, created_at: now })),
  );
  await insertRows(
    tx,
    'cms_block_text',
    cmsBlocks.flatMap((block) =>
      languagesOf(block.content).map((language) => ({
        block_id: block.id,
        store_code: language,
        title: written(block.title, language),
        content: written(block.content, language),
      })),
    ),
  );
  // A node refers to its parent, so groups go in before the pages below them.
  const nodes = cmsHierarchy.toSorted((a, b) => Number(a.parentId !== null) - Number(b.parentId !== null));
  await insertRows(
    tx,
    'cms_node',
    nodes.map(({ id, parentId, pageId, identifier, sortOrder }) => ({
      id,
      parent_id: parentId,
      page_id: pageId,
      identifier,
      sort_order: sortOrder,
    })),
  );
  await insertRows(
    tx,
    'cms_node_text',
    nodes.flatMap((node) =>
      languagesOf(node.label).map((language) => ({
        node_id: node.id,
        store_code: language,
        label: written(node.label, language),
        path: written(node.path, language),
      })),
    ),
  );
}

export async function insertCoupons(tx: Transaction<Schema>, { coupons }: DemoCatalog): Promise<void> {
  await insertRows(
    tx,
    'coupon',
    coupons.map((coupon) => ({
      code: coupon.code,
      kind: coupon.kind,
      amount: coupon.amount,
      minimum_subtotal: coupon.minimumSubtotal,
      valid_from: coupon.validFrom,
      valid_to: coupon.validTo,
      usage_limit: coupon.usageLimit,
      used: 0,
      is_demo: 1 as const,
      per_customer: null,
      category_ids: null,
    })),
  );
  await insertRows(
    tx,
    'coupon_text',
    coupons.flatMap(({ code, title }) =>
      languagesOf(title).map((language) => ({ code, store_code: language, title: written(title, language) })),
    ),
  );
}
