import { createHash, randomUUID } from 'node:crypto';
import { isSecretMail } from '@brixel/contract/office/order-mail-kinds';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { parseJson, toJson } from '../database/column-types.ts';
import { isDueAfterAttempts } from '../database/is-due.ts';
import { prepareQuery } from '../database/prepare-query.ts';
import type { Schema } from '../database/schema.ts';
import type { DueMail, Mail, MailFile } from './mail.ts';

/** Longer than an attempt may take: a mail claimed longer ago belongs to a node that died. */
export const CLAIM_MS = 5 * 60 * 1000;

/** The longest time between two attempts. */
export const LONGEST_PAUSE_MS = 60 * 60 * 1000;

const iso = (moment: number): string => new Date(moment).toISOString();

/** Files that are stored for good, by their hashes: they are neither written nor read again. */
export type StoredFiles = Map<string, MailFile>;

type MailRow = Selectable<Schema['mail']>;

const insertMail = prepareQuery((db, [mail]: readonly MailRow[]) =>
  db.insertInto('mail').values({
    id: mail!.id,
    recipient: mail!.recipient,
    subject: mail!.subject,
    html: mail!.html,
    text: mail!.text,
    attachments: mail!.attachments,
    headers: mail!.headers,
    created_at: mail!.created_at,
    sent_at: mail!.sent_at,
    attempts: mail!.attempts,
    next_attempt_at: mail!.next_attempt_at,
    last_error: mail!.last_error,
    topic: mail!.topic,
    given_up_at: mail!.given_up_at,
    order_id: mail!.order_id,
    kind: mail!.kind,
    kept: mail!.kept,
  }),
);

/** How the entry of an invoice begins among the hashes of files. */
const INVOICE = 'invoice:';
const isInvoice = (entry: string): boolean => entry.startsWith(INVOICE);

/** Queues a mail in the transaction of its cause: both are committed, or neither is. */
export async function queueMail(
  tx: Transaction<Schema>,
  { to, subject, html, text, files = [], invoices = [], headers = {}, topic = null, order = null }: Mail,
  now: number,
  stored: StoredFiles = new Map(),
): Promise<void> {
  const hashes = await storeFiles(tx, files, stored);
  await insertMail(tx, [
    {
      id: randomUUID(),
      recipient: to,
      subject,
      html,
      text,
      attachments: toJson([...hashes, ...invoices.map((number) => `${INVOICE}${number}`)]),
      headers: toJson({ ...headers }),
      created_at: iso(now),
      sent_at: null,
      attempts: 0,
      next_attempt_at: iso(now),
      last_error: null,
      topic,
      given_up_at: null,
      order_id: order?.id ?? null,
      kind: order?.kind ?? null,
      kept: null,
    },
  ]);
}

/** The terms are attached to every order, so each version is stored once. */
async function storeFiles(tx: Transaction<Schema>, files: readonly MailFile[], stored: StoredFiles): Promise<string[]> {
  const rows = files
    .map((file) => ({
      hash: hashOf(file),
      filename: file.filename,
      content_type: file.contentType,
      content: file.content,
    }))
    .filter(({ hash }) => !stored.has(hash));
  if (rows.length > 0) {
    await tx
      .insertInto('mail_file')
      // In one order everywhere, so that two transactions never wait for each other.
      .values(rows.toSorted((a, b) => (a.hash < b.hash ? -1 : 1)))
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute();
  }
  return files.map(hashOf);
}

const hashes = new WeakMap<MailFile, string>();

/** A page of the shop is the same object for every order. */
function hashOf(file: MailFile): string {
  const known = hashes.get(file);
  if (known !== undefined) return known;
  const { filename, contentType, content } = file;
  const hash = createHash('sha256')
    .update(JSON.stringify([filename, contentType, content]))
    .digest('base64url');
  hashes.set(file, hash);
  return hash;
}

/** The numbers of the invoices among what is attached. */
export const invoicesIn = (attachments: readonly string[]): string[] =>
  attachments.flatMap((entry) => (isInvoice(entry) ? entry.slice(INVOICE.length) : []));

/** Claims mails that are due, so that no other node sends them; the claim of a dead node expires. */
export async function claimMails(
  db: Kysely<Schema>,
  most: number,
  now: number,
  stored: StoredFiles = new Map(),
): Promise<DueMail[]> {
  // What nobody has claimed yet waits for nothing. Claims of nodes whose clocks differ by minutes count.
  const isDue = isDueAfterAttempts('next_attempt_at', now, [0, LONGEST_PAUSE_MS + CLAIM_MS]);
  const due = await db.selectFrom('mail').select('id').where(isDue).orderBy('next_attempt_at').limit(most).execute();
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
      .where(isDue)
      .returningAll()
      .execute();
    await readFiles(
      tx,
      rows.flatMap(({ attachments }) => parseJson(attachments).filter((entry) => !isInvoice(entry))),
      stored,
    );
    return rows.map((row) => ({
      id: row.id,
      to: row.recipient,
      subject: row.subject,
      html: row.html,
      text: row.text,
      files: parseJson(row.attachments).flatMap((hash) => stored.get(hash) ?? []),
      invoices: invoicesIn(parseJson(row.attachments)),
      headers: parseJson(row.headers),
      attempts: row.attempts,
      createdAt: row.created_at,
      isKept: row.order_id !== null && !isSecretMail(row.kind),
    }));
  });
}

/** A handful of versions in several languages. */
const MOST_STORED = 50;

async function readFiles(db: Kysely<Schema>, hashes: readonly string[], stored: StoredFiles): Promise<void> {
  const missing = [...new Set(hashes)].filter((hash) => !stored.has(hash));
  if (missing.length === 0) return;
  if (stored.size + missing.length > MOST_STORED) stored.clear();
  const wanted = hashes.filter((hash) => !stored.has(hash));
  const rows = await db.selectFrom('mail_file').selectAll().where('hash', 'in', wanted).execute();
  for (const { hash, filename, content_type, content } of rows)
    stored.set(hash, { filename, contentType: content_type, content });
}

export interface SentMail {
  id: string;
  /** what stays of its content */
  kept: string | null;
}

/** The content is removed as soon as it is not needed; of mails about an order it stays, packed. */
export async function markSent(db: Kysely<Schema>, mails: readonly SentMail[], now: number): Promise<void> {
  const write = async (source: Kysely<Schema>): Promise<void> => {
    await source
      .updateTable('mail')
      .set({ sent_at: iso(now), next_attempt_at: null, last_error: null, html: '', text: '' })
      .where(
        'id',
        'in',
        mails.map(({ id }) => id),
      )
      .execute();
    for (const { id, kept } of mails)
      if (kept !== null)
        await source
          .updateTable('mail')
          .set({ kept })
          .where('id', '=', id)
          // not where the customer was removed meanwhile
          .where('order_id', 'is not', null)
          .execute();
  };
  await (mails.some(({ kept }) => kept !== null) ? db.transaction().execute(write) : write(db));
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

/** Topics of mails that prove that mails are delivered begin so; the proof stays. */
export const TEST_TOPIC = 'test:';

/** Few enough that nobody waits, also where all mails of years go at once. */
const FORGOTTEN_AT_ONCE = 200;

/** Those about an order have a time of their own. */
export async function forgetSentBefore(
  db: Kysely<Schema>,
  moment: number,
  about: 'orders' | 'the rest' = 'the rest',
): Promise<void> {
  const ofTheKind = db
    .selectFrom('mail')
    .select('id')
    .where('order_id', about === 'orders' ? 'is not' : 'is', null)
    .where(({ eb, or }) => or([eb('topic', 'is', null), eb('topic', 'not like', `${TEST_TOPIC}%`)]))
    .limit(FORGOTTEN_AT_ONCE);
  // one after the other: to find both at once SQLite reads all mails
  const sent = ofTheKind.where('sent_at', '<', iso(moment));
  const abandoned = ofTheKind.where('sent_at', 'is', null).where('given_up_at', '<', iso(moment));
  for (const old of [sent, abandoned]) {
    for (let removed = FORGOTTEN_AT_ONCE; removed === FORGOTTEN_AT_ONCE; ) {
      const ids = (await old.execute()).map(({ id }) => id);
      if (ids.length > 0) await db.deleteFrom('mail').where('id', 'in', ids).execute();
      removed = ids.length;
    }
  }
}
