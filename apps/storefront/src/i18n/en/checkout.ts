import type { messages as German } from '../de/checkout.ts';
import type { SameKeys } from '../message-key.ts';

export const messages = {
  'checkout.title': 'Checkout',
  'checkout.thankYou': 'Thank you for your order',
  'checkout.cancelled': 'The payment was cancelled',
  'checkout.internalValidation': 'Internal validation error...',
} satisfies SameKeys<typeof German>;
