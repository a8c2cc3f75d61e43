import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  sql`create table mail (
    id text primary key,
    recipient text not null,
    subject text not null,
    html text not null,
    text text not null,
    attachments text not null,
    headers text not null,
    created_at text not null,
    sent_at text,
    attempts integer not null default 0,
    next_attempt_at text,
    last_error text
  )`,
  sql`create index mail_due on mail (next_attempt_at)`,
  sql`create index mail_sent_at on mail (sent_at)`,
  sql`create table mail_file (
    hash text primary key,
    filename text not null,
    content_type text not null,
    content text not null
  )`,
];

/** Mails on their way out, and the files that go with many of them, kept once. */
export const mailTables: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
