import type { SameKeys } from '@brixel/commerce/message-arguments';
import type { eInvoice as german } from '../de/e-invoice.ts';

export const eInvoice: SameKeys<typeof german> = {
  'eInvoice.hybrid': 'Fattura elettronica nel PDF',
  'eInvoice.open': 'XRechnung',
  'eInvoice.openOf': 'XRechnung di {number}',
  'eInvoice.missing': 'XRechnung non possibile, manca: {facts}',
  'eInvoice.missing.seller-tax-number': 'codice fiscale o partita IVA del negozio',
  'eInvoice.missing.buyer-vat-id': 'partita IVA del cliente',
  'eInvoice.missing.seller-phone': 'telefono della ditta',
  'eInvoice.title': 'XRechnung {number}',
  'eInvoice.lead':
    'La fattura come file XML (UBL), come la chiedono gli enti pubblici e molte aziende in Germania. Dice le stesse cose del PDF.',
  'eInvoice.reference': 'Leitweg-ID o riferimento del cliente',
  'eInvoice.referenceHint': 'Se resta vuoto vale quanto indicato nell’ordine, altrimenti il numero dell’ordine.',
  'eInvoice.download': 'Scarica l’XML',
};
