import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

interface Tables {
  placed_order: { id: number; status: string; content: string };
  stock: { sku: string; sold: number };
}

interface Content {
  lines: { sku: string; offerSku?: string; qty: number }[];
}

const AT_ONCE = 500;

/** How many pieces of each product were ordered, so that lists can be sorted by it; orders that exist count too. */
export const soldPieces: Migration = {
  async up(db: Kysely<Tables>) {
    await sql`alter table stock add column sold integer not null default 0`.execute(db);
    for (const [sku, pieces] of await orderedPieces(db))
      await db.updateTable('stock').set({ sold: pieces }).where('sku', '=', sku).execute();
  },
};

async function orderedPieces(db: Kysely<Tables>): Promise<ReadonlyMap<string, number>> {
  const pieces = new Map<string, number>();
  for (let last = 0; ; ) {
    const orders = await db
      .selectFrom('placed_order')
      .select(['id', 'content'])
      .where('id', '>', last)
      .where('status', '<>', 'canceled')
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    for (const { content } of orders) {
      const { lines }: Content = JSON.parse(content);
      for (const { sku, offerSku = sku, qty } of lines)
        for (const sold of new Set([sku, offerSku])) pieces.set(sold, (pieces.get(sold) ?? 0) + qty);
    }
    if (orders.length < AT_ONCE) return pieces;
    last = Number(orders.at(-1)?.id);
  }
}
