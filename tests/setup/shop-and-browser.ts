import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { findChromium } from '../../scripts/chromium.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    shopUrl: string;
    browserEndpoint: string;
    databaseKind: 'sqlite' | 'postgres';
    postgresUrl: string;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('No free port.');
  return address.port;
}

/** The shop as a stranger starts it: an own process, an empty data directory, a free port. */
async function startShop(dataDir: string) {
  const shop = spawn(process.execPath, ['apps/shop/src/start.ts'], {
    env: {
      ...process.env,
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stopped = once(shop, 'exit');
  for await (const line of createInterface({ input: shop.stdout })) {
    const url = /ready: (http\S+)/.exec(line)?.[1];
    if (!url) continue;
    const stop = async () => {
      shop.kill('SIGTERM');
      await stopped;
    };
    return { url, stop };
  }
  throw new Error('The shop ended before it was ready.');
}

export default async function setup({ provide }: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'brixel-shop-'));
  const [shop, browser] = await Promise.all([
    startShop(dataDir),
    chromium.launchServer({
      executablePath: findChromium() ?? '',
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'],
    }),
  ]);
  provide('shopUrl', shop.url);
  provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await shop.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
