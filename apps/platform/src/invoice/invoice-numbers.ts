import type { InvoiceKind } from '@brixel/contract/invoice';
import type { ShopSettings } from '@brixel/contract/shop-settings';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { InvoiceSeries } from '../database/invoice-tables.ts';
import type { Schema } from '../database/schema.ts';

/** Arbitrary, the same in every process of this shop. */
const NUMBER_LOCK = 7_215_310;
const DIGITS = 5;

export interface NextNumber {
  number: string;
  position: number;
  /** of the document before it; empty for the first of a year */
  previousHash: string;
}

export const seriesOf = (kind: InvoiceKind, isTest: boolean): InvoiceSeries => (isTest ? `test-${kind}` : kind);

/**
 * From now on nobody else takes a number until this transaction ends. The next one is always read after that, from what is committed: a
 * transaction that fails leaves no gap, and none is taken twice. SQLite has one writer at a time anyway.
 */
export async function lockNumbers(tx: Transaction<Schema>, engine: Database['kind']): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(NUMBER_LOCK)})`.execute(tx);
}

/** Under the lock. */
export async function nextNumber(
  tx: Kysely<Schema>,
  { series, year }: { series: InvoiceSeries; year: number },
  { invoiceNumber, creditNoteNumber }: ShopSettings['documents'],
): Promise<NextNumber> {
  const last = await tx
    .selectFrom('invoice')
    .select(['position', 'hash'])
    .where('series', '=', series)
    .where('year', '=', year)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  const position = (last?.position ?? 0) + 1;
  const pattern = series.endsWith('credit-note') ? creditNoteNumber : invoiceNumber;
  const number = pattern.replace('{year}', String(year)).replace('{number}', String(position).padStart(DIGITS, '0'));
  return {
    number: series.startsWith('test-') ? `TEST-${number}` : number,
    position,
    previousHash: last?.hash ?? '',
  };
}
