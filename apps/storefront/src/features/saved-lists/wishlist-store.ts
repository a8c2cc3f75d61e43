import { createSavedList } from './saved-list.ts';

/** What the shopper wants to remember; one of each. */
export const wishlist = createSavedList('brixel/wishlist', 200, 'wishlist.full');
export const useWishlist = wishlist.use;
export const startWishlist = wishlist.start;
export const toggleWishlist = wishlist.toggle;
export const useIsWished = (sku: string): boolean => useWishlist(({ items }) => items.some((item) => item.sku === sku));
