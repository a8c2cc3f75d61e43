import type { SameKeys } from '@brixel/commerce/message-arguments';
import type { messages as german } from '../de/voucher.ts';

export const messages: SameKeys<typeof german> = {
  'voucher.title': 'Voucher balance',
  'voucher.description':
    'How much is left on your gift voucher, and how long is it valid? Enter the code you got by e-mail.',
  'voucher.code': 'Voucher code',
  'voucher.codeHint': 'Five groups of four characters',
  'voucher.ask': 'Show balance',
  'voucher.again': 'Check another voucher',
  'voucher.ending': 'Voucher …{ending}',
  'voucher.balance': 'Balance',
  'voucher.value': 'Original value',
  'voucher.validTo': 'Valid until',
  'voucher.state.open': 'You can spend it in the cart. What is left stays on the voucher.',
  'voucher.state.spent': 'The balance is used up.',
  'voucher.state.expired': 'The voucher has expired.',
  'voucher.test': 'It comes from a test order and is valid for test orders only.',
  'voucher.unknown': 'We do not know this voucher, or it is blocked. Please check the code.',
  'voucher.tooOften': 'Too many attempts. Please try again in an hour.',
  'voucher.unreachable': 'This needs a connection to the internet. Please try again in a moment.',
};
