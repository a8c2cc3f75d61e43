import type { CouponProblem, PlatformTotals } from '@brixel/contract/cart';
import type { OrderRefusal } from '@brixel/contract/order';

/** Why an order is not placed; the words are the specification's where it has some. */

export const orderIdUsed = (message = 'This order id has been used for another order'): OrderRefusal => ({
  code: 'ORDER_ID_USED',
  message,
});

export const notAvailable = (lines: NonNullable<OrderRefusal['lines']>): OrderRefusal => ({
  code: 'NOT_AVAILABLE',
  message: 'Some of the ordered products are not available!',
  lines,
});

export const mosaicGone = (lines: NonNullable<OrderRefusal['lines']>): OrderRefusal => ({
  code: 'MOSAIC_GONE',
  message: 'Some of the ordered mosaics are not kept any more, or were made otherwise than they are ordered',
  lines,
});

export const priceChanged = (totals: PlatformTotals): OrderRefusal => ({
  code: 'PRICE_CHANGED',
  message: 'The order costs another amount now',
  totals,
});

export const couponGone = (totals: PlatformTotals, coupon: CouponProblem): OrderRefusal => ({
  code: 'COUPON_GONE',
  message: 'The coupon code does not hold any more',
  coupon,
  totals,
});

export const voucherGone = (totals: PlatformTotals): OrderRefusal => ({
  code: 'VOUCHER_GONE',
  message: 'A gift voucher of the cart cannot be spent any more',
  totals,
});

export const addressMissing = (): OrderRefusal => ({
  code: 'ADDRESS_MISSING',
  message: 'There is no address to send the order to',
});

export const shopClosed = (): OrderRefusal => ({
  code: 'SHOP_CLOSED',
  message: 'The shop does not take orders yet',
});

export const paymentNotPossible = (): OrderRefusal => ({
  code: 'PAYMENT_NOT_POSSIBLE',
  message: 'The shop does not offer this way to pay',
});

export const tooManyOrders = (): OrderRefusal => ({
  code: 'TOO_MANY_ORDERS',
  message: 'Too many orders in a short time, please try again later',
});

/** `limit` in euros. */
export const unpaidLimit = (limit: number): OrderRefusal => ({
  code: 'UNPAID_LIMIT',
  message: `Orders that are not paid yet may hold goods for ${limit} euros at most`,
  limit,
});

export const countryNotServed = (country: string): OrderRefusal => ({
  code: 'COUNTRY_NOT_SERVED',
  message: `Orders from or to ${country} are not possible`,
});
