import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type HostedShop, openHostedShop } from '../../setup/hosted-shop.ts';
import { seededDataDir } from '../../setup/start-shop.ts';

export interface FileShop {
  readonly url: string;
  readonly dataDir: string;
}

/** For the tests of one file: a filled shop that stays until they are over; `env` is asked for when it opens. */
export function hostedShop(env: () => Record<string, string> = () => ({})): FileShop {
  let shop: HostedShop;
  let dataDir: string;
  async function open(place: Record<string, string> = {}): Promise<void> {
    dataDir = await seededDataDir();
    shop = await openHostedShop({ ...env(), ...place, DATA_DIR: dataDir });
  }
  beforeAll(() => open());
  // a second attempt does not begin with what the first has left behind
  beforeEach(async ({ task }) => {
    if (!task.result?.retryCount) return;
    await shop.kill();
    await rm(dataDir, { recursive: true, force: true });
    await open({ PORT: new URL(shop.url).port });
  });
  afterAll(async () => {
    await shop.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  return {
    get url() {
      return shop.url;
    },
    get dataDir() {
      return dataDir;
    },
  };
}
