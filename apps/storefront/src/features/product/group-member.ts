import type { CardProduct } from '#data/catalog/fields.ts';

/** One product of a grouped one. */
export interface GroupMember {
  product: CardProduct;
  /** what the shop suggests */
  qty: number;
}
