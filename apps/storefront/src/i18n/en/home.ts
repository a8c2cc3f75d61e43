import type { SameKeys } from '@brixel/commerce/message-arguments';
import type { messages as German } from '../de/home.ts';

export const messages = {
  'home.title': 'Bricks one by one, as a set, as a mosaic',
  'home.description':
    '{n, number} bricks one by one, ready sets and your photo as a brick mosaic. Shipping to {countries}.',
  'home.heroParts': 'See single parts',
  'home.heroSizes': '{n} sizes',
  'home.heroSizesRange': 'from {from} to {to} cm',
  'home.heroColours': '{n} colors',
  'home.heroFrom': 'from',
  'home.factSingle': 'Order single pieces',
  'home.factSingleText': 'from a single piece',
  'home.factTier': 'Quantity prices',
  'home.factTierText': 'the more, the cheaper',
  'home.factFast': 'Quickly with you',
  'home.factFastText': 'in {days} working days',
  'home.factReturn': '{n} days to return',
  'home.factReturnText': 'loose parts too',
  'home.categories': 'Popular categories',
  'home.new': 'Just arrived',
  'home.allNew': 'All new items',
  'home.colours': 'Pick a color',
  'home.coloursText': '{n} colors, all parts in it with one click.',
  'home.bestsellers': 'Bought most often',
} satisfies SameKeys<typeof German>;
