import { describe, expect, test, vi } from 'vitest';
import { createPublicConfig } from '#config/public-config.ts';
import { createApi, endpointAddress } from './api.ts';
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
  test('carry cart, query and store, but never the token', () => {
    const template = '/api/cart/apply-coupon?token={{token}}&cartId={{cartId}}';
    expect(endpointAddress(template, { cartId: 'a/b', query: { coupon: 'A&B' } }, 'it')).toBe(
      '/api/cart/apply-coupon?cartId=a%2Fb&coupon=A%26B&storeCode=it',
    );
    expect(endpointAddress('/api/user/me?token={{token}}', {}, null)).toBe('/api/user/me');
  });

  test('name an order in their path', () => {
    expect(endpointAddress('/api/order/{{orderId}}', { orderId: 'a/b' }, 'de')).toBe('/api/order/a%2Fb?storeCode=de');
  });

  test('without a cart a cart call is never sent', () => {
    expect(() => endpointAddress('/api/cart/pull?cartId={{cartId}}', {}, null)).toThrow(
      'required cartId argument is null',
    );
  });
});

describe('answers', () => {
  test('the envelope is taken off, the token goes into a header', async () => {
    const { api, calls } = setup({ status: 200, json: { code: 200, result: ['x'], meta: { n: 1 } } });
    expect(await api.call('newsletter', { token: 'secret' })).toEqual({
      ok: true,
      code: 200,
      result: ['x'],
      meta: { n: 1 },
    });
    expect(calls[0]).toMatchObject({ method: 'GET', headers: { authorization: 'Bearer secret' } });
    expect(calls[0]?.path).not.toContain('secret');
  });

  test('a failure is a value, and the shopper is told', async () => {
    const { api, onFailure } = setup({ status: 404, json: { code: 404, result: 'No such address' } });
    expect(await api.call('newsletter')).toMatchObject({ ok: false, code: 404, message: 'No such address' });
    expect(onFailure).toHaveBeenCalledWith('No such address');
  });

  test('the sentence of a refused password change is found where older servers put it', async () => {
    const { api } = setup({ status: 400, json: { code: 400, result: { errorMessage: 'Error' } } });
    expect(await api.call('userChangePassword', { body: {} })).toMatchObject({ ok: false, message: 'Error' });
  });

  test.each([
    ['silent calls', { silent: true }, 'text'],
    ['unreachable back ends', {}, { code: 'ENOTFOUND', message: 'getaddrinfo' }],
  ])('%s say nothing', async (_name, options, result) => {
    const { api, onFailure } = setup({ status: 500, json: { code: 500, result } });
    await api.call('newsletter', { body: {}, ...options });
    expect(onFailure).not.toHaveBeenCalled();
  });

  test('an answer without envelope is a fault', async () => {
    const { api } = setup({ status: 200, json: [] });
    await expect(api.call('newsletter', { body: {} })).rejects.toThrow('Unhandled error, wrong response format!');
  });
});
