import type { StoreCode } from '@brixel/contract/stores';

/** What stands in the document itself, in the language of the customer. */
export interface InvoiceTexts {
  shipping: string;
  /** of an invoice that waits for a transfer */
  terms(due: string): string;
  refundOf(invoice: string): string;
  restOf(invoice: string): string;
  setOff(invoice: string): string;
  voucher: string;
  /** why the sale of one has no VAT */
  voucherUntaxed: string;
  /** of a credit note */
  onVoucher: string;
}

export const invoiceTexts: Readonly<Record<StoreCode, InvoiceTexts>> = {
  de: {
    shipping: 'Versand',
    terms: (due) => `Zahlbar ohne Abzug bis zum ${due}.`,
    refundOf: (invoice) => `Erstattung zu Rechnung ${invoice}`,
    restOf: (invoice) => `Rest der Rechnung ${invoice}`,
    setOff: (invoice) => `Verrechnet mit Rechnung ${invoice}`,
    voucher: 'Gutschein',
    voucherUntaxed: 'Gutschein: Die Umsatzsteuer fällt erst beim Einlösen an.',
    onVoucher: 'Wieder auf dem Gutschein',
  },
  it: {
    shipping: 'Spedizione',
    terms: (due) => `Pagamento senza sconti entro il ${due}.`,
    refundOf: (invoice) => `Rimborso relativo alla fattura ${invoice}`,
    restOf: (invoice) => `Importo residuo della fattura ${invoice}`,
    setOff: (invoice) => `Compensato con la fattura ${invoice}`,
    voucher: 'Buono regalo',
    voucherUntaxed: 'Buono: l’IVA è dovuta al momento dell’utilizzo.',
    onVoucher: 'Riaccreditato sul buono regalo',
  },
  en: {
    shipping: 'Shipping',
    terms: (due) => `Payable without deduction by ${due}.`,
    refundOf: (invoice) => `Refund of invoice ${invoice}`,
    restOf: (invoice) => `Remainder of invoice ${invoice}`,
    setOff: (invoice) => `Set off against invoice ${invoice}`,
    voucher: 'Voucher',
    voucherUntaxed: 'Voucher: VAT is due when it is spent.',
    onVoucher: 'Returned to the voucher',
  },
};
