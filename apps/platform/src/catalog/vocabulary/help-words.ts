import type { Concept } from '@brixel/catalog-index/lexicon';

/** Search terms for help rather than goods. The first name occurs in the page that answers it. */
export const helpWords: readonly Concept[] = [
  {
    de: 'Versand, Lieferung, Lieferzeit, Versandkosten, Porto, Zustellung, Lieferkosten, Abholung',
    it: 'spedizione, consegna, spedizioni, costi di spedizione, tempi di consegna, ritiro',
    en: 'shipping, delivery, postage',
  },
  {
    de: 'Rückgabe, Retoure, Rücksendung, Umtausch, zurückgeben, zurückschicken, Reklamation, Garantie',
    it: 'reso, resi, restituzione, restituire, cambio, rimborso, garanzia, reclamo',
    en: 'returns, return, refund, exchange',
  },
  { de: 'Widerruf, Widerrufsrecht, stornieren, Storno', it: 'recesso, annullare, disdetta', en: 'withdrawal, cancel' },
  {
    de: 'Zahlungsarten, Zahlung, bezahlen, Überweisung, Rechnung, PayPal, Kreditkarte',
    it: 'pagamento, pagamenti, pagare, bonifico, fattura, carta di credito',
    en: 'payment, pay, invoice',
  },
  {
    de: 'Kontakt, Öffnungszeiten, Telefon, Telefonnummer, Hotline, Adresse, E-Mail, Kundenservice, Laden, Geschäft',
    it: 'contatti, orari, orario, orari di apertura, telefono, indirizzo, assistenza, negozio',
    en: 'contact, opening hours, phone, address, support',
  },
  {
    de: 'Bestellstatus, Sendungsverfolgung, Tracking, Sendung, Bestellung',
    it: 'stato ordine, tracciamento, tracking, ordine',
    en: 'order status, tracking',
  },
  { de: 'AGB, Geschäftsbedingungen', it: 'condizioni', en: 'terms' },
  { de: 'Datenschutz, Cookies', it: 'privacy, cookie', en: 'privacy' },
  {
    de: 'Farbtabelle, Farben, Farbübersicht, Farbkarte',
    it: 'tabella, colori',
    en: 'colours, colour chart, colors, color chart',
  },
];
