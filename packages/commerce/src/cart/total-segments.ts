import type { TotalSegment } from '@brixel/contract/cart';
import type { CartTotals } from '../cart-totals.ts';
import { type Money, toEuros } from '../money.ts';

/** The rows under a cart in the wire's form. All amounts include VAT; the tax is contained in the grand total. */

export interface SegmentTitles {
  subtotal: string;
  discount: string;
  shipping: string;
  tax: string;
  grandTotal: string;
}

/** The wire's own titles; clients display a segment by its code. */
export const WIRE_TITLES: SegmentTitles = {
  subtotal: 'Subtotal',
  discount: 'Discount',
  shipping: 'Shipping & Handling',
  tax: 'Tax',
  grandTotal: 'Grand Total',
};

const percentText = (rate: number): string => String(rate / 100);

export function totalSegments(totals: CartTotals, titles: SegmentTitles = WIRE_TITLES): TotalSegment[] {
  const segment = (code: TotalSegment['code'], title: string, amount: Money): TotalSegment => ({
    code,
    title,
    value: toEuros(amount),
  });
  return [
    segment('subtotal', titles.subtotal, totals.subtotal),
    ...(totals.discount > 0 ? [segment('discount', titles.discount, -totals.discount)] : []),
    segment('shipping', titles.shipping, totals.shipping),
    {
      ...segment('tax', titles.tax, totals.tax),
      area: 'taxes',
      extension_attributes: {
        tax_grandtotal_details: totals.taxes.map(({ rate, tax }, position) => ({
          amount: toEuros(tax),
          group_id: position + 1,
          rates: [{ percent: percentText(rate), title: `${titles.tax} ${percentText(rate)} %` }],
        })),
      },
    },
    { ...segment('grand_total', titles.grandTotal, totals.grandTotal), area: 'footer' },
  ];
}
