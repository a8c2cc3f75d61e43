import type { SameKeys } from '@brixel/commerce/message-arguments';
import type { messages as German } from '../de/consent.ts';

export const messages = {
  'consent.title': 'Your data, your choice',
  'consent.question':
    'We store your cart, wishlist and sign-in on your device. May we also measure which pages work well?',
  'consent.text':
    'The shop stores on your device what it needs to work: cart, wishlist, sign-in. Only if you agree do we also measure which pages work well.',
  'consent.more': 'More in the privacy notice',
  'consent.acceptAll': 'Accept all',
  'consent.rejectAll': 'Reject all',
  'consent.settings': 'Settings',
  'consent.save': 'Save choice',
  'consent.necessary': 'Necessary',
  'consent.necessaryText': 'Cart, wishlist, sign-in and this choice. Always on.',
  'consent.statistics': 'Statistics',
  'consent.statisticsText': 'Counts page views and clicks with a tag manager.',
  'consent.storedAt': 'Saved on {date}.',
} satisfies SameKeys<typeof German>;
