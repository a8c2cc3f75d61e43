/** Longest texts of a page, in letters. The description is what search engines show of it. */
export const CONTENT_LIMITS = { identifier: 60, title: 120, description: 300, content: 100_000 } as const;
