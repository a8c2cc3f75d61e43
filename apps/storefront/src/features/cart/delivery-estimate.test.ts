import { expect, test } from 'vitest';
import type { CartLine } from './cart-line.ts';
import { deliveryEstimate } from './delivery-estimate.ts';

const line = (facts: Pick<CartLine, 'deliveryDays'> & Partial<CartLine>): CartLine => ({
  key: 'A',
  sku: 'A',
  parentSku: 'A',
  type_id: 'simple',
  name: 'A',
  path: '/',
  image: '',
  qty: 1,
  price: 1,
  tiers: [],
  taxRate: 1900,
  stock: { qty: 1, managed: true, inStock: true, min: 1, max: 1 },
  color: null,
  details: [],
  ...facts,
});
const stone = line({ deliveryDays: { min: 2, max: 3 } });
const mosaic = line({ deliveryDays: { min: 7, max: 9 } });
const voucher = line({ type_id: 'virtual', deliveryDays: null });

test('the slowest line says when the parcel comes', () => {
  expect(deliveryEstimate([stone, mosaic])).toEqual({ min: 7, max: 9 });
});

test('what is not sent holds nothing up', () => {
  expect(deliveryEstimate([voucher, stone])).toEqual({ min: 2, max: 3 });
  expect(deliveryEstimate([voucher])).toBeNull();
});

test('nothing is promised where one line is unknown', () => {
  expect(deliveryEstimate([stone, line({ deliveryDays: null })])).toBeNull();
});
