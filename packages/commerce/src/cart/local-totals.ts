import { wireNumber } from '../decimal.ts';
import { fromEuros, type Money, roundToCents, toEuros } from '../money.ts';

/** What a cart comes to as long as the server has not said it, in the wire's words. */

export interface TotalsEntry {
  code: string;
  title: string;
  value: number;
}

export interface PricedLine {
  qty: number;
  price_incl_tax?: unknown;
}

export interface ShippingCost {
  method_title?: string;
  price_incl_tax?: unknown;
}

export interface PaymentCost {
  title?: string;
  cost_incl_tax?: unknown;
  /** the same in other shops */
  costInclTax?: unknown;
}

const money = (euros: unknown): Money => fromEuros(wireNumber(euros));

/** Shipping and the fee of the payment are added once for the whole cart. */
export function localTotals(
  lines: readonly PricedLine[],
  shipping: ShippingCost | null,
  payment: PaymentCost | null,
): TotalsEntry[] {
  const subtotal = lines.reduce((sum, line) => sum + roundToCents(money(line.price_incl_tax) * line.qty), 0);
  const forShipping = money(shipping?.price_incl_tax);
  const forPayment = money(payment?.cost_incl_tax ?? payment?.costInclTax);
  const entry = (code: string, title: string, amount: Money): TotalsEntry => ({ code, title, value: toEuros(amount) });
  return [
    entry('subtotal_incl_tax', 'Subtotal incl. tax', subtotal),
    entry('grand_total', 'Grand total', subtotal + forShipping + forPayment),
    ...(payment ? [entry('payment', payment.title ?? '', forPayment)] : []),
    ...(shipping ? [entry('shipping', shipping.method_title ?? '', forShipping)] : []),
  ];
}

/** The server's word counts as long as it can be heard. */
export const shownTotals = <Segment>(
  segments: readonly Segment[] | null | undefined,
  local: readonly Segment[],
  isOnline: boolean,
): readonly Segment[] => (isOnline && segments && segments.length > 0 ? segments : local);
