import type { ProductType } from '@brixel/contract/catalog';
import type { WrittenAddress } from '@brixel/contract/order';
import type { Money } from '../database/column-types.ts';

/** What an order of another shop says, as it was there: nothing of it is reckoned anew. */
export interface MovedContent {
  /** what was said of it there, such as `closed` */
  state: string;
  lines: MovedLine[];
  sums: MovedSums;
  payment: { method: string; title: string };
  /** empty: none was given */
  coupon: string;
  billingAddress: WrittenAddress;
  /** null where nothing was sent */
  shippingAddress: WrittenAddress | null;
  shippingTitle: string;
  /** the oldest first; only the office sees them */
  notes: MovedNote[];
}

export interface MovedLine {
  sku: string;
  name: string;
  type: ProductType;
  /** pieces; other shops also sell parts of one */
  qty: number;
  price: Money;
  priceInclTax: Money;
  rowTotal: Money;
  rowTotalInclTax: Money;
  tax: Money;
  taxPercent: number;
  discount: Money;
  /** of a set: what was in it */
  parts: { sku: string; name: string; qty: number }[];
}

export interface MovedSums {
  subtotal: Money;
  subtotalInclTax: Money;
  shipping: Money;
  shippingInclTax: Money;
  /** 0 or below */
  discount: Money;
  tax: Money;
  grandTotal: Money;
  paid: Money;
  refunded: Money;
}

export interface MovedNote {
  at: string;
  state: string;
  text: string;
}
