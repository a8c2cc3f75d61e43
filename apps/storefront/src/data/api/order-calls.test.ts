import { describe, expect, test } from 'vitest';
import { placementOf } from './order-calls.ts';

const CLIENT_ID = 'made-by-the-client';
const answer = { backendOrderId: 7, orderNumber: 'BX-4K7M-9QTD', transferedAt: '2026-11-15' };

describe('an order counts as placed', () => {
  test.each([
    ['ck-11-place-order-no-code', { result: answer }],
    ['with the code 200', { code: 200, result: answer }],
    ['with the result code 200 of older APIs', { resultCode: 200, result: answer }],
  ])('%s', (_, json) => {
    expect(placementOf(json, CLIENT_ID)).toMatchObject({
      kind: 'placed',
      order: {
        orderId: CLIENT_ID,
        backendOrderId: 7,
        magentoOrderId: 7,
        orderNumber: 'BX-4K7M-9QTD',
        needsPayment: false,
      },
    });
  });

  test.each([17, '17'])('where it waits in a queue of the API, with the number of its job (%j)', (job) => {
    expect(placementOf({ code: 200, result: job }, CLIENT_ID)).toMatchObject({
      kind: 'placed',
      order: { orderId: CLIENT_ID, orderNumber: '', needsPayment: false },
    });
  });

  test('but not where 200 comes with a sentence instead of an order', () => {
    const json = { code: 200, result: 'Error validating the products' };
    expect(placementOf(json, CLIENT_ID)).toEqual({ kind: 'invalid', message: json.result });
  });
});

describe('there is certainly no order', () => {
  test('where the shop says why', () => {
    const refusal = { code: 'NOT_AVAILABLE', message: 'gone', lines: [{ sku: 'A', available: 0 }] };
    expect(placementOf({ code: 409, result: refusal }, CLIENT_ID)).toEqual({ kind: 'refused', refusal });
  });

  test('where there were too many', () => {
    const refusal = { code: 'TOO_MANY_ORDERS', message: 'too many' };
    expect(placementOf({ code: 429, result: refusal }, CLIENT_ID)).toEqual({ kind: 'refused', refusal });
  });

  test('where its content was not understood', () => {
    const issues = [{ path: 'products', message: 'Too small' }];
    expect(placementOf({ code: 400, result: issues }, CLIENT_ID)).toEqual({ kind: 'invalid', message: 'Too small' });
  });

  test.each(['Error while adding products. The requested qty is not available', 'Error placing an order.'])(
    'where vue-storefront-api says at which step it was refused: %s',
    (result) => {
      expect(placementOf({ code: 500, result }, CLIENT_ID)).toEqual({ kind: 'invalid', message: result });
    },
  );

  test('where the login has ended', () => {
    expect(placementOf({ code: 401, result: '' }, CLIENT_ID)).toEqual({ kind: 'unauthorized' });
  });
});

test.each([500, 502, 503, 408, 429])('after %i nobody knows', (code) => {
  expect(placementOf({ code, result: 'Internal Server Error' }, CLIENT_ID)).toEqual({ kind: 'unknown' });
});

test.each([null, 'OK', []])('after %j nobody knows either', (json) => {
  expect(placementOf(json, CLIENT_ID)).toEqual({ kind: 'unknown' });
});
