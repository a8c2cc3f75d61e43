import type { SameKeys } from '@brixel/commerce/message-arguments';
import type { messages as German } from '../de/saved.ts';

export const messages = {
  'compare.count': '{n, plural, one {# item compared} other {# items compared}}',
  'compare.table': 'Comparison table',
  'compare.remove': 'Remove {name} from comparison',
  'compare.clear': 'Clear comparison',
  'compare.emptyText': 'Use the scale on the cards, then their data stands here side by side.',
  'compare.emptyAction': 'Pick bricks',
  'compare.price': 'Price',
  'compare.stock': 'Stock',
  'compare.rating': 'Rating',
  'compare.missing': 'not stated',
  'compare.failed': 'The comparison needs a connection.',
  'compare.full': 'No more than {n} items fit into the comparison. Remove one first.',
  'wishlist.title': 'Wishlist',
  'wishlist.close': 'Close wishlist',
  'wishlist.remove': 'Remove {name} from wishlist',
  'wishlist.emptyTitle': 'No heart given yet',
  'wishlist.emptyText': 'Tap the heart on a part and it waits here until you need it.',
  'wishlist.emptyAction': 'Look at parts',
  'compare.onlyDifferences': 'Show only differences',
  'compare.allEqual': 'They are equal in everything else.',
  'wishlist.removed': '{name} is off the wishlist.',
  'wishlist.undo': 'Undo',
  'wishlist.full': 'No more than {n} items fit on the wishlist. Remove one first.',
  'wishlist.addAll': '{n, plural, one {# item to the cart} other {All # to the cart}}',
} satisfies SameKeys<typeof German>;
