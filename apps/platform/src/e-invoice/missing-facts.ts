import type { Invoice } from '@brixel/contract/invoice';
import type { MissingFact } from '@brixel/contract/invoice-facts';
import { sellerNumbers, vatNumber } from './business-terms.ts';

/** What EN 16931 wants to know and the invoice does not say. What was issued stays as it is: the shop can only say it on the next one. */
export function missingFacts(invoice: Invoice): MissingFact[] {
  const { vat: vatId, tax } = sellerNumbers(invoice);
  const isAbroad = invoice.vat.some(({ category }) => category === 'K' || category === 'AE');
  return [
    ...(vatId || (tax && !isAbroad) ? [] : (['seller-tax-number'] as const)),
    ...(isAbroad && !vatNumber(invoice.buyer.vatId) ? (['buyer-vat-id'] as const) : []),
  ];
}

/** The same for XRechnung, which also wants to know whom to call (BR-DE-6). */
export const missingForXRechnung = (invoice: Invoice): MissingFact[] => [
  ...missingFacts(invoice),
  ...(/\d/.test(invoice.seller.phone) ? [] : (['seller-phone'] as const)),
];

/** Businesses get invoices that programs can read, where nothing is missing. */
export const isElectronic = (invoice: Invoice): boolean =>
  (invoice.buyer.company.trim() !== '' || vatNumber(invoice.buyer.vatId) !== null) &&
  missingFacts(invoice).length === 0;
