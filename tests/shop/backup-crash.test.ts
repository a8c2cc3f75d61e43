import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdtemp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Envelope } from '@brixel/contract/envelope';
import type { PlacedOrder } from '@brixel/contract/order';
import { openDatabase } from '@brixel/platform/database/database';
import { expect, inject, onTestFinished, test } from 'vitest';
import { seededDataDir, startShop } from '../setup/start-shop.ts';
import { tableSums } from '../support/table-sums.ts';
import { orderMessage } from '../support/test-order.ts';

const OWNER = path.join(import.meta.dirname, '../../apps/shop/src/owner.ts');

const startOwner = (dataDir: string, ...words: string[]): ChildProcess =>
  spawn(process.execPath, [OWNER, ...words], {
    env: { ...process.env, NODE_ENV: undefined, DATA_DIR: dataDir, DATABASE_URL: '' },
    stdio: 'ignore',
  });

/** Resolves once the backup is being written. */
async function begun(target: string): Promise<void> {
  const unfinished = `${path.basename(target)}.part-`;
  while (!(await readdir(path.dirname(target))).some((name) => name.startsWith(unfinished))) await sleep(2);
}

async function order(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/order`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(orderMessage([{ sku: 'BX-3005-1', qty: 1 }])),
  });
  const { result } = (await answer.json()) as Envelope<PlacedOrder>;
  return result.orderNumber;
}

test('a shop that is killed during its backup comes back elsewhere with every order; a killed backup leaves no file of its name', async () => {
  const dataDir = await seededDataDir();
  const folder = await mkdtemp(path.join(inject('runFolder'), 'backup-'));
  onTestFinished(async () => {
    for (const place of [dataDir, folder]) await rm(place, { recursive: true, force: true });
  });
  const shop = await startShop({ DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'error' });
  onTestFinished(() => shop.kill());
  const answered: string[] = [];
  for (let count = 0; count < 20; count += 1) answered.push(await order(shop.url));

  const target = path.join(folder, 'during.zip');
  const backup = startOwner(dataDir, 'backup', target);
  const ended = once(backup, 'exit');
  const later = (async () => {
    for (;;) await order(shop.url);
  })().catch(() => 'the shop is gone');
  await begun(target);
  await shop.kill();
  expect(await later).toBe('the shop is gone');
  expect(await ended).toEqual([0, null]);

  const killed = path.join(folder, 'killed.zip');
  const dying = startOwner(dataDir, 'backup', killed);
  await begun(killed);
  dying.kill('SIGKILL');
  await once(dying, 'exit');
  await expect(access(killed)).rejects.toThrow();
  expect(await once(startOwner(dataDir, 'backup', killed), 'exit')).toEqual([0, null]);

  const restored = path.join(folder, 'restored');
  expect(await once(startOwner(restored, 'restore', target), 'exit')).toEqual([0, null]);
  const exact = path.join(folder, 'exact');
  expect(await once(startOwner(exact, 'restore', killed), 'exit')).toEqual([0, null]);
  expect(await tableSums({ dataDir: exact })).toEqual(await tableSums({ dataDir }));

  const there = await startShop({ DATA_DIR: restored, DATABASE_URL: '', LOG_LEVEL: 'error' });
  onTestFinished(() => there.kill());
  expect((await fetch(there.url)).status).toBe(200);
  expect(await order(there.url)).toMatch(/^BX-/);
  await there.stop();
  const { db, close } = await openDatabase({ dataDir: restored });
  const kept = await db.selectFrom('placed_order').select('order_number').execute();
  await close();
  expect(kept.map((row) => row.order_number)).toEqual(expect.arrayContaining(answered));
  expect(await once(startOwner(restored, 'stock', 'check'), 'exit')).toEqual([0, null]);
});
