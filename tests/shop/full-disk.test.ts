import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { createCatalogEditor } from '@brixel/platform/catalog/changes/catalog-editor';
import { openDatabase } from '@brixel/platform/database/database';
import { expect, onTestFinished, test } from 'vitest';
import { startShop } from '../setup/start-shop.ts';
import { WAIT_LIMIT_MS } from '../support/limits.ts';
import { mountSmallDisk } from '../support/small-disk.ts';
import { orderMessage } from '../support/test-order.ts';

test('a full disk costs nothing but the orders of that time', async ({ skip }) => {
  const disk = await mountSmallDisk(160);
  if (!disk) return skip('this user may not mount a file system; units test the full disk with /dev/full');
  const { folder, fill, empty, remove } = disk;
  onTestFinished(remove);
  const shop = await startShop({ DATA_DIR: folder });
  onTestFinished(async () => void (await shop.stop()));
  const order = async (message: object) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${shop.url}/api/order`, { method: 'POST', headers, body: JSON.stringify(message) });
    return [answer.status, answer.headers.get('retry-after')];
  };
  const health = async () => {
    const answer = await fetch(`${shop.url}/health`);
    const { checks } = (await answer.json()) as { checks: Record<string, boolean> };
    return [answer.status, checks.storage];
  };
  const message = () => orderMessage([{ sku: 'BX-3005-1', qty: 1 }]);
  const catalogFiles = () => readdir(path.join(folder, 'catalog'));
  await expect.poll(catalogFiles, { timeout: WAIT_LIMIT_MS }).toEqual(['snapshot.bin']);
  expect(await health()).toEqual([200, true]);

  // less than a snapshot needs: it is given up, and leaves the room to orders
  fill(6);
  const database = await openDatabase({ dataDir: folder });
  onTestFinished(() => database.close());
  await createCatalogEditor(database).setStatus('BX-3003-1', 2);
  await expect
    .poll(() => shop.lines.some((line) => line.includes('could not be kept for the next start')), {
      timeout: WAIT_LIMIT_MS,
    })
    .toBe(true);
  expect(await catalogFiles()).toEqual(['snapshot.bin']);
  expect(await order(message())).toEqual([200, null]);

  // no room at all, not even in the log of the database
  fill(0);
  const writeUntilFull = async (size: number) => {
    for (let row = 0; row < 5_000; row++)
      await database.db
        .insertInto('setting')
        .values({ key: `${size} ${row}`, value: 'x'.repeat(size) })
        .execute();
  };
  for (const size of [100_000, 10]) await expect(writeUntilFull(size)).rejects.toThrow('full');
  const waiting = message();
  expect(await order(waiting)).toEqual([503, '5']);
  await expect.poll(health, { timeout: WAIT_LIMIT_MS }).toEqual([503, false]);
  expect((await fetch(`${shop.url}/c/steine`)).status).toBe(200);

  await empty();
  expect(await order(waiting)).toEqual([200, null]);
  await expect.poll(health, { timeout: WAIT_LIMIT_MS }).toEqual([200, true]);
});
