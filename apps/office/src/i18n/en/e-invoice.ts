import type { SameKeys } from '@brixel/commerce/message-arguments';
import type { eInvoice as german } from '../de/e-invoice.ts';

export const eInvoice: SameKeys<typeof german> = {
  'eInvoice.hybrid': 'E-invoice inside the PDF',
  'eInvoice.open': 'XRechnung',
  'eInvoice.openOf': 'XRechnung of {number}',
  'eInvoice.missing': 'No XRechnung possible, missing: {facts}',
  'eInvoice.missing.seller-tax-number': 'tax number or VAT ID of the shop',
  'eInvoice.missing.buyer-vat-id': 'VAT ID of the customer',
  'eInvoice.missing.seller-phone': 'telephone number of the firm',
  'eInvoice.title': 'XRechnung {number}',
  'eInvoice.lead':
    'The invoice as an XML file (UBL), as German authorities and many firms want it. It says the same as the PDF.',
  'eInvoice.reference': 'Leitweg-ID or reference of the customer',
  'eInvoice.referenceHint': 'Left empty, what was given with the order stands here, else the number of the order.',
  'eInvoice.download': 'Download the XML',
};
