import { PRICE_DIGITS, scaled, unscaled, wireNumber } from './decimal.ts';

/** What a product costs that consists of others. */

export interface PartPrice {
  price?: unknown;
  price_incl_tax?: unknown;
}

export interface Part {
  /** null where the product behind a link is not known */
  product: PartPrice | null | undefined;
  qty: number;
}

export interface PartsPrice {
  price: number;
  price_incl_tax: number;
  /** for the log: what is missing in the data */
  problems: string[];
}

export const LINK_NOT_FOUND = 'Product link not found';

/** The pieces of a link; other shops send them as text, and a link without a number means one. */
export function linkQuantity(qty: unknown): number {
  const pieces = Math.trunc(Number.parseFloat(String(qty)));
  return Number.isFinite(pieces) ? Math.max(0, pieces) : 1;
}

/** Starts at 0; a part that is not known costs nothing and is reported. */
export function partsPrice(parts: readonly Part[]): PartsPrice {
  const sum = (field: 'price' | 'price_incl_tax'): number =>
    unscaled(
      parts.reduce((total, { product, qty }) => total + scaled(wireNumber(product?.[field]), PRICE_DIGITS) * qty, 0),
      PRICE_DIGITS,
    );
  return {
    price: sum('price'),
    price_incl_tax: sum('price_incl_tax'),
    problems: parts.flatMap(({ product }) => (product ? [] : [LINK_NOT_FOUND])),
  };
}
