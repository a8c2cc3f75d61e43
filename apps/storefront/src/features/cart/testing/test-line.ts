import type { CartLine } from '#features/cart-line/cart-line.ts';

/** A line of a cart for tests, which name only the facts they are about. */
export const testLine = (facts: Partial<CartLine> = {}): CartLine => ({
  key: 'A',
  sku: 'A',
  parentSku: 'A',
  type_id: 'simple',
  name: 'Stein 2×4',
  path: '/p/A/stein',
  image: '/a.png',
  qty: 1,
  price: 0.12,
  tiers: [],
  taxRate: 1900,
  stock: { qty: 500, managed: true, inStock: true, min: 1, max: 10_000 },
  color: null,
  details: [],
  ...facts,
});
