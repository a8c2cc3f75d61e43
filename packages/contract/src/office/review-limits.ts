/** Longest answer to a review, in letters, and how many reviews are decided on at once. */
export const REVIEW_LIMITS = { answer: 2000, decisions: 200 } as const;
