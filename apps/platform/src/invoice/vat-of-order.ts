import type { VatTerms } from '@brixel/commerce/invoice-amounts';
import type { TotalsItem } from '@brixel/contract/cart';
import { isVirtualType } from '../cart/price-items.ts';
import type { OrderLine } from '../order/order-content.ts';
import type { StoredOrder } from '../order/stored-order.ts';
import { invoiceTexts } from './invoice-texts.ts';

/** Why a line has no VAT, as an invoice has to say it. */
export interface LineVat extends VatTerms {
  /** in the language of the customer; empty where there is VAT */
  reason: string;
  /** of the list VATEX; null where it has none */
  reasonCode: string | null;
}

export function vatOfLine(
  order: StoredOrder,
  line: OrderLine,
  { tax_percent }: Pick<TotalsItem, 'tax_percent'>,
): LineVat {
  const rate = Math.round(tax_percent * 100);
  if (rate > 0) return { category: 'S', rate, reason: '', reasonCode: null };
  if (line.gift) return { category: 'E', rate, reason: invoiceTexts[order.storeCode].voucherUntaxed, reasonCode: null };
  if (line.taxNote) return { category: 'E', rate, reason: line.taxNote, reasonCode: 'VATEX-EU-F' };
  if (!order.taxNote) return { category: 'Z', rate, reason: '', reasonCode: null };
  if (!order.isVatExempt) return { category: 'E', rate, reason: order.taxNote, reasonCode: null };
  // goods cross the border, services do not: the norm tells them apart
  return isVirtualType(line.productType)
    ? { category: 'AE', rate, reason: order.taxNote, reasonCode: 'VATEX-EU-AE' }
    : { category: 'K', rate, reason: order.taxNote, reasonCode: 'VATEX-EU-IC' };
}

/** Of the lines of one category and rate: all reasons, and the code where one stands for all. */
export function reasonsOf(lines: readonly LineVat[]): Pick<LineVat, 'reason' | 'reasonCode'> {
  const codes = new Set(lines.map(({ reasonCode }) => reasonCode));
  return {
    reason: [...new Set(lines.flatMap(({ reason }) => reason || []))].join(' '),
    reasonCode: codes.size === 1 ? (lines[0]?.reasonCode ?? null) : null,
  };
}
