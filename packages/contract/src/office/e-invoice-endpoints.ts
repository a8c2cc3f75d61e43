import { z } from 'zod';
import { defineOfficeEndpoint } from './office-endpoint.ts';
import { officeRoutes } from './office-routes.ts';
import { areas } from './roles.ts';

/** Invoices for programs. Their PDF files for businesses hold the same facts (ZUGFeRD, Factur-X). */
export const eInvoiceEndpoints = {
  'invoices.xrechnung': defineOfficeEndpoint(officeRoutes['invoices.xrechnung'], {
    tag: 'Documents',
    summary: 'An invoice or credit note as XRechnung, an XML file in UBL',
    access: areas.orders,
    query: z.object({
      number: z.string().min(1).max(80),
      reference: z
        .string()
        .trim()
        .max(100)
        .optional()
        .describe('the buyer’s own, such as the Leitweg-ID of an authority; else the number of the order'),
    }),
    mediaType: 'application/xml',
    result: z.string(),
    failures: { 404: 'NOT_FOUND', 409: 'INVOICE_FACTS_MISSING' },
  }),
} as const;
