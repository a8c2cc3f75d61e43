import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

let shop: TestPlatform;
beforeAll(async () => {
  shop = await startTestPlatform({ catalog: 'empty' });
});
afterAll(() => shop.close());

const secret = 'S3cr3t';
const search = encodeURIComponent(JSON.stringify({ _searchText: 'stein', groupToken: secret }));

test.each([
  `/api/stock/list?skus=a&token=${secret}`,
  `/api/stock/list?skus=a&cartId=${secret}&refreshToken=${secret}`,
  `/api/stock/list?skus=a&coupon=${secret}&email=${secret}%40brixel.example`,
  `/api/catalog/brixel_de/product/_search?request_format=search-query&request=${search}`,
  `/api/nowhere?token=${secret}`,
  `/nowhere-at-all?token=${secret}`,
  `/api/stock/check/%E0%A4%A?token=${secret}`,
  `/api/stock/check?groupToken=${secret}`,
])('%s leaves no secret in the log', async (url) => {
  const before = shop.log.length;
  await shop.inject({ url, headers: { authorization: `Bearer ${secret}`, cookie: secret } });
  expect(shop.log.slice(before).join('')).not.toContain(secret);
});

test('what is needed to follow a request is logged', async () => {
  const before = shop.log.length;
  await shop.inject('/api/stock/list?skus=a&token=x');
  const lines = shop.log.slice(before).map((line) => JSON.parse(line));
  expect(lines[0]).toMatchObject({
    reqId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    req: { method: 'GET', url: '/api/stock/list?skus=a&token=[redacted]' },
  });
  expect(lines.at(-1)).toMatchObject({ reqId: lines[0].reqId, res: { statusCode: 200 } });
});
