import { defineEndpoint } from '@brixel/contract/endpoint';
import { applyContractRules } from '@brixel/platform/http/api-scope';
import { mount } from '@brixel/platform/http/mount';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { seedProduct, smallCatalog } from '../support/small-catalog.ts';

const brokenCall = defineEndpoint(
  { method: 'GET', path: '/broken' },
  { tag: 'Test', summary: 'a call with a bug', result: z.string() },
);

let shop: TestPlatform;
beforeAll(async () => {
  shop = await startTestPlatform({
    catalog: () => smallCatalog([seedProduct(10, { de: 'stein', it: 'mattoncino' })]),
    extend: (app) =>
      app.register(
        async (api) => {
          await applyContractRules(api);
          mount(api, brokenCall, () => {
            throw new Error('the secret inside');
          });
        },
        { prefix: '/api/test' },
      ),
  });
});
afterAll(() => shop.close());

const json = { 'content-type': 'application/json' };
const failures: [name: string, request: InjectOptions, status: number, text: unknown][] = [
  ['an unknown call', { url: '/api/nowhere' }, 404, 'No such call'],
  ['a known path with another method', { method: 'DELETE', url: '/api/stock/check' }, 404, 'No such call'],
  ['an unknown sku', { url: '/api/stock/check?sku=nope' }, 404, 'There is no product with the sku nope'],
  ['an unknown store in the query', { url: '/api/stock/check?sku=P-10&storeCode=fr' }, 400, 'Unknown store code'],
  [
    'an unknown store in the header',
    { url: '/api/stock/check?sku=P-10', headers: { 'x-vs-store-code': 'fr' } },
    400,
    'Unknown store code',
  ],
  ['a missing parameter', { url: '/api/stock/check' }, 400, expect.any(Array)],
  [
    'malformed JSON',
    { method: 'POST', url: '/api/page-not-found', headers: json, payload: '{"url":' },
    400,
    'The request body is not valid JSON',
  ],
  [
    'a poisoned prototype',
    { method: 'POST', url: '/api/page-not-found', headers: json, payload: '{"url":"/x","__proto__":{"a":1}}' },
    400,
    'The request body is not valid JSON',
  ],
  [
    'a body that is not JSON',
    { method: 'POST', url: '/api/page-not-found', headers: { 'content-type': 'application/xml' }, payload: '<x/>' },
    415,
    'The request body must be application/json',
  ],
  [
    'a body that is too large',
    { method: 'POST', url: '/api/page-not-found', headers: json, payload: `{"url":"${'x'.repeat(1_100_000)}"}` },
    413,
    'The request body is too large',
  ],
  [
    'an empty body where one is needed',
    { method: 'POST', url: '/api/page-not-found', headers: json },
    400,
    expect.any(Array),
  ],
  ['an address that cannot be decoded', { url: '/api/stock/check/%E0%A4%A' }, 400, 'The request is not valid'],
  ['NUL in an address', { url: '/api/stock/check/a%00b' }, 400, 'The request is not valid'],
  [
    'NUL in a body',
    { method: 'POST', url: '/api/page-not-found', headers: json, payload: '{"url":"/a\\u0000"}' },
    400,
    'The request body is not valid JSON',
  ],
  ['a parameter of absurd length', { url: `/api/stock/check/${'x'.repeat(600)}` }, 414, 'The address is too long'],
  ['a bug', { url: '/api/test/broken' }, 500, 'Internal error'],
];

test.each(failures)(
  '%s answers in the envelope, and the status equals the code',
  async (_name, request, status, result) => {
    const answer = await shop.inject(request);
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.headers['cache-control']).toBe('no-cache, no-store');
    expect(answer.json()).toMatchObject({ code: status, result });
    expect(answer.statusCode).toBe(status);
  },
);

test('a bug shows the caller a request id only; message and stack are in the log under that id', async () => {
  const answer = await shop.inject('/api/test/broken');
  const { requestId } = answer.json().meta;
  expect(answer.json()).toEqual({ code: 500, result: 'Internal error', meta: { requestId } });

  const line = shop.log.map((text) => JSON.parse(text)).find(({ reqId, err }) => reqId === requestId && err);
  expect(line.err).toMatchObject({ message: 'the secret inside', stack: expect.stringContaining('errors.test.ts') });
});

test('an answer comes as code and result', async () => {
  const answer = await shop.inject('/api/stock/list?skus=P-10');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ code: 200, result: [expect.objectContaining({ sku: 'P-10' })] });
});
