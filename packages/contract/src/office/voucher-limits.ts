/** How long the texts of a gift voucher can be, and how much one that is issued by hand can be worth. */
export const VOUCHER_LIMITS = { email: 200, name: 80, note: 300, reason: 300, greeting: 300, euros: 1000 } as const;
