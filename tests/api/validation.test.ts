import { validationIssue } from '@brixel/contract/envelope';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

let shop: TestPlatform;
beforeAll(async () => {
  shop = await startTestPlatform({ catalog: 'empty' });
});
afterAll(() => shop.close());

const report = (body: unknown) => shop.inject({ method: 'POST', url: '/api/page-not-found', payload: body as object });

test('a refused request names every fault the way a JSON-schema validator does', async () => {
  const answer = await report({ url: 'x'.repeat(501), referrer: 7 });
  expect(z.array(validationIssue).parse(answer.json().result)).toEqual([
    {
      keyword: 'maxLength',
      dataPath: '.url',
      schemaPath: '#/body/properties/url/maxLength',
      params: { limit: 500 },
      message: expect.any(String),
    },
    {
      keyword: 'type',
      dataPath: '.referrer',
      schemaPath: '#/body/properties/referrer/type',
      params: { type: 'string' },
      message: expect.any(String),
    },
  ]);
});

test('a missing field is told from a wrong one', async () => {
  const [issue] = (await report({})).json().result;
  expect(issue).toMatchObject({ keyword: 'required', dataPath: '.url', params: { missingProperty: 'url' } });
});

test.each([
  ['/api/ext/cms-data/cmsPage/seven', 'type'],
  ['/api/ext/cms-data/cmsPage/99999999999', 'maximum'],
  ['/api/ext/cms-data/cmsPage/-1', 'minimum'],
  [`/api/stock/list?skus=${Array(51).fill('a').join(',')}`, 'maxItems'],
  ['/api/stock/list?skus=a,,b', 'minLength'],
  ['/api/stock/check?sku=a&sku=b', 'type'],
])('%s is refused because of its %s', async (url, keyword) => {
  const answer = await shop.inject(url);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().result).toEqual([expect.objectContaining({ keyword })]);
});

test('parameters that a call does not know are ignored: older clients send a token with everything', async () => {
  const answer = await shop.inject('/api/stock/list?skus=a&token=&cartId=7');
  expect(answer.json()).toEqual({ code: 200, result: [] });
});
