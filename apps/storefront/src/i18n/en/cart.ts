import type { messages as German } from '../de/cart.ts';
import type { SameKeys } from '../message-key.ts';

export const messages = {
  'cart.title': 'Cart',
  'cart.quantityUpdated': 'Product quantity has been updated!',
  'cart.someUnavailable': 'Some of the ordered products are not available!',
  'cart.wrongCoupon': "You've entered an incorrect coupon code. Please try again.",
  'cart.inStock': 'In stock!',
  'cart.outOfStock': 'Out of the stock!',
} satisfies SameKeys<typeof German>;
