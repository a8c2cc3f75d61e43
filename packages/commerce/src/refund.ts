import { CENT, type Money, multiplyDivide } from './money.ts';

/** A line of an order, as far as giving money back goes. */
export interface PaidLine {
  qty: number;
  /** for all pieces, with their share of the discount taken off; whole cents */
  paid: Money;
  refundedQty: number;
  refundedAmount: Money;
}

/**
 * What so many more pieces of a line come to. Piece by piece they are exactly what was paid together, however the cents fall;
 * never more than is left of it.
 */
export function lineRefund({ qty, paid, refundedQty, refundedAmount }: PaidLine, more: number): Money {
  const upTo = (pieces: number): Money => multiplyDivide(paid / CENT, pieces, qty) * CENT;
  return Math.max(0, Math.min(upTo(refundedQty + more) - upTo(refundedQty), paid - refundedAmount));
}
