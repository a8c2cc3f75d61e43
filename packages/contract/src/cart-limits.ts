/** What one cart may hold at most; an owner may allow less. */
export const MAX_LINE_QUANTITY = 10_000;
export const MAX_CART_ITEMS = 500;
/** changes of lines in one call */
export const MAX_LINE_CHANGES = 100;
export const MAX_LINE_KEY_LENGTH = 64;
