import { paymentCodes } from '@brixel/contract/order';
import { defaultSettings } from '@brixel/contract/shop-settings';

/** Tests and benches do in a minute, from one address, what the limits of a shop are there to refuse. */

const limits = { ordersPerAddress: 0, ordersPerMailbox: 0, cartsPerAddress: 0, couponsPerAddress: 0 };

export const noLimits = { limits, unpaid: { perMailbox: 0, perAddress: 0 } };

export const openCartRules = {
  limits: { take: async () => true, takeAll: async () => true },
  most: limits,
  offered: () => paymentCodes,
  settings: { current: () => defaultSettings },
  demo: true,
  isSandbox: false,
};

/** The same for a shop that is started as a process. */
export const NO_LIMITS_ENV = {
  ORDERS_PER_ADDRESS: '0',
  ORDERS_PER_MAILBOX: '0',
  CARTS_PER_ADDRESS: '0',
  COUPONS_PER_ADDRESS: '0',
  UNPAID_PER_MAILBOX: '0',
  UNPAID_PER_ADDRESS: '0',
};
