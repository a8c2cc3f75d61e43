/** Options of the attribute `condition`. Goods that say nothing are new. */
export const CONDITIONS = { new: 901, used: 902 } as const;
