export const SHIPPING_PATH = '/my-account/shipping-details';
export const ORDERS_PATH = '/my-account/orders';

/** Who knows the id may see the order, in the account as well as without one. */
export const customerOrderPath = (orderId: string): string => `${ORDERS_PATH}/${encodeURIComponent(orderId)}`;
