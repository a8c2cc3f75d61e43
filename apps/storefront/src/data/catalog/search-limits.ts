/** Shorter texts are not searched for. Apart from the queries, because every page's header needs it. */
export const MINIMUM_TEXT_LENGTH = 3;
