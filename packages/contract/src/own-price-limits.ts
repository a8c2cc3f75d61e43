/** Of one call for own prices. */
export const MAX_OWN_PRICE_SKUS = 100;
