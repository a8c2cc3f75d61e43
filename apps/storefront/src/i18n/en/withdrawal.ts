import type { SameKeys } from '@brixel/commerce/message-arguments';
import type { messages as german } from '../de/withdrawal.ts';

export const messages: SameKeys<typeof german> = {
  'withdrawal.title': 'Withdraw from contract',
  'withdrawal.description':
    'Withdraw from your contract with us online, without signing in and without giving reasons.',
  'withdrawal.intro': 'You can withdraw within 14 days without giving any reason. The {link} say everything about it.',
  'withdrawal.introLink': 'withdrawal instructions',
  'withdrawal.name': 'Name',
  'withdrawal.orderNumber': 'Order number',
  'withdrawal.orderNumberHint': 'Stands in the order confirmation, for example {number}',
  'withdrawal.emailHint': 'We send the acknowledgement there at once.',
  'withdrawal.what': 'Which items?',
  'withdrawal.whatHint': 'Leave empty to withdraw from the whole order.',
  'withdrawal.optional': '(optional)',
  'withdrawal.whole': 'the whole order',
  'withdrawal.next': 'Continue',
  'withdrawal.privacy': 'We need your details for the withdrawal only. More about it: {link}.',
  'withdrawal.privacyLink': 'Privacy',
  'withdrawal.confirmTitle': 'Is everything right?',
  'withdrawal.confirmText': 'I hereby withdraw from the contract about this order. It takes effect once you confirm.',
  'withdrawal.confirm': 'Confirm withdrawal',
  'withdrawal.change': 'Change details',
  'withdrawal.failed': 'Your withdrawal has not arrived yet',
  'withdrawal.failure.invalid': 'Something does not fit. Go back and check order number and e-mail address.',
  'withdrawal.failure.too-often': 'Too many attempts. Wait a few minutes or write us an e-mail.',
  'withdrawal.failure.unreachable': 'There was no answer. Your details are still here, just confirm again.',
  'withdrawal.received': 'We have received your withdrawal',
  'withdrawal.receivedText': 'This acknowledgement is also sent to {email}. Print or save it for your records.',
  'withdrawal.receivedAt': 'Received',
  'withdrawal.receivedClock': '{date}',
  'withdrawal.receiptNumber': 'Reference',
  'withdrawal.content': 'Content',
  'withdrawal.declaration': 'I hereby withdraw from the contract about {what}.',
  'withdrawal.after':
    'The mail says what happens next: if your parcel is on its way, send the items back within 14 days; otherwise we stop the order. What you have paid is returned the way you paid. More at {link}.',
  'withdrawal.afterLink': 'Returns',
};
