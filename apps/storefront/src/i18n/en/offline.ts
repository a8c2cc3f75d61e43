import type { SameKeys } from '@brixel/commerce/message-arguments';
import type { messages as German } from '../de/offline.ts';

export const messages = {
  'offline.title': 'No connection right now',
  'offline.text': 'You have not visited this page yet. It will be loaded as soon as you are online. Your cart is safe.',
  'offline.comingSoonTitle': 'A shop is about to open here',
  'offline.comingSoonText': 'We are still unpacking. Please come back soon.',
  'offline.unavailableTitle': 'We will be right back',
  'offline.unavailableText':
    'This page cannot be loaded at the moment. Your cart is safe. Please try again in a few seconds.',
  'offline.refusedTitle': 'We cannot read this request',
  'offline.refusedText': 'Please check the address, or send the form once more.',
  'offline.reference': 'Reference for questions: {id}',
  'offline.bar': 'You are offline.',
  'offline.barNote': 'Visited pages, cart and wishlist keep working.',
  'offline.backOnline': 'You are online again.',
  'offline.newVersion': 'New version available',
  'offline.reload': 'Reload',
  'offline.install': '{shop} on your device: faster to reach, even without internet.',
  'offline.installNow': 'Install',
  'offline.installLater': 'Not now',
  'offline.appDescription': 'Toy bricks one by one, as a set or as a mosaic of your photo.',
  'offline.appSearch': 'Search',
  'offline.appOrders': 'My orders',
} satisfies SameKeys<typeof German>;
