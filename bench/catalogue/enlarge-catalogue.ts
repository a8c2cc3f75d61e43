import type { Database } from '@brixel/platform/database/database';
import { sql } from 'kysely';

/** Copies lie this far apart, above every id of the demo catalogue. */
const DISTANCE = 1_000_000;
const tables = ['product', 'product_text', 'product_category', 'tier_price', 'price_history', 'product_link', 'stock'];

/** Multiplies the products of a database; a copy has numbers and addresses of its own and looks like its original. */
export async function enlargeCatalogue({ db }: Database, copies: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const all = await tx.introspection.getTables();
    for (let copy = 1; copy <= copies; copy++) {
      for (const table of tables) {
        const names = all.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? [];
        const idColumn = sql.ref(table === 'product' ? 'id' : 'product_id');
        await sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
          select ${sql.join(names.map((name) => copied(name, copy)))} from ${sql.table(table)}
          where ${idColumn} < ${sql.lit(DISTANCE)}`.execute(tx);
      }
    }
  });
}

const texts = new Set(['sku', 'parent_sku', 'linked_sku', 'url_path', 'url_key']);

function copied(name: string, copy: number) {
  if (name === 'id' || name === 'product_id') return sql`${sql.ref(name)} + ${sql.lit(copy * DISTANCE)}`;
  return texts.has(name) ? sql`${sql.ref(name)} || ${sql.lit(`-x${copy}`)}` : sql.ref(name);
}
