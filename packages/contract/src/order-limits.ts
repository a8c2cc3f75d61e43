/** Limits of orders, shared by both halves. */

/** Made by the client, once for each order: 128 bits in any common spelling. */
export const MIN_ORDER_ID_LENGTH = 16;
export const MAX_ORDER_ID_LENGTH = 64;

/** Shown a page at a time. */
export const ORDER_HISTORY_SIZE = 20;
