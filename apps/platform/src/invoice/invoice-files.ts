import type { Invoice } from '@brixel/contract/invoice';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { DrawnFile } from '../mail/mail.ts';
import type { Printer } from '../print/printer.ts';
import { readInvoice } from './invoice-store.ts';

/** The files of what was issued. They are drawn when somebody wants them: the document itself never changes. */
export interface InvoiceFiles {
  /** null where there is none of this number, or `orderId` is not its order; `busy` where too many are being drawn */
  pdf(number: string, orderId?: number): Promise<DrawnFile | 'busy' | null>;
  /** throws where it cannot be drawn now: the mail is tried again later */
  forMail(number: string): Promise<DrawnFile[]>;
}

export function createInvoiceFiles(db: Kysely<Schema>, printer: Pick<Printer, 'invoice'>): InvoiceFiles {
  async function pdf(number: string, orderId?: number): Promise<DrawnFile | 'busy' | null> {
    const found = await readInvoice(db, number);
    if (!found || (orderId !== undefined && found.orderId !== orderId)) return null;
    const content = await printer.invoice(found.invoice);
    if (!content) return 'busy';
    return { filename: `${fileName(found.invoice)}.pdf`, contentType: 'application/pdf', content };
  }

  return {
    pdf,
    async forMail(number) {
      const drawn = await pdf(number);
      if (drawn === null || drawn === 'busy') throw new Error(`The invoice ${number} cannot be drawn now`);
      return [drawn];
    },
  };
}

/** Numbers may have slashes. */
export const fileName = ({ number }: Pick<Invoice, 'number'>): string => number.replace(/[^\w-]/g, '-');
