import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { smallCatalog } from '../support/small-catalog.ts';

let shop: TestPlatform;
beforeEach(async () => {
  shop = await startTestPlatform({ catalog: () => smallCatalog([]) });
});
afterEach(() => shop.close());

const status = async (path: string) => (await shop.inject(path)).statusCode;

test('a running shop is live and ready', async () => {
  expect(await status('/health/live')).toBe(200);
  expect(await status('/health/ready')).toBe(200);
  expect((await shop.inject('/health')).json()).toMatchObject({
    status: 'ok',
    checks: { process: true, database: true },
  });
});

test('without its database it is live but not ready', async () => {
  await shop.database.close();
  expect(await status('/health/live')).toBe(200);
  expect(await status('/health')).toBe(503);
  const ready = await shop.inject('/health/ready');
  expect(ready.statusCode).toBe(503);
  expect(ready.json()).toMatchObject({ status: 'unavailable', checks: { database: false } });
});

test('one that is stopping asks for no more visitors', async () => {
  await shop.platform.close();
  const ready = await shop.inject('/health/ready');
  expect(ready.statusCode).toBe(503);
  expect(ready.json().checks).toMatchObject({ accepting: false });
});
