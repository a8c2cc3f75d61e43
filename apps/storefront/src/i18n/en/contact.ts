import type { SameKeys } from '@brixel/commerce/message-arguments';
import type { messages as german } from '../de/contact.ts';

export const messages: SameKeys<typeof german> = {
  'contact.title': 'Write to us',
  'contact.intro': 'We answer within {hours} hours on working days. A receipt comes at once.',
  'contact.topic': 'What is it about?',
  'contact.topic.order': 'Order and delivery',
  'contact.topic.missing': 'A part is missing or broken',
  'contact.topic.return': 'Returns and refunds',
  'contact.topic.product': 'Question about an article',
  'contact.topic.mosaic': 'Mosaic from a photo',
  'contact.topic.other': 'Something else',
  'contact.orderNumber': 'Order number',
  'contact.orderNumberHint': 'For example {number}. It helps us to find your order.',
  'contact.optional': '(optional)',
  'contact.emailHint': 'We answer to it.',
  'contact.message': 'Your message',
  'contact.privacy': 'We need your data only to answer you. More in the {link}.',
  'contact.privacyLink': 'privacy notice',
  'contact.send': 'Send message',
  'contact.offline': 'You are offline. Keep writing: your text stays here until you are back online.',
  'contact.failed': 'Your message has not arrived yet',
  'contact.failure.invalid':
    'Something does not fit. Check your e-mail address and shorten the text if it is very long.',
  'contact.failure.too-often': 'Those were many messages. Wait an hour or give us a call.',
  'contact.failure.unreachable': 'No answer came. Your text is still here, just send it again.',
  'contact.sent': 'Your message has arrived',
  'contact.sentText': 'We answer to {email}, within {hours} hours on working days.',
  'contact.subject': '{topic} ({number})',
};
