import { existsSync } from 'node:fs';
import { mkdir, rename, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inject } from 'vitest';

/**
 * The data directory of a shop that was filled with the demo catalogue and has stored its snapshot, to be copied. Whichever worker
 * needs it first makes it, once in a run: `seeding.test.ts` and the shop of the browser tests prove the filling itself.
 */
export async function seededFolder(): Promise<string> {
  const folder = path.join(inject('runFolder'), 'seeded');
  const lock = `${folder}.lock`;
  const unlock = async (error: unknown): Promise<never> => {
    await rmdir(lock);
    throw error;
  };
  while (!existsSync(folder)) {
    if (await isFirst(lock)) await fill(folder).catch(unlock);
    else await sleep(100);
  }
  return folder;
}

/** Only one process can create a folder. */
const isFirst = (folder: string): Promise<boolean> =>
  mkdir(folder).then(
    () => true,
    () => false,
  );

async function fill(folder: string): Promise<void> {
  // most files that start a shop need nothing else of the platform
  const { createPlatform } = await import('@brixel/platform/platform');
  const dataDir = `${folder}.unfinished`;
  await (await createPlatform({ dataDir })).close();
  await rename(dataDir, folder);
}
