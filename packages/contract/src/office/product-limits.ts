/** What the office takes of products. */
export const PRODUCT_LIMITS = { page: 200, selected: 5000, name: 200, place: 40, view: 40, views: 20 } as const;
