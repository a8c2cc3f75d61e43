import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { randomToken } from '../../secrets.ts';

const statements = [
  sql`alter table newsletter_subscriber add column confirmed_at text`,
  sql`alter table newsletter_subscriber add column leave_token text`,
  sql`create unique index newsletter_subscriber_leave_token on newsletter_subscriber (leave_token)`,
  sql`create table newsletter_confirmation (
    hash text primary key,
    email text not null references newsletter_subscriber (email) on delete cascade,
    expires_at text not null
  )`,
  sql`create index newsletter_confirmation_email on newsletter_confirmation (email)`,
  sql`create table newsletter_gift (
    address_hash text primary key,
    coupon_code text not null,
    given_at text not null
  )`,
];

/** Links that confirm a wish for the newsletter, the one that ends it, and who has had the coupon. */
export const newsletterConsent: Migration = {
  async up(db: Kysely<Wishes>) {
    for (const statement of statements) await statement.execute(db);
    for (const { email } of await db.selectFrom('newsletter_subscriber').select('email').execute()) {
      const subscriber = db.updateTable('newsletter_subscriber').where('email', '=', email);
      await subscriber.set({ leave_token: randomToken() }).execute();
    }
  },
};

interface Wishes {
  newsletter_subscriber: { email: string; leave_token: string | null };
}
