import type { OrderRefusal } from '@brixel/contract/order';
import type { MessageKey } from '#i18n/message-key.ts';

/** Why the shop has not taken a saved order. */
export function refusalText(refusal: OrderRefusal | null): MessageKey {
  switch (refusal?.code) {
    case 'PRICE_CHANGED':
      return 'outbox.priceChanged';
    case 'COUPON_GONE':
      return 'outbox.couponGone';
    case 'NOT_AVAILABLE':
      return 'outbox.notAvailable';
    case 'MOSAIC_GONE':
      return 'outbox.mosaicGone';
    case 'TOO_MANY_ORDERS':
      return 'outbox.tooManyOrders';
    case 'UNPAID_LIMIT':
      return 'outbox.unpaidLimit';
    case 'PAYMENT_NOT_POSSIBLE':
      return 'outbox.paymentNotPossible';
    default:
      return 'outbox.invalid';
  }
}
