/**
 * Addresses of the storefront's own pages, the same in all stores. Those that name something (`/p/…`, `/c/…`, an order) are not among
 * them. A test compares them with the storefront's route table.
 */
export const ownPages: ReadonlySet<string> = new Set([
  '/',
  '/back-in-stock',
  '/back-in-stock/confirm',
  '/back-in-stock/end',
  '/cart',
  '/checkout',
  '/compare',
  '/confirm-email',
  '/error',
  '/gutschein',
  '/i/hilfe-kontakt',
  '/i/newsletter',
  '/mosaik-builder',
  '/my-account',
  '/my-account/loyalty-card',
  '/my-account/newsletter',
  '/my-account/orders',
  '/my-account/recently-viewed',
  '/my-account/reviews',
  '/my-account/shipping-details',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/order-status',
  '/pwa.html',
  '/reset-password',
  '/search',
  '/teileliste',
  '/vertrag-widerrufen',
]);
