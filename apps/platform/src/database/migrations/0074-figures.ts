import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { recordSale } from '../../figures/sales.ts';
import { type OrderRow, toStoredOrder } from '../../order/stored-order.ts';
import type { Schema } from '../schema.ts';

const AT_ONCE = 500;

/** Orders, visits and searches as figures. Orders that are there already are counted too, with what their goods cost today. */
export const figures: Migration = {
  async up(db: Kysely<unknown>) {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    // what is read together lies together
    const clustered = sql.raw(isPostgres ? '' : 'without rowid');
    await sql`create table sale (
      order_id bigint primary key,
      day text not null,
      store_code text not null,
      country text not null,
      gross bigint not null,
      net bigint not null,
      lines integer not null,
      pieces integer not null
    )`.execute(db);
    await sql`create index sale_day on sale (day, store_code, gross, net, lines, pieces)`.execute(db);
    await sql`create table sale_line (
      day text not null,
      sku text not null,
      order_id bigint not null,
      pieces integer not null,
      gross bigint not null,
      net bigint not null,
      cost bigint,
      primary key (day, sku, order_id)
    ) ${clustered}`.execute(db);
    await sql`create table sale_vat (
      order_id bigint not null,
      rate integer not null,
      gross bigint not null,
      tax bigint not null,
      primary key (order_id, rate)
    ) ${clustered}`.execute(db);
    await sql`create table visit_count (
      day text not null,
      store_code text not null,
      kind text not null,
      number integer not null,
      primary key (day, store_code, kind)
    )`.execute(db);
    await sql`create table missed_search (
      day text not null,
      store_code text not null,
      words text not null,
      number integer not null,
      primary key (day, store_code, words)
    )`.execute(db);
    await sql`create index order_refund_settled on order_refund (settled_at)`.execute(db);
    // how long pieces have been there: what comes in, without what a cancellation gives back
    await sql`create index stock_movement_in on stock_movement (sku, at, delta)
      where delta > 0 and reason <> 'cancel'`.execute(db);
    await countPlacedOrders(db as Kysely<Schema>);
  },
};

async function countPlacedOrders(db: Kysely<Schema>): Promise<void> {
  for (let last = 0; ; ) {
    const { rows } = await sql<OrderRow>`select * from placed_order
      where id > ${last} and status <> 'canceled' and is_test = 0 order by id limit ${AT_ONCE}`.execute(db);
    for (const row of rows) await recordSale(db, toStoredOrder(row));
    if (rows.length < AT_ONCE) return;
    last = rows.at(-1)!.id;
  }
}
