import { cp, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { seededFolder } from '../support/seeded-folder.ts';
import { openHostedShop } from './hosted-shop.ts';
import { type RunningShop, startShopProcess } from './shop-process.ts';

/** A shop of a test's own that has been filled before; on a database or a data directory that `env` names, as that is. */
export async function startShop(env: Record<string, string> = {}, nodeArguments?: string[]): Promise<RunningShop> {
  if (env.DATA_DIR || env.DATABASE_URL) return startShopProcess(env, nodeArguments);
  const dataDir = await seededDataDir();
  const shop = await startShopProcess({ ...env, DATA_DIR: dataDir }, nodeArguments);
  const remove = () => rm(dataDir, { recursive: true, force: true });
  return {
    ...shop,
    async stop() {
      const code = await shop.stop();
      await remove();
      return code;
    },
    async kill() {
      await shop.kill();
      await remove();
    },
  };
}

export interface OpenShop {
  url: string;
  close(): Promise<void>;
}

/** The same for tests that neither kill theirs nor look at its process: in one that has had others before. */
export async function openShop(env: Record<string, string> = {}): Promise<OpenShop> {
  const dataDir = env.DATA_DIR ?? (await seededDataDir());
  const shop = await openHostedShop({ ...env, DATA_DIR: dataDir });
  return {
    url: shop.url,
    async close() {
      await shop.close();
      if (!env.DATA_DIR) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A data directory as a shop has left it that was started once. */
export async function seededDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(inject('runFolder'), 'shop-'));
  await cp(await seededFolder(), dataDir, { recursive: true });
  return dataDir;
}
