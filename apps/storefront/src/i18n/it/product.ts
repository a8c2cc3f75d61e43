import type { messages as German } from '../de/product.ts';
import type { SameKeys } from '../message-key.ts';

export const messages = {
  'product.colour': 'Colore',
  'product.size': 'Misura',
  'product.compareTitle': 'Confronta prodotti',
  'product.compareEmpty': 'Non hai ancora scelto nulla da confrontare.',
} satisfies SameKeys<typeof German>;
