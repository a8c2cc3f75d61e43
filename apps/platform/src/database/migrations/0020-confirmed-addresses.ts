import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  sql`alter table customer add column email_confirmed_at text`,
  sql`alter table customer add column pending_email text`,
  sql`create table email_confirmation (
    hash text primary key,
    customer_id integer not null references customer (id) on delete cascade,
    email text not null,
    expires_at text not null
  )`,
  sql`create index email_confirmation_customer on email_confirmation (customer_id)`,
];

/** Which addresses of customers are known to be theirs, and the links that show it. */
export const confirmedAddresses: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
