import { expect, test } from 'vitest';
import { hasCart } from './cart-cookie.ts';

test.each(['brixel_cart=1', 'a=b; brixel_cart=12', 'brixel_cart=3; theme=dark'])('"%s" has a cart', (cookies) => {
  expect(hasCart(cookies)).toBe(true);
});

test.each([null, '', 'brixel_cart=', 'brixel_cart=0', 'brixel_cart=-1', 'brixel_cart=x1', 'old_brixel_cart=2'])(
  '"%s" has none',
  (cookies) => {
    expect(hasCart(cookies)).toBe(false);
  },
);
