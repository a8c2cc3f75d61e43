/** Elasticsearch has a `.keyword` field beside each text; here the field itself is compared and sorted whole. */
export const fieldName = (name: string): string => name.replace(/(?<=.)\.keyword$/, '');

/** The names under which requests mean the one price that is filtered, counted and sorted by. */
export const priceNames: ReadonlySet<string> = new Set(['price', 'final_price', 'final_price_incl_tax']);
