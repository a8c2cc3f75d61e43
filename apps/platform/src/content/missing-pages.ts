import type { MissingPage } from '@brixel/contract/office/inbox-endpoints';
import { comparedPath } from '@brixel/contract/shop-path';
import type { StoreCode } from '@brixel/contract/stores';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { type Author, recordChange } from '../office/audit.ts';
import { mostAlike } from './most-alike.ts';
import { redirectedPaths } from './redirects.ts';

/** Addresses that visitors asked for and that lead nowhere. */

/** Anybody may ask for anything, so only so many addresses are stored. */
const MOST_STORED = 10_000;
/** So many make room at once where that is reached. */
const MAKE_ROOM = 500;

export async function noteMissingPage(db: Kysely<Schema>, url: string, storeCode: StoreCode): Promise<void> {
  const address = { url: pathOnly(url), store_code: storeCode };
  const last_seen = new Date().toISOString();
  const counted = await db
    .updateTable('not_found_report')
    .set({ hits: sql`hits + 1`, last_seen })
    .where((where) => where.and(address))
    .executeTakeFirst();
  if (counted.numUpdatedRows > 0n) return;
  const { stored } = await db
    .selectFrom('not_found_report')
    .select(({ fn }) => fn.countAll().as('stored'))
    .executeTakeFirstOrThrow();
  if (Number(stored) >= MOST_STORED) await forgetRarest(db);
  await db
    .insertInto('not_found_report')
    .values({ ...address, hits: 1, last_seen })
    .onConflict((conflict) =>
      conflict.columns(['url', 'store_code']).doUpdateSet({ hits: sql`not_found_report.hits + 1`, last_seen }),
    )
    .execute();
}

/** What follows the path may hold a token or an address of mail. */
const pathOnly = (url: string): string => url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '') || '/';

/** Programs that look for holes ask for thousands of addresses, each once. What somebody has ignored stays ignored. */
async function forgetRarest(db: Kysely<Schema>): Promise<void> {
  await sql`delete from not_found_report where (url, store_code) in (
    select url, store_code from not_found_report
    order by case when ignored_at is null then 0 else 1 end, hits, last_seen limit ${MAKE_ROOM})`.execute(db);
}

const MOST = 200;

/** Those that lead somewhere by now are done, and leave the list by themselves. */
export async function listMissingPages(db: Kysely<Schema>): Promise<MissingPage[]> {
  const missing: MissingPage[] = [];
  for (let seen = 0; missing.length < MOST; seen += MOST) {
    const rows = await db
      .selectFrom('not_found_report')
      .select(['url', 'store_code', 'hits', 'last_seen'])
      .where('ignored_at', 'is', null)
      .orderBy('hits', 'desc')
      .orderBy('last_seen', 'desc')
      .orderBy('url')
      .orderBy('store_code')
      .limit(MOST)
      .offset(seen)
      .execute();
    const led = await redirectedPaths(db, [...new Set(rows.map(({ url }) => comparedPath(url) ?? ''))]);
    for (const { store_code, ...row } of rows)
      if (!led.has(comparedPath(row.url) ?? '')) missing.push({ ...row, store_code: store_code as StoreCode });
    if (rows.length < MOST) break;
  }
  return missing.slice(0, MOST);
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
