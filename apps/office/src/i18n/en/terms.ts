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
  'settings.vat.lead': 'Decides what stands beside prices, in orders and in mails. Prices always contain the tax.',
  'settings.vat.mode': 'How is VAT charged?',
  'settings.vat.delivery-country': 'Standard, with OSS',
  'settings.vat.delivery-country.text':
    'Every customer pays the rate of the country of delivery, as far as it stands below.',
  'settings.vat.home-country': 'Standard, home country only',
  'settings.vat.home-country.text': 'The rate of your own country everywhere, as long as little is sold abroad.',
  'settings.vat.small-business': 'Small business',
  'settings.vat.small-business.text': 'No VAT. The sentence about it stands beside prices, in orders and in mails.',
  'settings.vat.fromNow': 'A change counts from the next order on.',
  'settings.vat.fromNowText': 'What is ordered already never changes. Please talk to your tax adviser.',
  'settings.vat.rates': 'Rates',
  'settings.vat.ratesText':
    'The reduced rate is for goods of the reduced tax class. Empty: the standard rate counts for them too.',
  'settings.vat.home': 'Home country',
  'settings.vat.standard': '{country}: standard',
  'settings.vat.reduced': '{country}: reduced',
  'settings.vat.addCountry': 'Add a country',
  'settings.vat.addUnion': 'Add {n, plural, one {one country} other {# countries}} of the EU',
  'settings.vat.smallBusinessNote': 'Sentence of a small business',
  'settings.vat.smallBusinessNoteText': 'Stands wherever VAT would stand.',
  'settings.vat.marginNote': 'Sentence of the margin scheme',
  'settings.vat.marginNoteText':
    'Stands instead of VAT beside goods of the tax class “margin scheme”: in the shop, the order and the mail.',
  'settings.vat.sentence': 'Sentence ({language})',
  'settings.wrong.percent': 'Please a percentage such as 19 or 5.5.',
  'settings.wrong.home': 'The rates of the home country are missing.',
};
