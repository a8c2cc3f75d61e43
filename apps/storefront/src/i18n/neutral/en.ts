import type { SameKeys } from '../message-key.ts';
import type { messages as German } from './de.ts';

/** For shops that do not sell bricks: in place of the texts that speak of them. */
export const messages = {
  'layout.searchPlaceholder': 'Search products',
  'errors.notFoundTitle': 'This page does not exist',
  'errors.notFoundText': 'It has moved, or there is a slip in its address. Try the search.',
  'home.title': 'Welcome',
  'home.description': 'See and order all products online.',
  'list.price': 'Price',
  'list.size': 'Size',
  'cart.emptyText': 'There is nothing here yet.',
  'cart.emptyAction': 'See products',
  'offline.appDescription': 'Shop online, even on a poor connection.',
  'search.none': 'Nothing found. Check the spelling or try another word.',
  'search.emptyText':
    'We do not sell this, or we call it something else. Check the spelling or search by article number.',
  'search.tipName': 'Use fewer or other words.',
  'search.tipNumber': 'An article number leads straight to the product.',
} satisfies SameKeys<typeof German>;
