import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

let shop: TestPlatform;
beforeAll(async () => {
  shop = await startTestPlatform({ catalog: 'empty' });
});
afterAll(() => shop.close());

const origin = 'https://other.example';

describe.each(['/api/stock/check', '/api/cart/a/b/c', '/api', '/graphql', '/graphql/de'])('%s', (url) => {
  test('answers the preflight that a JSON content type causes', async () => {
    const answer = await shop.inject({
      method: 'OPTIONS',
      url,
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,authorization,x-vs-store-code',
      },
    });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(String(answer.headers['access-control-allow-headers'])).toBe(
      'content-type, authorization, x-vs-store-code, x-newsletter-proof',
    );
    expect(String(answer.headers['access-control-allow-methods'])).toMatch(/GET.*POST.*DELETE/);
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
  });
});

test.each(['/api/stock/list?skus=a', '/api/stock/check', '/api/nowhere'])(
  'a page elsewhere may read the answer of %s, failure or not',
  async (url) => {
    const answer = await shop.inject({ url, headers: { origin } });
    expect(answer.headers['access-control-allow-origin']).toBe('*');
  },
);
