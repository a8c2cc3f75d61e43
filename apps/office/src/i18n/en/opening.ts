import type { SameKeys } from '@brixel/commerce/message-arguments';
import type { opening as german } from '../de/opening.ts';

export const opening: SameKeys<typeof german> = {
  'opening.lead': 'What a shop needs before it may sell, and the switch that opens it.',
  'opening.demo': 'This shop shows the goods of the demo.',
  'opening.demoText': 'That is why no orders are taken. Begin with an empty database, or set DEMO=true.',
  'opening.checks': 'Before you open',
  'opening.ok': 'Done',
  'opening.needed': 'Needed',
  'opening.advised': 'Advised',
  'opening.isOpen': 'The shop is open',
  'opening.isOpenText': 'Everybody can visit it and order.',
  'opening.isClosed': 'The shop is still closed',
  'opening.isClosedText': 'Visitors read that it opens soon. Whoever is signed in here sees it already.',
  'opening.open': 'Open the shop',
  'opening.close': 'Close the shop',
  'opening.missing':
    '{n, plural, one {One thing that is needed is} other {# things that are needed are}} still missing.',
  'opening.opened': 'The shop is open.',
  'opening.closed': 'The shop is closed.',
  'opening.closeTitle': 'Close the shop?',
  'opening.closeText':
    'Visitors will only see that the shop opens soon, and nobody can order. You can open it again at any time.',
  'opening.firm': 'Firm and imprint',
  'opening.firm.text': 'Who runs the shop stands in the imprint and below every mail.',
  'opening.legal': 'Legal pages',
  'opening.legal.text': 'Imprint, terms, withdrawal and privacy have a text of their own.',
  'opening.payment': 'Payment',
  'opening.payment.text': 'There is a bank account or a payment service, and nothing is simulated.',
  'opening.shipping': 'Shipping',
  'opening.shipping.text': 'Countries and prices of shipping are saved.',
  'opening.mail': 'Mails',
  'opening.mail.text': 'A mail server (SMTP_URL) and a sender are set.',
  'opening.https': 'Secure address',
  'opening.https.text': 'The address of the shop (PUBLIC_URL) begins with https.',
  'opening.goods': 'Goods',
  'opening.goods.text': 'There is at least one product in the shop.',
};
