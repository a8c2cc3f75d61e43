import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** On which days the mail of what is to do has been looked at: one node does it. */
export const dailyMail: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table daily_mail (day text primary key)`.execute(db);
  },
};
