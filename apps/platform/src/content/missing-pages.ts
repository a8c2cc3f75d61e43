import type { MissingPage } from '@brixel/contract/office/inbox-endpoints';
import { comparedPath } from '@brixel/contract/shop-path';
import type { StoreCode } from '@brixel/contract/stores';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { type Author, recordChange } from '../office/audit.ts';
import { mostAlike } from './most-alike.ts';

/** Addresses that visitors asked for and that lead nowhere. */

const MOST = 200;

/** Those that lead somewhere by now are done, and leave the list by themselves. */
export async function listMissingPages(db: Kysely<Schema>): Promise<MissingPage[]> {
  const led = new Set(
    (await db.selectFrom('redirect').select('from_path').execute()).map(({ from_path }) => from_path),
  );
  const rows = await db
    .selectFrom('not_found_report')
    .selectAll()
    .where('ignored_at', 'is', null)
    .orderBy('hits', 'desc')
    .orderBy('last_seen', 'desc')
    .limit(MOST + led.size)
    .execute();
  return rows
    .filter(({ url }) => !led.has(comparedPath(url) ?? ''))
    .slice(0, MOST)
    .map(({ url, store_code, hits, last_seen }) => ({ url, store_code: store_code as StoreCode, hits, last_seen }));
}

export async function ignoreMissingPage(
  tx: Transaction<Schema>,
  { url, store_code, ignored }: Pick<MissingPage, 'url' | 'store_code'> & { ignored: boolean },
  { now, ...author }: Author & { now: number },
): Promise<boolean> {
  const changed = await tx
    .updateTable('not_found_report')
    .set({ ignored_at: ignored ? new Date(now).toISOString() : null })
    .where('url', '=', url)
    .where('store_code', '=', store_code)
    .returning('url')
    .executeTakeFirst();
  if (changed) await recordChange(tx, { ...author, action: 'missing.ignore', subject: url, after: { ignored } });
  return changed !== undefined;
}

/** Products, categories and pages of that store; null where nothing is like it. */
export async function proposeTarget(db: Kysely<Schema>, url: string, storeCode: StoreCode): Promise<string | null> {
  const [products, categories, pages] = await Promise.all([
    db
      .selectFrom('product_text')
      .innerJoin('product', 'product.id', 'product_text.product_id')
      .select('url_path')
      .where('store_code', '=', storeCode)
      .where('product.status', '=', 1)
      .where('product.visibility', '>', 1)
      .execute(),
    db.selectFrom('category_text').select('url_path').where('store_code', '=', storeCode).execute(),
    db.selectFrom('cms_page').select('identifier').where('state', '=', 'published').execute(),
  ]);
  // the first of equals wins: what shows more comes first
  return mostAlike(comparedPath(url) ?? url, [
    ...pages.map(({ identifier }) => `/i/${identifier}`),
    ...categories.map(({ url_path }) => `/${url_path}`),
    ...products.map(({ url_path }) => `/${url_path}`),
  ]);
}
