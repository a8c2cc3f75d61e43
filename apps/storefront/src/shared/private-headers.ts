/** For pages that name an order: the address is the only key to it, so it is neither cached nor sent as a referrer. */
export const privateHeaders = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' };
