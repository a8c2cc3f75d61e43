import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who asked for the newsletter, when and under which wording: the proof that the law asks for. */
export const newsletterTables: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table newsletter_subscriber (
      email text primary key,
      store_code text not null,
      status text not null check (status in ('pending', 'subscribed', 'unsubscribed')),
      consent_text text not null,
      requested_at text not null,
      updated_at text not null
    )`.execute(db);
  },
};
