import { expect, test } from 'vitest';
import { testLine } from '../testing/test-line.ts';
import { deliveryEstimate } from './delivery-estimate.ts';

const stone = testLine({ deliveryDays: { min: 2, max: 3 } });
const mosaic = testLine({ deliveryDays: { min: 7, max: 9 } });
const voucher = testLine({ type_id: 'virtual', deliveryDays: null });

test('the slowest line says when the parcel comes', () => {
  expect(deliveryEstimate([stone, mosaic])).toEqual({ min: 7, max: 9 });
});

test('what is not sent holds nothing up', () => {
  expect(deliveryEstimate([voucher, stone])).toEqual({ min: 2, max: 3 });
  expect(deliveryEstimate([voucher])).toBeNull();
});

test('nothing is promised where one line is unknown', () => {
  expect(deliveryEstimate([stone, testLine({ deliveryDays: null })])).toBeNull();
});
