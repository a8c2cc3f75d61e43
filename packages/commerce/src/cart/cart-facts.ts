/** Facts about a cart as a whole. */

/** The little number on the cart: pieces, or lines where the shop is configured so. */
export type CountType = 'quantities' | 'items';

export const countItems = (lines: readonly { qty: number }[], type: CountType = 'quantities'): number =>
  type === 'items' ? lines.length : lines.reduce((sum, { qty }) => sum + qty, 0);

export const isVirtualType = (type: string): boolean => type === 'virtual' || type === 'downloadable';

/** Nothing to send; an empty cart is no such cart. */
export const isVirtualCart = (types: readonly string[]): boolean => types.length > 0 && types.every(isVirtualType);
