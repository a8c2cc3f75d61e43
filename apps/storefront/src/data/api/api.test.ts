import type { PlatformTotals } from '@brixel/contract/cart';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import { createPublicConfig } from '#config/public-config.ts';
import { type Api, createApi, endpointAddress } from './api.ts';
import type { ApiAnswer, ApiCall } from './transport.ts';

const config = createPublicConfig({ publicUrl: 'https://shop.example' });

function setup(answer: ApiAnswer) {
  const calls: ApiCall[] = [];
  const onFailure = vi.fn();
  const transport = async (call: ApiCall) => {
    calls.push(call);
    return answer;
  };
  return { calls, onFailure, api: createApi({ config, storeCode: 'it', transport, onFailure }) };
}

describe('addresses', () => {
  test('carry query and store, but never the token', async () => {
    const { api, calls } = setup({ status: 200, json: { code: 200, result: true } });
    await api.call('applyCoupon', { query: { cartId: 'a/b', coupon: 'A&B' }, token: 'secret' });
    expect(calls[0]?.path).toBe('/api/cart/apply-coupon?cartId=a%2Fb&coupon=A%26B&storeCode=it');
    expect(endpointAddress('readProfile', {}, null)).toBe('/api/user/me');
  });

  test('name an order in their path', () => {
    expect(endpointAddress('findOrder', { params: { orderId: 'a/b' } }, 'de')).toBe('/api/order/a%2Fb?storeCode=de');
  });
});

/** Never called: the compiler reads it. */
export async function typesOf(api: Api): Promise<void> {
  // @ts-expect-error without a cart a cart call is never sent
  await api.call('pullCart', {});
  // @ts-expect-error an order needs its id
  await api.call('findOrder', {});
  // @ts-expect-error the body is the endpoint's own
  await api.call('deleteAccount', { body: { pass: 'word' } });
  // @ts-expect-error a name that the contract does not know
  await api.call('cartCreate', {});
  const totals = await api.call('cartTotals', { query: { cartId: 'a' } });
  if (totals.ok) expectTypeOf(totals.result).toEqualTypeOf<PlatformTotals>();
}

describe('answers', () => {
  test('the envelope is taken off, the token goes into a header', async () => {
    const { api, calls } = setup({ status: 200, json: { code: 200, result: ['x'], meta: { n: 1 } } });
    expect(await api.call('newsletterStatus', { query: { email: 'a@b.de' }, token: 'secret' })).toEqual({
      ok: true,
      code: 200,
      result: ['x'],
      meta: { n: 1 },
    });
    expect(calls[0]).toMatchObject({ method: 'GET', headers: { authorization: 'Bearer secret' } });
    expect(calls[0]?.path).not.toContain('secret');
  });

  test('a failure is a value, and the shopper gets a message', async () => {
    const { api, onFailure } = setup({ status: 404, json: { code: 404, result: 'No such address' } });
    expect(await api.call('contactToken', {})).toMatchObject({ ok: false, code: 404, message: 'No such address' });
    expect(onFailure).toHaveBeenCalledWith('No such address');
  });

  test('the sentence of a refused password change is found where older servers put it', async () => {
    const { api } = setup({ status: 400, json: { code: 400, result: { errorMessage: 'Error' } } });
    expect(await api.call('changePassword', { body: { currentPassword: 'a', newPassword: 'b' } })).toMatchObject({
      ok: false,
      message: 'Error',
    });
  });

  test.each([
    ['silent calls', { silent: true }, 'text'],
    ['unreachable back ends', {}, { code: 'ENOTFOUND', message: 'getaddrinfo' }],
  ])('%s say nothing', async (_name, options, result) => {
    const { api, onFailure } = setup({ status: 500, json: { code: 500, result } });
    await api.call('contactToken', options);
    expect(onFailure).not.toHaveBeenCalled();
  });

  test('an answer without envelope is a fault', async () => {
    const { api } = setup({ status: 200, json: [] });
    await expect(api.call('contactToken', {})).rejects.toThrow('Unhandled error, wrong response format!');
  });
});
