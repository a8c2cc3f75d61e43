import type { messages as German } from '../de/errors.ts';
import type { SameKeys } from '../message-key.ts';

export const messages = {
  'errors.notFoundTitle': 'A brick is missing here',
  'errors.notFoundText': 'The page has moved or rolled under the sofa. Search finds parts, colours and design IDs.',
  'errors.notFoundPicture': 'The number 404 in bricks, one lies beside it',
  'errors.errorTitle': 'This page could not be loaded',
  'errors.errorText': 'The fault is ours. Try again in a few seconds.',
  'errors.somethingWrong': 'Something went wrong. Try again in a few seconds.',
  'errors.pageFailed': 'The page could not be loaded. Try again in a few seconds.',
  'errors.openFailed': 'This could not be opened. Try again in a few seconds.',
  'errors.offlineRedirect': 'The product, category or CMS page is not available in Offline mode. Redirecting to Home.',
  'errors.panelOffline': 'This is not available offline.',
  'errors.categoryOffline': 'No products synchronized for this category. Please come back while online!',
  'errors.outOfStock': 'The product is out of stock and cannot be added to the cart!',
  'errors.volatileStock':
    'The system is not sure about the stock quantity (volatile). Product has been added to the cart for pre-reservation.',
  'errors.priceUnknown': 'Product price is unknown, product cannot be added to the cart!',
  'errors.noVariants': 'No available product variants',
} satisfies SameKeys<typeof German>;
