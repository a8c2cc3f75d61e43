import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('No free port.');
  return address.port;
}

export interface RunningShop {
  url: string;
  /** asks it to end, waits until it has, and gives its exit code */
  stop(): Promise<number | null>;
}

/** The shop as a stranger starts it: an own process, an empty data directory, a free port. */
export async function startShop(
  env: Record<string, string> = {},
  nodeArguments = ['apps/shop/src/start.ts'],
): Promise<RunningShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'brixel-shop-'));
  const shop = spawn(process.execPath, nodeArguments, {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(shop, 'exit') as Promise<[number | null]>;
  for await (const line of createInterface({ input: shop.stdout })) {
    const url = /ready: (http\S+)/.exec(line)?.[1];
    if (!url) continue;
    const stop = async () => {
      if (shop.exitCode === null) shop.kill('SIGTERM');
      const [code] = await exited;
      await rm(dataDir, { recursive: true, force: true });
      return code;
    };
    return { url, stop };
  }
  throw new Error('The shop ended before it was ready.');
}
