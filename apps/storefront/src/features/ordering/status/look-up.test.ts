import { expect, test } from 'vitest';
import { NO_ANSWER } from '#data/api/outcome.ts';
import { testOrder } from '#features/ordering/placed/testing/test-order.ts';
import { lookUp } from './look-up.ts';

const asked = { order_number: 'BX-4K7M-9QTD', email: 'marlene@example.de' };

function formOf({ order_number, email }: typeof asked): FormData {
  const form = new FormData();
  form.set('order_number', ` ${order_number} `);
  form.set('email', email);
  return form;
}

test('number and address find the order', async () => {
  const order = testOrder();
  expect(await lookUp(formOf(asked), { lookUp: async () => ({ ok: true, result: order }) })).toEqual({
    kind: 'found',
    order,
  });
});

test.each([
  [404, 'wrong'],
  // an address that the API does not take is no better than a wrong one
  [400, 'wrong'],
  [429, 'too-often'],
  [500, 'unreachable'],
  [NO_ANSWER, 'unreachable'],
] as const)('an answer of %i leaves the fields as they were', async (code, failure) => {
  const state = await lookUp(formOf(asked), { lookUp: async () => ({ ok: false, code, message: '' }) });
  expect(state).toEqual({ kind: 'asked', values: asked, errors: {}, failure });
});

test('what cannot be right is not asked for', async () => {
  const state = await lookUp(formOf({ order_number: '', email: 'x' }), {
    lookUp: () => Promise.reject(new Error('nobody may be asked')),
  });
  expect(state).toMatchObject({ kind: 'asked', errors: { order_number: 'required', email: 'email' } });
});
