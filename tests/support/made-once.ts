import { existsSync } from 'node:fs';
import { mkdir, rename, rmdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** A folder that whichever worker needs it first makes, once in a run; the others wait for it. */
export async function madeOnce(folder: string, make: (unfinished: string) => Promise<void>): Promise<string> {
  const lock = `${folder}.lock`;
  while (!existsSync(folder)) {
    if (await isFirst(lock)) {
      try {
        await make(`${folder}.unfinished`);
        await rename(`${folder}.unfinished`, folder);
      } catch (error) {
        await rmdir(lock);
        throw error;
      }
    } else await sleep(100);
  }
  return folder;
}

/** Only one process can create a folder. */
const isFirst = (folder: string): Promise<boolean> =>
  mkdir(folder).then(
    () => true,
    () => false,
  );
