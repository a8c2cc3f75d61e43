import { access, mkdtemp, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { RunningShop } from '../setup/shop-process.ts';
import { startShop } from '../setup/start-shop.ts';
import { WAIT_LIMIT_MS } from '../support/limits.ts';

test('a shop keeps its catalogue for the next start, and starts without it where it is broken', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'brixel-snapshot-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const start = async (): Promise<RunningShop> => {
    const shop = await startShop({ DATA_DIR: dataDir, LOG_LEVEL: 'info' });
    onTestFinished(async () => void (await shop.stop()));
    expect(await (await fetch(`${shop.url}/it`)).text()).toContain('Mattoncino');
    return shop;
  };
  const said = ({ lines }: RunningShop, words: string): boolean => lines.some((line) => line.includes(words));
  const file = path.join(dataDir, 'catalog', 'snapshot.bin');

  const first = await start();
  await expect.poll(() => access(file).then(() => true), { timeout: WAIT_LIMIT_MS }).toBe(true);
  expect(said(first, '"fromSnapshot":false')).toBe(true);
  expect(await first.stop()).toBe(0);

  const second = await start();
  expect(said(second, '"fromSnapshot":true')).toBe(true);
  expect(await second.stop()).toBe(0);

  await truncate(file, 1_000_000);
  const third = await start();
  expect(said(third, 'the kept catalogue is ignored')).toBe(true);
  expect(await third.stop()).toBe(0);
});
