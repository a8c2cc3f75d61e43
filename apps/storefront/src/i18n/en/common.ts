import type { messages as German } from '../de/common.ts';
import type { SameKeys } from '../message-key.ts';

export const messages = {
  'common.ok': 'OK',
  'common.close': 'Close',
  'common.cancel': 'Cancel',
  'common.remove': 'Remove',
  'common.back': 'Back',
  'common.next': 'Next',
  'common.toHome': 'To the home page',
  'common.home': 'Home',
  'common.retry': 'Try again',
  'common.email': 'E-mail address',
  'common.emailPlaceholder': 'your@address.com',
  'common.invalidEmail': 'Please provide valid e-mail address.',
} satisfies SameKeys<typeof German>;
