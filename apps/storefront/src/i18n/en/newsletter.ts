import type { SameKeys } from '@brixel/commerce/message-arguments';
import type { messages as german } from '../de/newsletter.ts';

export const messages: SameKeys<typeof german> = {
  'newsletter.title': '{percent}% off your next order',
  'newsletter.text': 'New colors, new sets, no spam. Unsubscribe at any time.',
  'newsletter.emailPlaceholder': 'your@address.com',
  'newsletter.invalidEmail': 'Please provide valid e-mail address.',
  'newsletter.button': 'Get the coupon',
  'newsletter.plainTitle': 'Newsletter',
  'newsletter.plainText': 'News by e-mail. You can leave at any time.',
  'newsletter.plainButton': 'Subscribe',
  'newsletter.plainPrivacy': 'More in our {link}.',
  'newsletter.privacy': 'It starts only once you have confirmed. More in the {link}.',
  'newsletter.privacyLink': 'privacy notice',
  'newsletter.pending':
    'Almost done: look into your mail and confirm our message. Only then the newsletter starts and the coupon comes.',
  'newsletter.again': 'No mail? Subscribe again',
  'newsletter.subscribed': 'You get the newsletter at {email}.',
  'newsletter.unsubscribed': 'You do not get the newsletter any more.',
  'newsletter.leave': 'Unsubscribe',
  'newsletter.tooOften': 'Too many attempts. Please wait an hour.',
  'newsletter.unreachable': 'The shop cannot be reached right now. Try again in a moment.',
  'newsletter.failed': 'You could not be subscribed. Try again in a few seconds.',
  'newsletter.confirmTitle': 'Confirm the newsletter',
  'newsletter.confirmText':
    'One more click, and we write to you about twice a month about new colors and sets. Every mail has a link to unsubscribe.',
  'newsletter.confirmButton': 'Confirm subscription',
  'newsletter.confirmed': 'You are in!',
  'newsletter.confirmedText': 'From now on the newsletter goes to {email}.',
  'newsletter.couponText': 'Your {percent}% coupon is on its way to your mailbox.',
  'newsletter.noCouponText': 'You have had your coupon already. There is one for each mailbox.',
  'newsletter.leaveTitle': 'Unsubscribe from the newsletter',
  'newsletter.leaveText': 'One click, and you get no newsletter any more. Orders are not affected.',
  'newsletter.leaveButton': 'Unsubscribe now',
  'newsletter.left': 'You are unsubscribed',
  'newsletter.leftText': 'You do not get the newsletter any more. A pity, and thank you for reading.',
  'newsletter.brokenTitle': 'This link is no longer valid',
  'newsletter.brokenConfirm':
    'A link to confirm works for seven days. Open the one in the newest mail or subscribe again below.',
  'newsletter.brokenLeave': 'Open the link at the end of our newest mail, or write to us and we will unsubscribe you.',
  'newsletter.offline': 'You are offline. Signing up needs a connection.',
};
