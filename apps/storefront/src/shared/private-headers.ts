/** For pages that name an order: who has the address may see it, so it is kept nowhere and told to nobody. */
export const privateHeaders = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' };
