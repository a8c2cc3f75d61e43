import type { messages as German } from '../de/account.ts';
import type { SameKeys } from '../message-key.ts';

export const messages = {
  'account.title': 'My account',
  'account.shippingDetails': 'Shipping details',
  'account.newsletter': 'Newsletter',
  'account.orders': 'Orders',
  'account.order': 'Order {id}',
  'account.recentlyViewed': 'Recently viewed',
  'account.resetPassword': 'Reset password',
  'account.loginNeeded': 'You need to be logged in to see this page',
  'account.loggedOut': "You're logged out",
  'account.updated': 'Account data has successfully been updated',
  'account.passwordChanged': 'Password has successfully been changed',
  'account.resetOffline': 'Reset password feature does not work while offline!',
  'account.resetMailFailed': 'Error while sending reset password e-mail',
  'account.refreshFailed': 'Error refreshing user token. User is not authorized to access the resource',
  'account.refreshBroken': 'Internal Application error while refreshing the tokens. Please clear the storage and refresh page.',
} satisfies SameKeys<typeof German>;
