import { MAX_CART_ITEMS, MAX_LINE_QUANTITY } from './cart-limits.ts';

/** How a shop lists and sells its goods, as far as storefronts have to know. */

/** Orders of a list, as they stand in its address: `field` or `field:desc`. */
export const listSorts = [
  'updated_at:desc',
  'final_price',
  'final_price:desc',
  'sold_qty:desc',
  'rating.average:desc',
] as const;
export type ListSort = (typeof listSorts)[number];

export interface CatalogRules {
  /** whether what costs nothing is sold; otherwise a price of zero counts as unknown */
  zeroPrices: boolean;
  /** off: what is sold out is not listed */
  listOutOfStock: boolean;
  /** of categories; a search begins with what fits best */
  defaultSort: ListSort;
  /** so many or fewer are announced as the last ones; 0: never */
  lastPieces: number;
  /** whether shopping engines may read the goods as a feed */
  feed: boolean;
}

export const countTypes = ['quantities', 'items'] as const;

export interface CartRules {
  /** pieces of one line */
  maxLineQuantity: number;
  maxLines: number;
  /** what the little number on the cart counts: pieces, or lines */
  countType: (typeof countTypes)[number];
}

export const defaultCatalogRules: CatalogRules = {
  zeroPrices: false,
  listOutOfStock: true,
  defaultSort: 'updated_at:desc',
  lastPieces: 10,
  feed: false,
};

/** The most that the calls can carry. */
export const defaultCartRules: CartRules = {
  maxLineQuantity: MAX_LINE_QUANTITY,
  maxLines: MAX_CART_ITEMS,
  countType: 'quantities',
};

export const DEFAULT_GUEST_CART_DAYS = 30;
