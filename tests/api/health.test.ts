import { createReadinessChecks } from '@brixel/platform/http/health-routes';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

let shop: TestPlatform;
beforeEach(async () => {
  shop = await startTestPlatform({ catalog: 'empty' });
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

test('a folder that takes no files is said', async () => {
  expect((await shop.inject('/health')).json().checks).toMatchObject({ storage: true });
  // where nobody may write, whatever the user
  const { storage, database } = createReadinessChecks({ ...shop.database, location: { dataDir: '/proc' } });
  expect(await Promise.all([storage(), database()])).toEqual([false, true]);
});

test('a database that only reads is not ready', async () => {
  const { db } = shop.database;
  await db.schema.dropTable('setting').execute();
  expect(await createReadinessChecks(shop.database).database()).toBe(false);
});

test('one that is stopping asks for no more visitors', async () => {
  await shop.platform.close();
  const ready = await shop.inject('/health/ready');
  expect(ready.statusCode).toBe(503);
  expect(ready.json().checks).toMatchObject({ accepting: false });
});
