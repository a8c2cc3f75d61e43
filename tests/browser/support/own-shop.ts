import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, onTestFinished } from 'vitest';
import type { RunningShop } from '../../setup/shop-process.ts';
import { seededDataDir, startShop } from '../../setup/start-shop.ts';

/** A shop at an address that stays, though the shop itself may stop, come back and be replaced by another release. */
export interface OwnShop {
  readonly url: string;
  readonly dataDir: string;
  /** of the release that runs; undefined: that of the build */
  readonly startFile: string | undefined;
  /** as a power cut would: requests get no answer until it is started again or the test is over */
  stop(): Promise<void>;
  /** `settings`: of this start only */
  start(settings?: Record<string, string>): Promise<void>;
  /** goes on with another release, see `tests/support/next-release.ts`; without a name with that of the build */
  deploy(startFile?: string): Promise<void>;
}

/** For the tests of one file; `always`: settings of every start. */
export function ownShop(always: Record<string, string> = {}): OwnShop {
  let dataDir: string;
  let running: RunningShop;
  beforeAll(async () => {
    dataDir = await seededDataDir();
    starting = startShop({ ...always, DATA_DIR: dataDir });
    running = await starting;
  });
  afterAll(async () => {
    await (await starting).kill();
    await rm(dataDir, { recursive: true, force: true });
  });
  // a second attempt does not begin with what the first has left behind
  beforeEach(async ({ task }) => {
    if (!task.result?.retryCount) return;
    await (await starting).kill();
    await rm(dataDir, { recursive: true, force: true });
    dataDir = await seededDataDir();
    startFile = undefined;
    await start();
  });
  let startFile: string | undefined;
  let isStopped = false;
  /** The one that is being started too: a test that has run out of time goes on starting it. */
  let starting: Promise<RunningShop>;
  async function start(settings: Record<string, string> = {}): Promise<void> {
    const env = { ...always, ...settings, DATA_DIR: dataDir, PORT: new URL(running.url).port };
    starting = startShop(env, startFile ? [startFile] : undefined);
    running = await starting;
    isStopped = false;
  }
  return {
    get url() {
      return running.url;
    },
    get dataDir() {
      return dataDir;
    },
    get startFile() {
      return startFile;
    },
    start,
    async stop() {
      isStopped = true;
      await running.kill();
      onTestFinished(() => (isStopped ? start() : undefined));
    },
    async deploy(file) {
      await running.kill();
      startFile = file;
      await start();
    },
  };
}
