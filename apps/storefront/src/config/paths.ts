/** Addresses of pages that code links to, below the store's prefix. The same in all stores. */

/** The page that the shop owner writes, with the form below. */
export const CONTACT_PAGE = '/i/hilfe-kontakt';

/** Explains the newsletter, and takes its form where no scripts run. */
export const NEWSLETTER_PAGE = '/i/newsletter';

/** Asks for a mail when a sold-out product is there again; `?sku=` says which. */
export const STOCK_ALERT_PATH = '/back-in-stock';

export const WITHDRAWAL_PATH = '/vertrag-widerrufen';

/** Says what is left on a gift voucher. */
export const VOUCHER_PATH = '/gutschein';

/** Where shoppers paste a list of parts. */
export const PART_LIST_PATH = '/teileliste';

export const FORM_CART_PATH = '/cart';

export const BUILDER_PATH = '/mosaik-builder/step/size';

export const SHIPPING_PATH = '/my-account/shipping-details';
export const ORDERS_PATH = '/my-account/orders';

/** Anybody with the public id may see the order, with and without an account. */
export const customerOrderPath = (publicId: string): string => `${ORDERS_PATH}/${encodeURIComponent(publicId)}`;

/** The page of an order that is placed. */
export const orderPath = (publicId: string): string => `/order-review/${encodeURIComponent(publicId)}/success`;

/** The page of an order that was saved and not sent yet. */
export const savedOrderPath = (savedOrderId: string): string =>
  `/order-review/${encodeURIComponent(savedOrderId)}/saved`;

export const isSavedOrderPath = (pathname: string): boolean => /\/order-review\/[^/]+\/saved\/?$/.test(pathname);
