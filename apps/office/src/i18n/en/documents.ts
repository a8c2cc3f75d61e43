import type { SameKeys } from '@brixel/commerce/message-arguments';
import type { documents as german } from '../de/documents.ts';

export const documents: SameKeys<typeof german> = {
  'page.documents': 'Invoices',
  'page.documents.words': 'invoice, credit note, numbers, reverse charge, packing slip',
  'documents.title': 'Documents',
  'documents.none': 'No invoice yet.',
  'documents.invoice': 'Invoice {number}',
  'documents.creditNote': 'Credit note {number}',
  'documents.credits': 'for {number}',
  'documents.issue': 'Issue invoice',
  'documents.issue.title': 'Issue the invoice for {number}?',
  'documents.issue.text':
    'The invoice gets the next number and goes to the customer by e-mail. It cannot be changed afterwards, only credited.',
  'documents.issued': 'Invoice {number} was issued.',
  'documents.packingSlip': 'Packing slip',
  'documents.pickList': 'Pick list',
  'settings.documents.lead':
    'When invoices are issued and what stands on them. Firm, bank and VAT have pages of their own.',
  'settings.documents.invoices': 'Invoices and credit notes',
  'settings.documents.issue': 'Issue invoices',
  'settings.documents.issueHint': 'Holds for orders that get that far from now on.',
  'settings.documents.issue.payment': 'with the payment',
  'settings.documents.issue.dispatch': 'with the dispatch',
  'settings.documents.issue.manual': 'by hand, on the page of the order',
  'settings.documents.invoiceNumber': 'Numbers of invoices',
  'settings.documents.creditNoteNumber': 'Numbers of credit notes',
  'settings.documents.numberHint': 'With {year} and {number}, for example {example}.',
  'settings.documents.taxNumber': 'Tax number',
  'settings.documents.taxNumberHint': 'Needed where there is no VAT ID.',
  'settings.documents.paymentDays': 'Time to pay',
  'settings.documents.businesses': 'Businesses in other EU countries',
  'settings.documents.exempts': 'Without VAT with a valid VAT ID',
  'settings.documents.exemptsHint':
    'Whoever gives a VAT ID of another EU country and has goods sent to another EU country owes the tax. The price stays the same; businesses get prices of their own through customer groups. The form of the number is checked.',
  'settings.documents.businessNote': 'Sentence on the invoice',
  'settings.documents.closing': 'Closing text',
  'settings.documents.closingHint': 'Stands below every invoice, in the language of the order.',
  'settings.documents.on': 'on',
  'settings.documents.off': 'off',
};
