import { createHash, randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { parseJson, toJson } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';
import type { DueMail, Mail, MailFile } from './mail.ts';

/** Longer than an attempt may take: a mail claimed longer ago belongs to a node that died. */
export const CLAIM_MS = 5 * 60 * 1000;

const iso = (moment: number): string => new Date(moment).toISOString();

/** Queues a mail in the transaction of its cause: both are committed, or neither is. */
export async function queueMail(
  tx: Transaction<Schema>,
  { to, subject, html, text, files = [], headers = {} }: Mail,
  now: number,
): Promise<void> {
  const hashes = await storeFiles(tx, files);
  await tx
    .insertInto('mail')
    .values({
      id: randomUUID(),
      recipient: to,
      subject,
      html,
      text,
      attachments: toJson(hashes),
      headers: toJson({ ...headers }),
      created_at: iso(now),
      sent_at: null,
      attempts: 0,
      next_attempt_at: iso(now),
      last_error: null,
    })
    .execute();
}

/** The terms are attached to every order, so each version is stored once. */
async function storeFiles(tx: Transaction<Schema>, files: readonly MailFile[]): Promise<string[]> {
  if (files.length === 0) return [];
  const rows = files.map(({ filename, contentType, content }) => ({
    hash: createHash('sha256')
      .update(JSON.stringify([filename, contentType, content]))
      .digest('base64url'),
    filename,
    content_type: contentType,
    content,
  }));
  // In one order everywhere, so that two transactions never wait for each other.
  const sorted = rows.toSorted((a, b) => (a.hash < b.hash ? -1 : 1));
  await tx
    .insertInto('mail_file')
    .values(sorted)
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
  return rows.map(({ hash }) => hash);
}

/** Claims mails that are due, so that no other node sends them; the claim of a dead node expires. */
export async function claimMails(db: Kysely<Schema>, most: number, now: number): Promise<DueMail[]> {
  const due = await db
    .selectFrom('mail')
    .select('id')
    .where('next_attempt_at', '<=', iso(now))
    .orderBy('next_attempt_at')
    .limit(most)
    .execute();
  if (due.length === 0) return [];
  // In one transaction: mails whose files could not be read any more would stay claimed for minutes.
  return db.transaction().execute(async (tx) => {
    const rows = await tx
      .updateTable('mail')
      .set((row) => ({ next_attempt_at: iso(now + CLAIM_MS), attempts: row('attempts', '+', 1) }))
      .where(
        'id',
        'in',
        due.map(({ id }) => id),
      )
      // Asked again, since another node may have been quicker.
      .where('next_attempt_at', '<=', iso(now))
      .returningAll()
      .execute();
    const files = await filesOf(
      tx,
      rows.flatMap(({ attachments }) => parseJson(attachments)),
    );
    return rows.map((row) => ({
      id: row.id,
      to: row.recipient,
      subject: row.subject,
      html: row.html,
      text: row.text,
      files: parseJson(row.attachments).flatMap((hash) => files.get(hash) ?? []),
      headers: parseJson(row.headers),
      attempts: row.attempts,
      createdAt: row.created_at,
    }));
  });
}

async function filesOf(db: Kysely<Schema>, hashes: readonly string[]): Promise<ReadonlyMap<string, MailFile>> {
  if (hashes.length === 0) return new Map();
  const rows = await db.selectFrom('mail_file').selectAll().where('hash', 'in', hashes).execute();
  return new Map(
    rows.map(({ hash, filename, content_type, content }) => [hash, { filename, contentType: content_type, content }]),
  );
}

/** The content is removed as soon as it is not needed. */
export async function markSent(db: Kysely<Schema>, id: string, now: number): Promise<void> {
  await db
    .updateTable('mail')
    .set({ sent_at: iso(now), next_attempt_at: null, last_error: null, html: '', text: '' })
    .where('id', '=', id)
    .execute();
}

/** `next` is null after the last attempt. */
export async function markFailed(
  db: Kysely<Schema>,
  id: string,
  { error, next }: { error: string; next: number | null },
): Promise<void> {
  await db
    .updateTable('mail')
    .set({ last_error: error, next_attempt_at: next === null ? null : iso(next) })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
}

export async function forgetSentBefore(db: Kysely<Schema>, moment: number): Promise<void> {
  await db.deleteFrom('mail').where('sent_at', '<', iso(moment)).execute();
}
