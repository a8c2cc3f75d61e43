import type { SameKeys } from '@brixel/commerce/message-arguments';
import type { messages as German } from './de.ts';

/** For shops that do not sell bricks: in place of the texts that speak of them. */
export const messages = {
  'layout.searchPlaceholder': 'Search products',
  'errors.notFoundTitle': 'This page does not exist',
  'errors.notFoundText': 'It has moved, or there is a slip in its address. Try the search.',
  'home.title': 'Welcome',
  'home.description': 'See and order all products online.',
  'list.price': 'Price',
  'list.size': 'Size',
  'cart.emptyText': 'There is nothing here yet.',
  'cart.emptyAction': 'See products',
  'offline.appDescription': 'Shop online, even on a poor connection.',
  'search.none': 'Nothing found. Check the spelling or try another word.',
  'search.emptyText':
    'We do not sell this, or we call it something else. Check the spelling or search by article number.',
  'search.tipName': 'Use fewer or other words.',
  'search.tipNumber': 'An article number leads straight to the product.',
  'home.categories': 'Categories',
  'product.soldOutText': 'Sold out at the moment. Put the product on your wishlist or choose an alternative.',
  'product.groupNothing': 'Choose at least one product with a quantity above 0.',
  'compare.emptyText': 'Tap the scales at a few products, and their data is shown here side by side.',
  'compare.emptyAction': 'See products',
  'wishlist.emptyText': 'Tap the heart at a product, and it waits here until you need it.',
  'wishlist.emptyAction': 'See products',
  'cart.emptyTitle': 'Your cart is empty',
  'cart.shipping': 'Shipping to {country}',
  'checkout.createAccountHint': 'Your orders and address on all devices.',
  'checkout.noAnswerText':
    'Look at your mailbox: if a confirmation comes, the order has arrived. If none comes, press the button again.',
  'checkout.offlineChoose':
    'You are offline. Choose a way to pay without a payment service: we then save your order and send it as soon as you are back online.',
  'checkout.needsConnectionText': 'Nothing was ordered. Order as soon as you are back online.',
  'checkout.needsScript': 'The checkout runs in your browser and needs JavaScript. Please switch it on.',
  'savedOrders.sentText': 'We do not know yet whether your order has arrived. As soon as you are back online, we ask.',
  'savedOrders.next.mail': 'The order is sent. The confirmation goes to {email}.',
  'account.way.help': 'How to reach us.',
  'account.resetSentText': 'If there is an account with this address, the e-mail is on its way.',
  'account.viewedEmptyText': 'Open a product, and you find it here again.',
} satisfies SameKeys<typeof German>;
