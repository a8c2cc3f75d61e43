import type { SameKeys } from '@brixel/commerce/message-arguments';
import type { terms as german } from '../de/terms.ts';

export const terms: SameKeys<typeof german> = {
  'settings.payment.lead': 'How customers pay, and where the money goes.',
  'settings.payment.on': 'on',
  'settings.payment.off': 'off',
  'settings.payment.trial': 'Trial only',
  'settings.payment.missing': 'no access',
  'settings.payment.offer': 'Offer {title}',
  'settings.payment.online': 'Online payment',
  'settings.payment.transfer': 'Bank transfer',
  'settings.payment.online.real': 'Customers pay with PayPal, with or without an account there.',
  'settings.payment.online.demo':
    'No real money moves: the demo only acts the payment out. For real payments the server needs the variables PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET.',
  'settings.payment.online.none':
    'Not possible yet: the server lacks the credentials of PayPal, PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET.',
  'settings.payment.nothing': 'Like this nobody can pay.',
  'settings.payment.nothingText': 'Without a way to pay, the shop takes no order.',
};
