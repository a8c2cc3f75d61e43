import type { SameKeys } from '@brixel/commerce/message-arguments';
import type { documents as german } from '../de/documents.ts';

export const documents: SameKeys<typeof german> = {
  'page.documents': 'Fatture',
  'page.documents.words': 'fattura, nota di credito, numerazione, reverse charge, documento di consegna',
  'documents.title': 'Documenti',
  'documents.none': 'Ancora nessuna fattura.',
  'documents.invoice': 'Fattura {number}',
  'documents.creditNote': 'Nota di credito {number}',
  'documents.credits': 'per {number}',
  'documents.issue': 'Emettere la fattura',
  'documents.issue.title': 'Emettere la fattura per {number}?',
  'documents.issue.text':
    'La fattura riceve il numero successivo e viene inviata per e-mail al cliente. Dopo non si può più modificare, solo accreditare.',
  'documents.issued': 'La fattura {number} è stata emessa.',
  'documents.packingSlip': 'Documento di consegna',
  'documents.pickList': 'Lista di prelievo',
  'settings.documents.lead':
    'Quando vengono emesse le fatture e che cosa riportano. Ditta, banca e IVA hanno le proprie pagine.',
  'settings.documents.invoices': 'Fatture e note di credito',
  'settings.documents.issue': 'Emissione della fattura',
  'settings.documents.issueHint': 'Vale per gli ordini che arrivano a quel punto da ora in poi.',
  'settings.documents.issue.payment': 'con il pagamento',
  'settings.documents.issue.dispatch': 'con la spedizione',
  'settings.documents.issue.manual': 'a mano, nella pagina dell’ordine',
  'settings.documents.invoiceNumber': 'Numeri delle fatture',
  'settings.documents.creditNoteNumber': 'Numeri delle note di credito',
  'settings.documents.numberHint': 'Con {year} e {number}, per esempio {example}.',
  'settings.documents.taxNumber': 'Codice fiscale',
  'settings.documents.taxNumberHint': 'Necessario se manca la partita IVA.',
  'settings.documents.paymentDays': 'Termine di pagamento',
  'settings.documents.businesses': 'Imprese di altri Paesi UE',
  'settings.documents.exempts': 'Senza IVA con una partita IVA valida',
  'settings.documents.exemptsHint':
    'Chi indica una partita IVA di un altro Paese UE e fa consegnare in un altro Paese UE deve l’imposta in proprio. Il prezzo resta uguale; prezzi propri per le imprese si danno con i gruppi di clienti. Viene controllata la forma del numero.',
  'settings.documents.businessNote': 'Frase sulla fattura',
  'settings.documents.closing': 'Testo finale',
  'settings.documents.closingHint': 'Compare sotto ogni fattura, nella lingua dell’ordine.',
  'settings.documents.on': 'attivo',
  'settings.documents.off': 'non attivo',
};
