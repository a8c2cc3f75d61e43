import { createSavedList } from '#features/saved-lists/saved-list.ts';

/** Products side by side; more than a handful would not fit beside each other anyway. */
export const compareList = createSavedList('brixel/compare', 12, 'compare.full');
export const useCompare = compareList.use;
export const startCompare = compareList.start;
export const toggleCompare = compareList.toggle;
export const useIsCompared = (sku: string): boolean =>
  useCompare(({ items }) => items.some((item) => item.sku === sku));
