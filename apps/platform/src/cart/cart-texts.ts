import type { SegmentTitles } from '@brixel/commerce/cart/total-segments';
import type { StoreCode } from '@brixel/contract/stores';

/** The rows under a cart in the language of the store, for clients that show them as they come. */
export const segmentTitles: Readonly<Record<StoreCode, SegmentTitles & { voucher: string }>> = {
  de: {
    subtotal: 'Zwischensumme',
    discount: 'Rabatt',
    shipping: 'Versand',
    tax: 'MwSt.',
    grandTotal: 'Gesamt',
    voucher: 'Geschenkgutschein',
  },
  it: {
    subtotal: 'Subtotale',
    discount: 'Sconto',
    shipping: 'Spedizione',
    tax: 'IVA',
    grandTotal: 'Totale',
    voucher: 'Buono regalo',
  },
  en: {
    subtotal: 'Subtotal',
    discount: 'Discount',
    shipping: 'Shipping',
    tax: 'VAT',
    grandTotal: 'Total',
    voucher: 'Gift voucher',
  },
};
