import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Orders of the shop that was here before, the words that they are found by, and which accounts came from there too. */
export const movedOrders: Migration = {
  async up(db: Kysely<unknown>) {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    // the beginning of a word is a range only where letters are compared by their codes
    const word = sql.raw(isPostgres ? 'word text collate "C" not null' : 'word text not null');
    const statements = [
      sql`create table moved_order (
        id bigint primary key,
        public_id text not null unique,
        order_number text not null unique,
        store_code text not null,
        customer_id integer,
        awaits_account integer not null check (awaits_account in (0, 1)),
        email text not null,
        name text not null,
        status text not null check (status in ('pending', 'processing', 'complete', 'canceled')),
        payment_state text not null,
        grand_total bigint not null check (grand_total >= 0),
        content text not null,
        created_at text not null
      )`,
      sql`create index moved_order_created_at on moved_order (created_at, id)`,
      sql`create index moved_order_customer on moved_order (customer_id, created_at)`,
      sql`create index moved_order_email on moved_order (email)`,
      sql`create table moved_order_word (
        ${word},
        order_id bigint not null references moved_order (id) on delete cascade,
        primary key (word, order_id)
      )`,
      sql`create index moved_order_word_order on moved_order_word (order_id)`,
      sql`alter table customer add column moved_at text`,
      // accounts that came before this was written down, as far as their passwords still tell
      sql`update customer set moved_at = updated_at where password_hash like '$magento$%' or password_hash = '$none$'`,
    ];
    for (const statement of statements) await statement.execute(db);
  },
};
