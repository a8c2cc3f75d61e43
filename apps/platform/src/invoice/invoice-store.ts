import { createHash } from 'node:crypto';
import { amountOf } from '@brixel/commerce/invoice-amounts';
import type { Invoice } from '@brixel/contract/invoice';
import type { ShopSettings } from '@brixel/contract/shop-settings';
import type { Kysely, Transaction } from 'kysely';
import { parseJson, toJson } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';
import type { InvoiceName } from '../order/stored-order.ts';
import { nextNumber, seriesOf } from './invoice-numbers.ts';

/** Invoices in the database, where they are written once. */

export interface NewInvoice {
  orderId: number;
  kind: Invoice['kind'];
  isTest: boolean;
  /** a day of the shop's clock */
  issueDate: string;
  at: string;
  write(number: string): Invoice;
}

/** Under `lockNumbers`. */
export async function insertInvoice(
  tx: Transaction<Schema>,
  { orderId, kind, isTest, issueDate, at, write }: NewInvoice,
  documents: ShopSettings['documents'],
): Promise<Invoice> {
  const series = seriesOf(kind, isTest);
  const year = Number(issueDate.slice(0, 4));
  const { number, position, previousHash } = await nextNumber(tx, { series, year }, documents);
  const invoice = write(number);
  const document = toJson(invoice);
  await tx
    .insertInto('invoice')
    .values({
      number,
      series,
      year,
      position,
      order_id: orderId,
      credits: invoice.credited?.number ?? null,
      issued_at: at,
      gross: amountOf(invoice.totals.gross),
      document,
      hash: chainedHash(previousHash, document),
    })
    .execute();
  return invoice;
}

export const chainedHash = (previous: string, document: string): string =>
  createHash('sha256').update(previous).update(document).digest('hex');

export async function invoicesOf(db: Kysely<Schema>, orderIds: readonly number[]): Promise<Map<number, Invoice[]>> {
  const found = new Map<number, Invoice[]>();
  if (orderIds.length === 0) return found;
  const rows = await db
    .selectFrom('invoice')
    .select(['order_id', 'document'])
    .where('order_id', 'in', orderIds)
    .orderBy('issued_at')
    .orderBy('number')
    .execute();
  for (const { order_id, document } of rows) found.set(order_id, [...(found.get(order_id) ?? []), parseJson(document)]);
  return found;
}

/** Without the documents themselves: every order that is read knows these. */
export async function invoiceNames(
  db: Kysely<Schema>,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, InvoiceName[]>> {
  const rows = await db
    .selectFrom('invoice')
    .select(['order_id', 'number', 'credits', 'issued_at'])
    .where('order_id', 'in', orderIds)
    .orderBy('issued_at')
    .orderBy('number')
    .execute();
  const found = new Map<number, InvoiceName[]>();
  for (const { order_id, number, credits, issued_at } of rows) {
    const name: InvoiceName = { number, kind: credits === null ? 'invoice' : 'credit-note', issuedAt: issued_at };
    found.set(order_id, [...(found.get(order_id) ?? []), name]);
  }
  return found;
}

export async function readInvoice(
  db: Kysely<Schema>,
  number: string,
): Promise<{ orderId: number; invoice: Invoice } | null> {
  const row = await db
    .selectFrom('invoice')
    .select(['order_id', 'document'])
    .where('number', '=', number)
    .executeTakeFirst();
  return row ? { orderId: row.order_id, invoice: parseJson(row.document) } : null;
}
