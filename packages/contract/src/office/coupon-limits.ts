/** Longest texts of a coupon, in letters, and how many categories it may be bound to. */
export const COUPON_LIMITS = { code: 30, title: 120, categories: 50 } as const;
