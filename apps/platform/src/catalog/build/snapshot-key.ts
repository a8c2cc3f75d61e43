import { fileURLToPath } from 'node:url';
import type { StoreCode } from '@brixel/contract/stores';
import { type Kysely, sql } from 'kysely';
import { codeVersion, moduleFolder } from '../../code-version.ts';
import type { Schema } from '../../database/schema.ts';
import { shopId } from '../changes/change-log.ts';
import { TERM_SECTIONS } from '../documents/terms.ts';
import { catalogTables } from '../rows.ts';

/** A snapshot serves only the shop, the code and the tables that it was made from. */
export interface SnapshotKey {
  shopId: string;
  code: string;
  /** what changes in place is left out: the change log has it */
  tables: string;
  /** that it was built for */
  stores: string;
}

export async function snapshotKey(db: Kysely<Schema>, stores: readonly StoreCode[]): Promise<SnapshotKey> {
  return {
    shopId: await shopId(db),
    code: await catalogCode(),
    tables: await tablesMark(db),
    stores: stores.join(),
  };
}

/** The documents and the index are made by this code, and sorted as this Node sorts. */
const catalogCode = async (): Promise<string> =>
  `${process.version} ${await codeVersion({
    folders: [
      fileURLToPath(new URL('..', import.meta.url)),
      moduleFolder('@brixel/catalog-index/catalog-index'),
      moduleFolder('@brixel/commerce/money'),
      moduleFolder('@brixel/contract/catalog'),
    ],
    files: [],
  })}`;

/** Shows rows that came or went and most edits of texts while no shop was running. */
async function tablesMark(db: Kysely<Schema>): Promise<string> {
  const counts = catalogTables
    .filter((table) => table !== 'price_history')
    .map((table) => sql`(select count(*) from ${sql.table(table)})`);
  const lengths = [
    sql`(select sum(version) from shop_setting where section in (${sql.join(TERM_SECTIONS)}))`,
    sql`(select sum(length(name) + length(url_path)) from product_text)`,
    sql`(select sum(length(name) + length(description)) from category_text)`,
    sql`(select sum(length(title) + length(content)) from cms_page_text)`,
    sql`(select sum(length(title) + length(content)) from cms_block_text)`,
  ];
  const { rows } = await sql<Record<string, unknown>>`select ${sql.join(
    [...counts, ...lengths].map((value, place) => sql`${value} as ${sql.ref(`m${place}`)}`),
  )}`.execute(db);
  return Object.values(rows[0] ?? {}).join();
}
