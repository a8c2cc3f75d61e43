import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../support/free-port.ts';
import { NO_LIMITS_ENV } from '../support/no-limits.ts';
import { endWithUs } from './end-with-us.ts';

export interface RunningShop {
  url: string;
  pid: number;
  /** the lines it has written so far */
  lines: readonly string[];
  /** asks it to end, waits until it has, and gives its exit code */
  stop(): Promise<number | null>;
  /** ends it as a power cut would; a data directory that `env` has named stays as it is */
  kill(): Promise<void>;
}

/** Variables of a shop of tests, at a free port unless `env` names one. */
export const shopEnv = async (env: Record<string, string>): Promise<NodeJS.ProcessEnv> => ({
  ...process.env,
  // that of the test runner
  NODE_ENV: undefined,
  PORT: String(await freePort()),
  DATABASE_URL: '',
  ...NO_LIMITS_ENV,
  // a test that is about it switches it on: each takes processors from all others
  DRAW_AHEAD: 'false',
  REBUILD_ON_START: 'false',
  // how quick a shared machine is says nothing about the shop
  SEARCH_TIMEOUT_MS: '60000',
  SEARCH_TIMEOUT_SERVER_MS: '60000',
  ...env,
});

/** The shop as a stranger starts it: an own process, an empty data directory unless `env` names one, a free port. */
export async function startShopProcess(
  env: Record<string, string> = {},
  nodeArguments = ['--max-semi-space-size=16', 'apps/shop/src/start.ts'],
): Promise<RunningShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'brixel-shop-'));
  const shop = spawn(process.execPath, nodeArguments, {
    env: await shopEnv({ DATA_DIR: dataDir, ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const errors: string[] = [];
  createInterface({ input: shop.stderr }).on('line', (line) => {
    errors.push(line);
    process.stderr.write(`${line}\n`);
  });
  endWithUs(shop);
  const exited = once(shop, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  const lines: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: shop.stdout })
      .on('line', (line) => {
        lines.push(line);
        const address = /ready: (http\S+)/.exec(line)?.[1];
        if (address) resolve(address);
      })
      .on('close', async () => {
        const [code, signal] = await exited;
        const output = [...lines, ...errors].slice(-20).join('\n');
        reject(new Error(`The shop ended before it was ready, with ${signal ?? code}:\n${output}`));
      });
  });
  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    if (shop.exitCode === null && shop.signalCode === null) shop.kill(signal);
    const [code] = await exited;
    await rm(dataDir, { recursive: true, force: true });
    return code;
  }
  return {
    url,
    pid: shop.pid ?? 0,
    lines,
    stop: () => end('SIGTERM'),
    async kill() {
      await end('SIGKILL');
    },
  };
}
