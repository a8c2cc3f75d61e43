/** Longest name of a group, in letters; its highest percent; how many of its prices are shown at once. */
export const GROUP_LIMITS = { name: 60, percent: 99, pricesShown: 200 } as const;
