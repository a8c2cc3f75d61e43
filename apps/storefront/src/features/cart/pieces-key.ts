import { isVirtualType } from '@brixel/commerce/cart/cart-facts';

/** Bricks are counted in pieces; a voucher or a course is no piece of anything. */
export const piecesKey = (lines: readonly { type_id: string }[]): 'layout.itemCount' | 'layout.cartPieces' =>
  lines.some(({ type_id }) => isVirtualType(type_id)) ? 'layout.itemCount' : 'layout.cartPieces';
