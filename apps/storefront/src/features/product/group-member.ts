import type { CardProduct } from '#data/fields.ts';

/** One product of a grouped one. */
export interface GroupMember {
  product: CardProduct;
  /** what the shop suggests */
  qty: number;
}
