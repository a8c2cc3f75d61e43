/** What the office takes of categories. */
export const CATEGORY_LIMITS = {
  /** levels below the root */
  depth: 6,
  /** so many are fetched by shops of this kind */
  count: 4000,
  name: 120,
  description: 2000,
} as const;
