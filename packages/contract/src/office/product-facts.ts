/** What goods can be filtered and sorted by. Without schemas: browsers load it. */

export const conditions = ['new', 'used'] as const;
export const productStates = ['on', 'off'] as const;
export const stockLevels = ['in', 'low', 'out'] as const;

/** So many and fewer are few. */
export const LOW_STOCK = 9;

export const productSorts = ['name', 'sku', 'place', 'price', 'stock', 'cost', 'margin', 'sold', 'updated'] as const;
export type ProductSort = (typeof productSorts)[number];

/** What prices can be rounded to when many are changed. */
export const priceSteps = [0.0001, 0.001, 0.01, 0.05, 0.1] as const;
