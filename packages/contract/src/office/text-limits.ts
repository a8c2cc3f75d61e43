/** In letters. Own texts of a store come with each of its pages, so there is a most of all of them together. */
export const TEXT_LIMITS = { text: 1000, store: 20_000, search: 100 } as const;
