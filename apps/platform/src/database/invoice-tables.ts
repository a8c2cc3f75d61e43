import type { Invoice } from '@brixel/contract/invoice';
import type { JsonText, Money } from './column-types.ts';

/** Numbers run without a gap in each series of a year; those of the sandbox are no part of the books. */
export type InvoiceSeries = 'invoice' | 'credit-note' | 'test-invoice' | 'test-credit-note';

/** Never updated, never deleted: triggers refuse it. */
interface InvoiceTable {
  number: string;
  series: InvoiceSeries;
  year: number;
  /** in its series and year, from 1 */
  position: number;
  order_id: number;
  /** of a credit note: the invoice that it corrects */
  credits: string | null;
  issued_at: string;
  gross: Money;
  document: JsonText<Invoice>;
  /** of the document and of the hash before it in the series, so that nothing can be taken out or put in later */
  hash: string;
}

export interface InvoiceTables {
  invoice: InvoiceTable;
}
