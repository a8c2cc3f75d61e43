import { z } from 'zod';
import { invoiceKinds } from '../invoice.ts';
import { missingFactNames } from '../invoice-facts.ts';
import { INVOICE_LIMITS } from '../invoice-limits.ts';
import { defineOfficeEndpoint } from './office-endpoint.ts';
import { officeLanguages } from './office-languages.ts';
import { officeRoutes } from './office-routes.ts';
import { areas } from './roles.ts';

/** Invoices and credit notes of orders, and what is printed for parcels. */

const tag = 'Documents';
const order = z.object({ number: z.string().min(1).max(40).describe('the order number that people read') });
const missing = { 404: 'NOT_FOUND' };
const pdf = 'application/pdf';

const numbers = z
  .string()
  .max(INVOICE_LIMITS.printedOrders * 41)
  .transform((text) => [...new Set(text.split(',').filter(Boolean))])
  .pipe(z.array(z.string().max(40)).min(1).max(INVOICE_LIMITS.printedOrders))
  .describe('numbers of orders, with commas between them');

const issued = z.object({
  number: z.string(),
  kind: z.enum(invoiceKinds),
  issued_on: z.string().describe('a day'),
  gross: z.number().describe('in euros'),
  credited: z.string().nullable().describe('the invoice that a credit note corrects'),
  is_hybrid: z.boolean().describe('its PDF file holds the electronic invoice (ZUGFeRD, Factur-X)'),
  missing: z.array(z.enum(missingFactNames)).describe('what it lacks for an XRechnung'),
});
export type IssuedInvoice = z.infer<typeof issued>;

export const invoiceEndpoints = {
  'invoices.list': defineOfficeEndpoint(officeRoutes['invoices.list'], {
    tag,
    summary: 'Invoices and credit notes of an order, the oldest first',
    access: areas.orders,
    params: order,
    result: z.object({
      invoices: z.array(issued),
      can_issue: z.boolean().describe('it has no invoice, or the one that it had was given back as a whole'),
    }),
    failures: missing,
  }),
  'invoices.issue': defineOfficeEndpoint(officeRoutes['invoices.issue'], {
    tag,
    summary: 'Issue the invoice of an order; the shopper gets it by mail',
    access: areas.invoices,
    params: order,
    result: z.object({ number: z.string() }),
    failures: { ...missing, 409: 'INVOICE_EXISTS, FIRM_MISSING or ORDER_MOVED' },
  }),
  'invoices.pdf': defineOfficeEndpoint(officeRoutes['invoices.pdf'], {
    tag,
    summary: 'An invoice or credit note as a PDF file',
    access: areas.orders,
    query: z.object({ number: z.string().min(1).max(80) }),
    mediaType: pdf,
    result: z.string(),
    failures: { ...missing, 503: 'PRINTER_BUSY' },
  }),
  'print.packingSlips': defineOfficeEndpoint(officeRoutes['print.packingSlips'], {
    tag,
    summary:
      'Packing slips of the orders that are sent in one PDF file, each in the language of its customer and without prices',
    access: areas.orders,
    query: z.object({ orders: numbers }),
    mediaType: pdf,
    result: z.string(),
    failures: { ...missing, 409: 'NOTHING_TO_SEND', 503: 'PRINTER_BUSY' },
  }),
  'print.pickList': defineOfficeEndpoint(officeRoutes['print.pickList'], {
    tag,
    summary: 'What is to be fetched for the orders that are sent, by storage place, as a PDF file',
    access: areas.orders,
    query: z.object({ orders: numbers, language: z.enum(officeLanguages) }),
    mediaType: pdf,
    result: z.string(),
    failures: { ...missing, 409: 'NOTHING_TO_SEND', 503: 'PRINTER_BUSY' },
  }),
} as const;
