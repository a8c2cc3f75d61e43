import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, chromium } from 'playwright-core';
import { findChromium } from '../../scripts/chromium.mjs';

/** A browser of one shopper, whose profile outlives its process. */
export interface ShopperBrowser {
  readonly context: BrowserContext;
  /** as a crash would end it, and then opened again */
  killAndReopen(): Promise<void>;
  close(): Promise<void>;
}

const IN_PAGE = fileURLToPath(new URL('./in-page.js', import.meta.url));
const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--blink-settings=imagesEnabled=false'];

/** All shoppers whose browsers live share one. */
export async function sharedBrowser() {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ARGUMENTS });
  return {
    async open(): Promise<ShopperBrowser> {
      const context = await prepared(await browser.newContext());
      return {
        context,
        killAndReopen: () => Promise.reject(new Error('This browser is shared.')),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}

export async function ownBrowser(): Promise<ShopperBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'brixel-profile-'));
  let running = await launch(profile);
  return {
    get context() {
      return running.context;
    },
    async killAndReopen() {
      await end(running.process);
      running = await launch(profile);
    },
    async close() {
      await end(running.process);
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function launch(profile: string) {
  const options = ['--headless=new', '--no-first-run', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  // a group of its own, so that nothing of it survives
  const child = spawn(chromiumPath(), [...ARGUMENTS, ...options, 'about:blank'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const endpoint = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stderr })
      .on('line', (text) => {
        const address = /listening on (ws:\S+)/.exec(text)?.[1];
        if (address) resolve(address);
      })
      .on('close', () => reject(new Error('The browser did not start.')));
  });
  const browser = await chromium.connectOverCDP(endpoint);
  const [context] = browser.contexts();
  if (!context) throw new Error('The browser has no profile.');
  return { process: child, context: await prepared(context) };
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  if (child.pid) process.kill(-child.pid, 'SIGKILL');
  await ended;
}

function chromiumPath(): string {
  const path = findChromium();
  if (!path) throw new Error('There is no Chromium: see npm run setup.');
  return path;
}

async function prepared(context: BrowserContext): Promise<BrowserContext> {
  context.setDefaultTimeout(30_000);
  await context.addInitScript({ path: IN_PAGE });
  return context;
}
