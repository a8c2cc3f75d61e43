/** What the office takes of products. */
export const PRODUCT_LIMITS = {
  page: 200,
  selected: 5000,
  pastedCells: 1000,
  name: 200,
  place: 40,
  view: 40,
  views: 20,
  sheet: 40,
  pictures: 20,
  categories: 30,
  tiers: 10,
  variants: 2000,
  newVariants: 200,
  variantCodes: 5,
  parts: 50,
  bundleOptions: 20,
} as const;
