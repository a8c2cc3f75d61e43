import type { messages as german } from '../de/saved-orders.ts';
import type { SameKeys } from '../message-key.ts';

export const messages: SameKeys<typeof german> = {
  'savedOrders.title': 'Your saved orders',
  'savedOrders.ask':
    'You are online again. {n, plural, one {This order has} other {These orders have}} not been sent yet.',
  'savedOrders.askOffline': 'They are sent as soon as you are online again.',
  'savedOrders.later': 'Decide later',
  'savedOrders.saved': 'Saved, not yet sent',
  'savedOrders.savedText':
    'Your order is kept in this browser. We send it as soon as you are online again. Until then, let the browser keep its data.',
  'savedOrders.sent': 'Saved, not yet confirmed',
  'savedOrders.sentText':
    'We do not know yet whether your order has arrived. We ask as soon as you are online again. It never becomes a second one.',
  'savedOrders.sending': 'Sending …',
  'savedOrders.refused': 'Not accepted',
  'savedOrders.placed': 'Ordered: {number}',
  'savedOrders.arrived': 'Your order {number} has arrived.',
  'savedOrders.show': 'Show',
  'savedOrders.savedAt': 'Saved on {date}',
  'savedOrders.items': 'Items',
  'savedOrders.priceNow': 'instead of {before}',
  'savedOrders.onlyLeft': 'Only {n} left',
  'savedOrders.noneLeft': 'Sold out',
  'savedOrders.total': 'Total',
  'savedOrders.totalNow': 'Total now',
  'savedOrders.send': 'Send now',
  'savedOrders.order': 'Order with obligation to pay',
  'savedOrders.takeBack': 'Back to the cart',
  'savedOrders.takeBackDone': 'The items are back in the cart. Nothing was ordered.',
  'savedOrders.nextTitle': 'What happens next',
  'savedOrders.next.online': 'You go online again, here or later.',
  'savedOrders.next.check': 'We check prices and stock. If anything has changed, we ask you.',
  'savedOrders.next.mail': 'The order is sent. Confirmation and bank details come to {email}.',
  'savedOrders.keepBrowsing': 'Keep browsing',
  'savedOrders.unknown': 'This order is no longer saved here',
  'savedOrders.unknownText': 'It has been sent or is back in the cart. The order number in the e-mail finds it.',
  'savedOrders.toStatus': 'Order status',
  'savedOrders.loading': 'Your order is loading',
  'savedOrders.priceChanged': 'The price has changed. Nothing was ordered.',
  'savedOrders.couponGone': 'The coupon is no longer valid. Nothing was ordered.',
  'savedOrders.notAvailable': 'There is not enough of it left. Nothing was ordered.',
  'savedOrders.mosaicGone': 'Your mosaic has expired. Nothing was ordered. You can renew it in the cart.',
  'savedOrders.tooManyOrders':
    'We have received a great many orders from you. Nothing was ordered, please try again later.',
  'savedOrders.unpaidLimit':
    'Too many of your orders are not paid yet. Nothing was ordered: please pay the open ones first.',
  'savedOrders.paymentNotPossible': 'This payment method is not possible right now. Nothing was ordered.',
  'savedOrders.invalid': 'The shop did not accept the details. Nothing was ordered.',
  'savedOrders.changedText': 'Something has changed since you ordered. Have a look and decide again.',
  'savedOrders.othersWait': '{n, plural, one {A saved order is} other {# saved orders are}} waiting for you to log in.',
  'savedOrders.login': 'Log in',
};
