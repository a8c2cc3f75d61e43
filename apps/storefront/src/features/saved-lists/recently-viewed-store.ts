import { createSavedList } from '#features/saved-lists/saved-list.ts';

/** Products whose pages were opened in this browser, last one first. */
export const recentlyViewed = createSavedList('brixel/recently-viewed', 20);
export const useRecentlyViewed = recentlyViewed.use;
