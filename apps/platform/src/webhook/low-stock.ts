import { type Kysely, sql } from 'kysely';
import { parseJson } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';
import { writeEvent } from './write-event.ts';

/**
 * Tells once of goods of which few are left. It looks at the stocks themselves, not at what changes them, so nothing that moves a
 * stock has to know of it: whatever was committed is seen at the next look, whatever was rolled back never.
 */

interface LowStockOptions {
  db: Kysely<Schema>;
  /** so many and fewer are few */
  threshold(): number;
  nameOf(sku: string): string | null;
  now(): number;
}

/** The threshold that `low_stock` was filled with; none while nobody wants to know. */
const WATCHED = 'webhooks:low-stock';
const AT_ONCE = 200;

/** True where something was told. */
export async function tellLowStock({ db, threshold, nameOf, now }: LowStockOptions): Promise<boolean> {
  const few = threshold();
  if (!(await isWanted(db))) {
    await db.deleteFrom('setting').where('key', '=', WATCHED).execute();
    return false;
  }
  const known = await db.selectFrom('setting').select('value').where('key', '=', WATCHED).executeTakeFirst();
  if (known?.value !== String(few)) {
    await beginAnew(db, few);
    return false;
  }
  await db.deleteFrom('low_stock').where('sku', 'not in', lowSkus(db, few)).execute();
  let isTold = false;
  for (;;) {
    const found = await newlyLow(db, few);
    for (const { sku, qty, fell } of found) {
      const told = await db.transaction().execute(async (tx) => {
        // whoever writes the row tells it: once, however many nodes look
        const isOurs = await tx
          .insertInto('low_stock')
          .values({ sku })
          .onConflict((conflict) => conflict.doNothing())
          .returning('sku')
          .executeTakeFirst();
        if (!isOurs || !fell) return false;
        const data = () => ({ sku, name: nameOf(sku), stock: qty, threshold: few });
        return writeEvent(tx, { type: 'stock.low', store: null, data }, now());
      });
      isTold ||= told;
    }
    if (found.length < AT_ONCE) return isTold;
  }
}

async function isWanted(db: Kysely<Schema>): Promise<boolean> {
  const rows = await db.selectFrom('webhook_endpoint').select('events').where('off_at', 'is', null).execute();
  return rows.some(({ events }) => parseJson(events).includes('stock.low'));
}

/** What is low already when somebody begins to listen, or by another threshold, is no news. */
async function beginAnew(db: Kysely<Schema>, few: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('low_stock').execute();
    await tx
      .insertInto('low_stock')
      .columns(['sku'])
      .expression(lowSkus(tx, few))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await tx
      .insertInto('setting')
      .values({ key: WATCHED, value: String(few) })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: String(few) }))
      .execute();
  });
}

const lowSkus = (db: Kysely<Schema>, few: number) =>
  db
    .selectFrom('stock')
    .innerJoin('product', 'product.sku', 'stock.sku')
    .select('stock.sku')
    .where('stock.managed', '=', 1)
    .where('product.status', '=', 1)
    .where('stock.qty', '<=', few);

/** `fell`: there have been more. Goods that came with few are low, but that is no news. */
async function newlyLow(db: Kysely<Schema>, few: number) {
  const rows = await lowSkus(db, few)
    .select('stock.qty')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('low_stock').select('low_stock.sku').whereRef('low_stock.sku', '=', 'stock.sku'))),
    )
    .orderBy('stock.sku')
    .limit(AT_ONCE)
    .execute();
  if (rows.length === 0) return [];
  const { rows: highest } = await sql<{ sku: string; level: number }>`
    select sku, max(level) as level from (
      select sku, sum(delta) over (partition by sku order by id) as level from stock_movement
      where sku in (${sql.join(rows.map(({ sku }) => sku))})
    ) as levels group by sku`.execute(db);
  const levels = new Map(highest.map(({ sku, level }) => [sku, Number(level)]));
  return rows.map(({ sku, qty }) => ({ sku, qty, fell: (levels.get(sku) ?? 0) > few }));
}
