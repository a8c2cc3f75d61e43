/** The names under which requests mean the one price that is filtered, counted and sorted by. */
export const priceNames: ReadonlySet<string> = new Set(['price', 'final_price', 'final_price_incl_tax']);
