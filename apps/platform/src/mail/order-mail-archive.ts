import type { OrderMail, OrderMailContent } from '@brixel/contract/office/order-mail-endpoints';
import { isSecretMail } from '@brixel/contract/office/order-mail-kinds';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { parseJson } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';
import type { StoredOrder } from '../order/stored-order.ts';
import { type MailContent, unpackContent } from './kept-content.ts';
import { invoicesIn } from './mail-queue.ts';
import type { Mails } from './mails.ts';

/** The mails of an order, as they were sent, until they are old enough to be forgotten. */

type MailRow = Selectable<Schema['mail']>;

export async function mailsOfOrder(db: Kysely<Schema>, orderId: number): Promise<OrderMail[]> {
  const rows = await db
    .selectFrom('mail')
    .select(['id', 'kind', 'recipient', 'subject', 'created_at', 'sent_at', 'last_error', 'given_up_at'])
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, kind, recipient, subject, created_at, sent_at, ...row }) => ({
    ...{ id, kind, to: recipient, subject, created_at, sent_at },
    state: stateOf({ sent_at, ...row }),
  }));
}

function stateOf(mail: Pick<MailRow, 'sent_at' | 'last_error' | 'given_up_at'>): OrderMail['state'] {
  if (mail.sent_at !== null) return 'delivered';
  if (mail.given_up_at !== null) return 'given_up';
  return mail.last_error === null ? 'waiting' : 'failed';
}

/** One that may be read. */
async function findMail(db: Kysely<Schema>, orderId: number, id: string): Promise<MailRow | null> {
  const row = await db
    .selectFrom('mail')
    .selectAll()
    .where('id', '=', id)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row && !isSecretMail(row.kind) ? row : null;
}

const contentOf = async ({ kept, html, text }: MailRow): Promise<MailContent> =>
  kept === null ? { html, text } : unpackContent(kept);

/** Null where the order has no such mail. */
export async function readOrderMail(
  db: Kysely<Schema>,
  orderId: number,
  id: string,
): Promise<(OrderMailContent & MailContent) | null> {
  const row = await findMail(db, orderId, id);
  if (!row) return null;
  const files = await filesOf(db, row);
  return {
    subject: row.subject,
    ...(await contentOf(row)),
    files: [...files.map(({ filename }) => filename), ...invoicesIn(parseJson(row.attachments))],
  };
}

async function filesOf(db: Kysely<Schema>, { attachments }: MailRow) {
  const hashes = parseJson(attachments);
  if (hashes.length === 0) return [];
  return db.selectFrom('mail_file').selectAll().where('hash', 'in', hashes).execute();
}

/** The same again, with its files: a mail of its own, to the address that the order has now. False where there is none. */
export async function sendAgain(
  tx: Transaction<Schema>,
  order: Pick<StoredOrder, 'id' | 'email'>,
  id: string,
  mails: Pick<Mails, 'queue'>,
): Promise<MailRow | null> {
  const row = await findMail(tx, order.id, id);
  if (!row || row.kind === null) return null;
  const files = await filesOf(tx, row);
  await mails.queue(tx, {
    to: order.email,
    subject: row.subject,
    ...(await contentOf(row)),
    files: files.map(({ filename, content_type, content }) => ({ filename, contentType: content_type, content })),
    invoices: invoicesIn(parseJson(row.attachments)),
    headers: parseJson(row.headers),
    order: { id: order.id, kind: row.kind },
  });
  return row;
}

const ordersOf = (customerId: number) => sql<number>`(select id from placed_order where customer_id = ${customerId})`;

/** What was sent is removed; what still has to be sent leaves nothing behind. Call it while the orders name the customer. */
export async function forgetOrderMails(tx: Transaction<Schema>, customerId: number): Promise<void> {
  const ofThem = ordersOf(customerId);
  await tx.deleteFrom('mail').where('order_id', 'in', ofThem).where('sent_at', 'is not', null).execute();
  await tx.updateTable('mail').set({ order_id: null }).where('order_id', 'in', ofThem).execute();
}

/** All that the shop has kept of what it wrote to a customer about orders, as text. */
export async function readableMails(db: Kysely<Schema>, customerId: number) {
  const rows = await db
    .selectFrom('mail')
    .selectAll()
    .where('order_id', 'in', ordersOf(customerId))
    .orderBy('created_at')
    .execute();
  // a voucher may have gone to somebody else
  const own = rows.filter(({ kind }) => !isSecretMail(kind));
  return Promise.all(
    own.map(async (row) => ({
      ...{ created_at: row.created_at, sent_at: row.sent_at, to: row.recipient, subject: row.subject },
      text: (await contentOf(row)).text,
    })),
  );
}
