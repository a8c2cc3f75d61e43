export const eInvoice = {
  'eInvoice.hybrid': 'E-Rechnung im PDF',
  'eInvoice.open': 'XRechnung',
  'eInvoice.openOf': 'XRechnung zu {number}',
  'eInvoice.missing': 'XRechnung nicht möglich, es fehlt: {facts}',
  'eInvoice.missing.seller-tax-number': 'Steuernummer oder USt-IdNr. des Shops',
  'eInvoice.missing.buyer-vat-id': 'USt-IdNr. des Kunden',
  'eInvoice.missing.seller-phone': 'Telefonnummer der Firma',
  'eInvoice.title': 'XRechnung {number}',
  'eInvoice.lead':
    'Die Rechnung als XML-Datei (UBL), wie sie Behörden und viele Firmen verlangen. Sie sagt dasselbe wie das PDF.',
  'eInvoice.reference': 'Leitweg-ID oder Referenz des Kunden',
  'eInvoice.referenceHint': 'Ohne Angabe steht hier, was beim Bestellen angegeben wurde, sonst die Bestellnummer.',
  'eInvoice.download': 'XML herunterladen',
} as const;
