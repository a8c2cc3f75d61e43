import type { messages as German } from '../de/product.ts';
import type { SameKeys } from '../message-key.ts';

export const messages = {
  'product.colour': 'Colour',
  'product.size': 'Size',
  'product.compareTitle': 'Compare Products',
  'product.compareEmpty': 'Nothing chosen to compare yet.',
} satisfies SameKeys<typeof German>;
