import type { messages as German } from '../de/account.ts';
import type { SameKeys } from '../message-key.ts';

export const messages = {
  'account.title': 'My account',
  'account.profile': 'My profile',
  'account.shippingDetails': 'Shipping details',
  'account.newsletter': 'Newsletter',
  'account.orders': 'Orders',
  'account.order': 'Order {id}',
  'account.recentlyViewed': 'Recently viewed',
  'account.loginNeeded': 'You need to be logged in to see this page',
  'account.noAccountsYet':
    'This edition of the shop has no customer accounts yet, and therefore no sign-in. Browsing, comparing and filling the cart work without one.',
  'account.holds.profile': 'Your profile holds your name, e-mail address and password.',
  'account.holds.shipping':
    'This is the address your parcels go to. Without an account the checkout remembers it in this browser only.',
  'account.holds.newsletter':
    'With an account you see here whether you get the newsletter. You can subscribe without one: at the bottom of this page.',
  'account.holds.orders': 'Your orders stand here with date, state and total.',
  'account.holds.order':
    'Single orders show articles, address, payment and parcel state. Only the person who ordered can see them.',
  'account.withoutTitle': 'What works without an account',
  'account.way.viewed': 'What you looked at last is kept in this browser.',
  'account.way.status': 'Questions about an order? All you need is its number.',
  'account.way.help': 'We help you by e-mail or phone.',
  'account.viewedIntro': 'This list is kept in your browser only. It is not sent anywhere.',
  'account.viewedCount': '{n, plural, one {# article} other {# articles}}',
  'account.viewedClear': 'Clear the list',
  'account.viewedCleared': 'The list is empty.',
  'account.viewedEmpty': 'Nothing viewed yet',
  'account.viewedEmptyText': 'Open a part or a set and you will find it here again.',
  'account.viewedFailed': 'The articles could not be loaded.',
  'account.resetIncomplete': 'The link is incomplete or has expired',
  'account.resetIncompleteText':
    'A reset link is valid for a short time and only once. Open it from the newest e-mail instead of typing it. If that does not help, write to us.',
  'account.resetNoAccounts':
    'This edition of the shop has no customer accounts yet, so there is no password to change.',
  'account.loggedOut': "You're logged out",
  'account.updated': 'Account data has successfully been updated',
  'account.passwordChanged': 'Password has successfully been changed',
  'account.resetOffline': 'Reset password feature does not work while offline!',
  'account.resetMailFailed': 'Error while sending reset password e-mail',
  'account.refreshFailed': 'Error refreshing user token. User is not authorized to access the resource',
  'account.refreshBroken':
    'Internal Application error while refreshing the tokens. Please clear the storage and refresh page.',
} satisfies SameKeys<typeof German>;
