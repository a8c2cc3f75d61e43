import { officeEndpoints } from '@brixel/contract/office/office-endpoints';
import type { FastifyInstance } from 'fastify';
import { missingForXRechnung } from '../e-invoice/missing-facts.ts';
import { ublInvoice } from '../e-invoice/ubl-invoice.ts';
import { TextStream } from '../http/reply.ts';
import { fileName } from '../invoice/invoice-files.ts';
import { readInvoice } from '../invoice/invoice-store.ts';
import { mountOffice } from './mount-office.ts';
import { officeFail } from './office-failures.ts';
import type { OfficeTools } from './office-tools.ts';

export function mountEInvoices(app: FastifyInstance, { db }: Pick<OfficeTools, 'db'>): void {
  mountOffice(app, officeEndpoints['invoices.xrechnung'], async ({ query: { number, reference }, reply }) => {
    const found = await readInvoice(db, number);
    if (!found) return officeFail('NOT_FOUND');
    if (missingForXRechnung(found.invoice).length > 0) return officeFail('INVOICE_FACTS_MISSING');
    reply.header('content-disposition', `attachment; filename="${fileName(found.invoice)}.xml"`);
    return new TextStream([Buffer.from(ublInvoice(found.invoice, reference))]);
  });
}
